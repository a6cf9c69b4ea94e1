import { attributionHeaders } from '../../../src-adapters/browser/attribution-headers.ts'
import { correctedClock } from '../../../src-adapters/browser/corrected-clock.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { checkoutCells } from '../../../src-ui/checkout/checkout-cells.ts'
import type { PayState } from '../../../src-ui/checkout/pay-state.ts'
import { noticeOf } from '../../../src-ui/design/unavailable-notice.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { pay } from '../../../src-ui/messages/pay.en.ts'
import { times } from '../../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { documentContainer } from '../document/container.ts'
import { payModules, payPorts } from './pay-module.ts'

/** Ports, cells and words that the controller and the lazy parts of the pay document are made from. */
export function payPage(state: PayState) {
  const { brand, locale, texts, apiBase, turnstileSiteKey } = state
  const clock = correctedClock(systemClock)
  const cells = checkoutCells(state, clock)
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
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    pay: withBrandTexts('pay', pay, texts, locale),
    times: withBrandTexts('times', times, texts, locale),
  }
  const ports = container.get(payPorts)
  return { ...ports, state, cells, container, words, session: { ...ports.session, patron: cells.patron } }
}

export type PayPage = ReturnType<typeof payPage>
