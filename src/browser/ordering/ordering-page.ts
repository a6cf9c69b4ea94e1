import { correctedClock } from '../../../src-adapters/browser/corrected-clock.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { editIn } from '../../../src-domain/checkout/flow-position.ts'
import { home, marketAddress } from '../../../src-domain/navigation/addresses.ts'
import { withToast } from '../../../src-ui/design/toasts.tsx'
import { noticeOf } from '../../../src-ui/design/unavailable-notice.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { delivery as deliveryTexts } from '../../../src-ui/messages/delivery.en.ts'
import { ordering } from '../../../src-ui/messages/ordering.en.ts'
import { shop as shopTexts } from '../../../src-ui/messages/shop.en.ts'
import { steps as stepTexts } from '../../../src-ui/messages/steps.en.ts'
import { table as tableTexts } from '../../../src-ui/messages/table.en.ts'
import { times as timeTexts } from '../../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { orderingCells } from '../../../src-ui/ordering/ordering-cells.ts'
import { documentContainer } from '../document/container.ts'
import { orderingModules, orderingPorts } from './ordering-module.ts'
import type { ShopPage } from './shop-page.ts'

/** Ports, cells and words that the controllers of the ordering chunk are made from. */
export type OrderingPage = ReturnType<typeof orderingPage>

export function orderingPage(shop: ShopPage) {
  const clock = correctedClock(systemClock)
  const { brand, locale, texts } = shop
  const cells = orderingCells(shop.cells, {
    ...{ brand, locale, texts },
    now: clock.now,
    isEdit: () => editIn(ports.flowStore.read()) !== undefined,
    home: shop.market === undefined ? home : marketAddress(shop.market),
  })
  const report = (what: string) => window.reportError(new Error(what))
  const container = documentContainer(
    {
      page: window,
      brand,
      apiBase: shop.apiBase,
      turnstileSiteKey: shop.turnstileSiteKey,
      hearDate: clock.hear,
      calls: {
        language: locale,
        locationId: () => cells.order.current().location?.id ?? shop.location?.id,
        ...(shop.market === undefined ? {} : { platform: 'marketplace' as const }),
        onUnavailable: (message) => cells.alert.update(() => noticeOf(message)),
        report,
      },
    },
    orderingModules,
  )
  const ports = container.get(orderingPorts)
  return {
    ...ports,
    shop,
    brand,
    cells,
    words: orderingWords(shop),
    container,
    session: { ...ports.session, patron: cells.patron },
    /** Shows a short notice over the page. */
    say: (text: string) => cells.toasts.update(withToast(text)),
    /** Reports an error to the shop's developers. */
    report,
    leave: (address: string) => window.location.assign(address),
    /** Loads another document and replaces the history entry. */
    leaveInstead: (address: string) => window.location.replace(address),
  }
}

/** The texts of the ordering chunk, in the brand's own wording. */
function orderingWords({ texts, locale }: ShopPage) {
  return {
    common: withBrandTexts('common', common, texts, locale),
    shop: withBrandTexts('shop', shopTexts, texts, locale),
    ordering: withBrandTexts('ordering', ordering, texts, locale),
    steps: withBrandTexts('steps', stepTexts, texts, locale),
    delivery: withBrandTexts('delivery', deliveryTexts, texts, locale),
    table: withBrandTexts('table', tableTexts, texts, locale),
    times: withBrandTexts('times', timeTexts, texts, locale),
  }
}
