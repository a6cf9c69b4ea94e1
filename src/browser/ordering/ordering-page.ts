import type { Container } from 'inversify'
import { heardClock } from '../../../src-adapters/browser/heard-clock.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import type { SignInNeeds } from '../../../src-domain/account/sign-in.ts'
import { editIn } from '../../../src-domain/checkout/flow-position.ts'
import { withToast } from '../../../src-ui/design/toasts.tsx'
import { noticeOf } from '../../../src-ui/design/unavailable-notice.ts'
import { sessionOf } from '../account/session-of.ts'
import { documentContainer } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { orderingModules } from './modules.ts'
import { orderingCells } from './ordering-cells.ts'
import { orderingWords } from './ordering-words.ts'
import type { ShopPage } from './shop-page.ts'

/** What each capability of the ordering chunk is wired from. */
export interface OrderingPage {
  readonly shop: ShopPage
  readonly cells: ReturnType<typeof orderingCells>
  readonly words: ReturnType<typeof orderingWords>
  readonly container: Container
  readonly session: SignInNeeds
  /** Told for a moment, over the page. */
  readonly say: (text: string) => void
  /** For whoever maintains the shop. */
  readonly report: (what: string) => void
  /** A real navigation in the place of the entry in the history, so that the way back leads to what lies below it. */
  readonly leaveInstead: (address: string) => void
}

export function orderingPage(shop: ShopPage): OrderingPage {
  const clock = heardClock(systemClock)
  const cells = orderingCells(shop, clock, () => editIn(container.get(Port.flowStore).read()) !== undefined)
  const report = (what: string) => window.reportError(new Error(what))
  const container = documentContainer(
    {
      page: window,
      brand: shop.brand,
      apiBase: shop.apiBase,
      turnstileSiteKey: shop.turnstileSiteKey,
      hearDate: clock.hear,
      calls: {
        language: shop.locale,
        locationId: () => cells.order.current().location?.id ?? shop.location?.id,
        ...(shop.market === undefined ? {} : { platform: 'marketplace' as const }),
        onUnavailable: (message) => cells.alert.update(() => noticeOf(message)),
        report,
      },
    },
    orderingModules,
  )
  return {
    shop,
    cells,
    words: orderingWords(shop.texts, shop.locale),
    container,
    session: sessionOf(container, cells.patron),
    say: (text) => cells.toasts.update(withToast(text)),
    report,
    leaveInstead: (address) => window.location.replace(address),
  }
}
