import { fetchAhead } from '../../../src-adapters/browser/fetch-ahead.ts'
import { watchSession } from '../../../src-ui/account/watch-session.ts'
import { checkCart } from '../../../src-ui/cart/check-cart.ts'
import { fetchSheetData } from '../../../src-ui/navigation/fetch-sheet-data.ts'
import { prefetchSheets } from '../../../src-ui/navigation/prefetched-sheets.ts'
import { serveIntents } from '../../../src-ui/navigation/serve-intents.ts'
import { whenCartOpens } from '../../../src-ui/navigation/when-cart-opens.ts'
import { showMenuTime } from '../../../src-ui/scheduling/show-menu-time.ts'
import { loadOnceOnline } from '../document/load-once-online.ts'
import { drawOrdering } from './draw-ordering.tsx'
import { orderingControllers } from './ordering-controllers.ts'
import { orderingPage } from './ordering-page.ts'
import type { ShopPage } from './shop-page.ts'

/** Starts the ordering chunk on a shop page: item sheet, cart and login. Call it once. */
export function startOrdering(shop: ShopPage): void {
  const page = orderingPage(shop)
  const { cells, words, say } = page
  const { location, orderType, market, onIntent } = shop
  const controllers = orderingControllers(page)
  const { flow, menu, actions } = controllers
  if (location !== undefined && orderType === 'pickup')
    showMenuTime(document, cells.order, words.times, location.timeZone, cells.facts.now)
  drawOrdering(shop.stage, words, { cells, actions })
  prefetchSheets(shop.putAway, cells.putAway)
  watchSession(page.session, actions.signOut, () => say(words.ordering.sessionEnded))
  void menu.fetch()
  fetchSheetData({ ...page, menu, market, isAboutDelivery: orderType === 'delivery' })
  checkCart(page)
  const { checkoutScript } = shop
  if (checkoutScript !== undefined) whenCartOpens(cells, () => void fetchAhead(checkoutScript, window))
  flow.resume(shop.loadedAt)
  // A page restored from the back-forward cache still shows its last sheet.
  window.addEventListener('pageshow', ({ persisted }) => persisted && flow.resume())
  if (shop.isTimeDropped()) say(words.times.dropped)
  shop.onOrderChangedElsewhere(() => say(words.ordering.changedElsewhere))
  // Loaded separately, because few brands have devices at tables.
  if (shop.brand.kioskIdle !== undefined)
    void loadOnceOnline(() => import('./idle-guest.ts'), window).then(({ idleGuest }) => idleGuest(page))
  serveIntents({ ...controllers, order: cells.order, slug: location?.slug, onIntent })
}
