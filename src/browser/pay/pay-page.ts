import { attributionHeaders } from '../../../src-adapters/browser/attribution-headers.ts'
import { heardClock } from '../../../src-adapters/browser/heard-clock.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { placeAsPerson } from '../../../src-domain/ordering/place-as-person.ts'
import { isUnplaced } from '../../../src-domain/ordering/placement-state.ts'
import type { FurtherStep, StepEnd } from '../../../src-domain/payment/further-step.ts'
import type { IntentEnd } from '../../../src-domain/payment/intent-confirmation.ts'
import { rememberedCredentials } from '../../../src-domain/payment/remembered-credentials.ts'
import type { PayState } from '../../../src-ui/checkout/pay-state.ts'
import { noticeOf } from '../../../src-ui/design/unavailable-notice.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { pay } from '../../../src-ui/messages/pay.en.ts'
import { times } from '../../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { sessionOf } from '../account/session-of.ts'
import { documentContainer } from '../document/container.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import { payModules } from './modules.ts'
import { payCells } from './pay-cells.ts'

/** What each part of the checkout is wired from. */
export function payPage(state: PayState) {
  const { brand, locale, texts, apiBase, turnstileSiteKey } = state
  const clock = heardClock(systemClock)
  const cells = payCells(state, clock)
  const container = documentContainer(
    {
      page: window,
      brand,
      apiBase,
      turnstileSiteKey,
      hearDate: clock.hear,
      calls: {
        language: locale,
        locationId: () => cells.order.current().location?.id,
        attribution: () => attributionHeaders(safeStorage(() => window.sessionStorage)),
        onUnavailable: (message) => cells.alert.update(() => noticeOf(message)),
        report: (what) => window.reportError(new Error(what)),
      },
    },
    payModules,
  )
  const orders = container.get(Port.orders)
  const locations = { credentials: rememberedCredentials(container.get(Port.locations)) }
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    pay: withBrandTexts('pay', pay, texts, locale),
    times: withBrandTexts('times', times, texts, locale),
  }
  const drawn = { state, cells, container, words, locations }
  const forms = later(() => import('./payment-forms.ts').then(({ paymentForms }) => paymentForms(drawn)))
  return {
    ...drawn,
    forms,
    session: sessionOf(container, cells.patron),
    ports: {
      orders: { ...orders, place: placeAsPerson(orders.place, container.get(Port.human)) },
      pending: container.get(Port.pending),
      lock: container.get(Port.placementLock),
      steps: { take: (step: FurtherStep) => forms().then(({ steps }) => steps.take(step), notFetched) },
      intents: { confirm: (secret: string) => forms().then(({ sheets }) => sheets.confirm(secret), notConfirmed) },
      clock: container.get(Port.clock),
      pause: container.get(Port.pause),
      ids: container.get(Port.ids),
      ...cells,
    },
    isOpen: () => isUnplaced(cells.placement.current()),
  }
}

function notFetched(): StepEnd {
  return 'unavailable'
}

function notConfirmed(): IntentEnd {
  return { _tag: 'NotConfirmed', how: 'unavailable' }
}

export type PayPage = ReturnType<typeof payPage>
