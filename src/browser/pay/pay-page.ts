import { placeAsPerson } from '../../../src-domain/ordering/place-as-person.ts'
import { isPlacing } from '../../../src-domain/ordering/placement-state.ts'
import type { PayState } from '../../../src-ui/checkout/pay-state.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { pay } from '../../../src-ui/messages/pay.en.ts'
import { times } from '../../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { noticeOf } from '../../../src-ui/shell/unavailable-notice.ts'
import { payCells } from '../pay-cells.ts'
import { payPorts } from '../pay-ports.ts'

/** What each part of the checkout is wired from. */
export const payPage = (state: PayState) => {
  const { brand, locale, texts, apiBase } = state
  const cells = payCells(state)
  const wired = payPorts({
    page: window,
    brand,
    apiBase,
    turnstileSiteKey: state.turnstileSiteKey,
    calls: {
      language: locale,
      locationId: () => cells.order.current().location?.id,
      onUnavailable: (message) => cells.alert.update(() => noticeOf(message)),
      report: (what) => window.reportError(new Error(what)),
    },
  })
  const { pending, clock, pause, ids } = wired
  const orders = { ...wired.orders, place: placeAsPerson(wired.orders.place, wired.human) }
  return {
    ...{ state, cells, wired },
    words: {
      common: withBrandTexts('common', common, texts, locale),
      pay: withBrandTexts('pay', pay, texts, locale),
      times: withBrandTexts('times', times, texts, locale),
    },
    session: { patrons: wired.patrons, session: wired.session, patron: cells.patron, human: wired.human },
    ports: { orders, pending, clock, pause, ids, ...cells },
    hasItems: () => cells.order.current().items.length > 0,
    /** Nothing is being placed, and nothing has been. */
    isOpen: () => !isPlacing(cells.placement.current()) && cells.placement.current()._tag !== 'Placed',
  }
}

export type PayPage = ReturnType<typeof payPage>
