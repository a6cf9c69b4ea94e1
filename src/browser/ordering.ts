import { safeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { resumeSession, signOut } from '../../src-domain/account/session.ts'
import { eventsOfPatron } from '../../src-domain/analytics/events-of-flow.ts'
import { eventsOfOrder } from '../../src-domain/analytics/events-of-order.ts'
import { lacksAddress } from '../../src-domain/fulfilment/lacks-address.ts'
import { askWhoDelivers } from '../../src-domain/location/ask-who-delivers.ts'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { menuSearch } from '../../src-domain/menu/menu-search.ts'
import { fetchUpsells } from '../../src-domain/upsell/fetch-upsells.ts'
import { laterSheets } from '../../src-ui/cart/later-sheets.ts'
import { itemHref } from '../../src-ui/menu/item-card-view.ts'
import { withToast } from '../../src-ui/shell/toasts.tsx'
import { noticeOf } from '../../src-ui/shell/unavailable-notice.ts'
import { whenIdle } from '../../src-ui/shell/when-idle.ts'
import { Port } from '../ports.ts'
import { addressDesks } from './address-desk.ts'
import { shopAnalytics } from './analytics.ts'
import { cartAddress } from './cart-address.ts'
import { checkCart } from './cart-checks.ts'
import { cartSteps } from './cart-steps.ts'
import { closeFinishedFlow } from './close-finished-flow.ts'
import { browserContainer } from './container.ts'
import { drawOrdering } from './draw-ordering.tsx'
import { forgetGuest, isGuestHere } from './forget-guest.ts'
import { linkDesk } from './link-desk.ts'
import { linkedTable } from './linked-table.ts'
import { locationDesk } from './location-desk.ts'
import { menuInView } from './menu-in-view.ts'
import { orderingActions } from './ordering-actions.ts'
import { orderingCells } from './ordering-cells.ts'
import { orderingWords } from './ordering-words.ts'
import { placeOf } from './place-of-wish.ts'
import { placesInHistory } from './places-in-history.ts'
import { reportPlaces } from './report-places.ts'
import { reportedCell } from './reported-cell.ts'
import { sharedCartDesk } from './shared-cart.ts'
import type { ShopPage } from './shop-page.ts'
import { startKioskIdle } from './start-kiosk-idle.tsx'

const addressOnCard = (menuHref: string, itemId: string): string =>
  [...document.links]
    .map(({ pathname }) => pathname)
    .find((path) => path.startsWith(menuHref) && path.endsWith(`/${encodeURIComponent(itemId)}`)) ??
  itemHref(menuHref, { id: itemId })

/** Wakes the ordering chunk on a shop page: item sheet, cart and signing in. To be called once. */
export const startOrdering = (shop: ShopPage): void => {
  const { brand, locale, texts, location: place, orderType, menuHref } = shop
  const words = orderingWords(texts, locale)
  const cells = orderingCells(shop)
  const container = browserContainer({
    page: window,
    brand,
    apiBase: shop.apiBase,
    turnstileSiteKey: shop.turnstileSiteKey,
    calls: {
      locationId: () => cells.order.current().location?.id ?? place?.id,
      ...(shop.market === undefined ? {} : { platform: 'marketplace' as const }),
      onUnavailable: (message) => cells.alert.update(() => noticeOf(message)),
      report: (what) => window.reportError(new Error(what)),
    },
  })
  const ids = container.get(Port.ids)
  const session = {
    patrons: container.get(Port.patrons),
    session: container.get(Port.sessionKeeper),
    patron: cells.patron,
    human: container.get(Port.human),
  }
  const say = (text: string) => cells.toasts.update(withToast(text))

  const places = placesInHistory(window, cells.place, (next) => {
    if (next._tag !== 'Item' || menuHref === undefined) return undefined
    const menu = cells.menu.current()
    const item = menu._tag === 'Ready' ? menu.menu.items.get(next.itemId) : undefined
    // Before the menu is there, the card that was tapped knows its own address (MENU-15).
    return item === undefined ? addressOnCard(menuHref, next.itemId) : itemHref(menuHref, item)
  })

  const askUpsells = fetchUpsells({
    gateway: container.get(Port.upsells),
    upsells: cells.upsells,
    pause: container.get(Port.pause),
  })
  const menu = menuInView({
    cells,
    menus: container.get(Port.menus),
    askUpsells,
    pause: container.get(Port.pause),
    ids,
    wanted: () => {
      const locationId = place?.id ?? cells.order.current().location?.id
      // On the location picker there is no menu in view; what is in the cart was chosen for its own way.
      const wanted = place === undefined ? cells.order.current().diningOption : orderType
      return locationId === undefined ? undefined : { locationId, orderType: wanted }
    },
    arrived: (menu) => shop.searchIn?.(menuSearch(menu, orderType)),
    repriced: (names) => say(words.ordering.newPrices({ names: names.join(', ') })),
    leftBehind: (names) => say(words.ordering.notCarriedOver({ names: names.join(', ') })),
    report: (what) => window.reportError(new Error(what)),
  })

  const report = shopAnalytics({
    brand: brand.analytics,
    storage: safeStorage(() => window.sessionStorage),
    pause: container.get(Port.pause),
  })
  const menuNow = () => {
    const state = cells.menu.current()
    return state._tag === 'Ready' ? state.menu : emptyMenu
  }
  // Only what the customer does is told: not what is restored, reconciled, or done in another tab.
  const order = reportedCell(cells.order, (before, after) => report(eventsOfOrder(before, after, menuNow())))
  const patron = reportedCell(cells.patron, (before, after) => report(eventsOfPatron(before.patron, after.patron)))
  reportPlaces(cells, report)

  const steps = cartSteps({
    cells,
    brand,
    menus: container.get(Port.menus),
    askUpsells,
    locations: container.get(Port.locations),
    pause: container.get(Port.pause),
    ids,
  })
  const carts = container.get(Port.savedCarts)
  const sharedCart = sharedCartDesk({
    carts,
    order: cells.order,
    state: cells.sharedCart,
    ids,
    clock: container.get(Port.clock),
    onTimeDropped: shop.noteTimeDropped,
    filled: () => window.location.replace(cartAddress(cells.order.current(), 'cart')),
    kept: () => {
      const mine = cells.order.current()
      window.location.replace(mine.items.length === 0 ? '/' : cartAddress(mine, 'cart'))
    },
  })

  const addressDesk = addressDesks({
    places: container.get(Port.places),
    locations: container.get(Port.locations),
    visit: container.get(Port.visitAddresses),
    order,
    patron: cells.patron,
    pause: container.get(Port.pause),
    ids,
    report: (what) => window.reportError(new Error(what)),
    menuHref,
    market: shop.market,
    close: places.back,
    // In the place of the sheet's own entry, so that the way back from there leads to the page below it.
    leave: (address) => window.location.replace(address),
  })

  const actions = orderingActions({
    addressDesk,
    cells: { ...cells, order },
    places,
    session: { ...session, patron },
    ids,
    brand,
    words: words.ordering,
    offline: words.common.offline,
    tables: container.get(Port.tables),
    steps,
    schedules: container.get(Port.schedules),
    say,
    flow: container.get(Port.flowKeeper),
    checkoutForm: container.get(Port.checkoutFormKeeper),
    chooser: locationDesk({
      places: container.get(Port.places),
      locations: container.get(Port.locations),
      whereabouts: container.get(Port.whereabouts),
      menus: container.get(Port.menus),
      chooser: cells.chooser,
      order,
      ids,
      clock: container.get(Port.clock),
      pause: container.get(Port.pause),
      market: shop.market,
      menuHref,
      back: places.back,
      leave: (address) => window.location.replace(address),
      report: (what) => window.reportError(new Error(what)),
    }),
    fetchMenu: menu.fetch,
    sharedCart,
    createLink: linkDesk({ carts, order: cells.order, link: cells.link, origin: window.location.origin }),
    copy: (text) =>
      navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
      ) ?? Promise.resolve(false),
    leave: (address) => window.location.assign(address),
  })
  drawOrdering(shop.stage, words, { cells, actions })
  // So that a tap finds them here; a fetch that fails is tried again by whoever opens one.
  whenIdle(() => void laterSheets.fetch().catch(() => undefined))
  const whoDelivers = askWhoDelivers({
    locations: container.get(Port.locations),
    order: cells.order,
    around: cells.delivery,
    clock: container.get(Port.clock),
    isAboutDelivery: orderType === 'delivery',
    market: shop.market,
    report: (what) => window.reportError(new Error(what)),
  })
  cells.order.changes.subscribe(() => void whoDelivers())
  void resumeSession(session)()
  void menu.fetch()
  const answerPlace = () => {
    const now = cells.place.current()
    if (now._tag !== 'Closed') menu.retry()
    if (now._tag === 'Cart' || now._tag === 'Table') void steps.prepare()
    if (now._tag === 'Cart') void whoDelivers('again')
  }
  cells.place.changes.subscribe(answerPlace)
  // What could not be asked meanwhile is asked now, and nobody has to load the page again.
  cells.online.changes.subscribe((isOnline) => {
    if (!isOnline) return
    menu.retry()
    answerPlace()
    void whoDelivers('again')
  })
  checkCart({
    cells,
    orders: container.get(Port.orders),
    pause: container.get(Port.pause),
  })
  closeFinishedFlow({ page: window, flow: container.get(Port.flowKeeper), order: cells.order, places })
  if (shop.isTimeDropped()) say(words.times.dropped)
  shop.onOrderChangedElsewhere(() => say(words.ordering.changedElsewhere))
  startKioskIdle({
    page: window,
    brand,
    locale,
    texts,
    clock: container.get(Port.clock),
    pause: container.get(Port.pause),
    hasGuest: () => isGuestHere(cells, container.get(Port.checkoutFormKeeper).read()),
    // A shop page never has an order in flight; what an earlier page left there is resolved before this one starts.
    isBusy: () => false,
    forget: () =>
      forgetGuest({
        local: safeStorage(() => window.localStorage),
        tab: safeStorage(() => window.sessionStorage),
        signOut: signOut(session),
        pause: container.get(Port.pause),
        slug: () => (place ?? cells.order.current().location)?.slug,
        leave: (address) => window.location.replace(address),
      }),
  })
  const sitAt = linkedTable({
    order: cells.order,
    choose: actions.chooseTable,
    words: words.table,
    tab: safeStorage(() => window.sessionStorage),
    say,
    open: places.open,
  })
  shop.onWish((wish) => {
    const next = placeOf(wish, place?.slug)
    if (next !== undefined) places.open(next)
    // LINK-04: over the cart, so that the way back from it leads there.
    if (wish._tag === 'OpenCart' && wish.asksAddress === true && lacksAddress(cells.order.current()))
      places.open({ _tag: 'Address', ...(place === undefined ? {} : { slug: place.slug }) })
    if (wish._tag === 'NearMe') {
      void actions.chooser.show('pickup')
      void actions.chooser.here()
    }
    if (wish._tag === 'SitAt') void sitAt(wish.table)
    if (wish._tag === 'SharedCart') void sharedCart.open(wish.id)
  })
}
