import { resumeSession } from '../../src-domain/account/session.ts'
import { menuSearch } from '../../src-domain/menu/menu-search.ts'
import { fetchUpsells } from '../../src-domain/upsell/fetch-upsells.ts'
import { laterSheets } from '../../src-ui/cart/later-sheets.ts'
import { whenIdle } from '../../src-ui/shell/when-idle.ts'
import { Port } from '../ports.ts'
import { accountLater } from './account-later.ts'
import { checkCart } from './cart-checks.ts'
import { cartSteps } from './cart-steps.ts'
import { closeFinishedFlow } from './close-finished-flow.ts'
import { drawOrdering } from './draw-ordering.tsx'
import { menuInView } from './menu-in-view.ts'
import { askAgain } from './ordering/ask-again.ts'
import { customerEvents } from './ordering/customer-events.ts'
import { idleGuest } from './ordering/idle-guest.ts'
import { itemAddress } from './ordering/item-address.ts'
import { orderingPage } from './ordering/ordering-page.ts'
import { serveWishes } from './ordering/serve-wishes.ts'
import { sharing } from './ordering/sharing.ts'
import { whereTo } from './ordering/where-to.ts'
import { orderingActions } from './ordering-actions.ts'
import { placesInHistory } from './places-in-history.ts'
import type { ShopPage } from './shop-page.ts'

/** Wakes the ordering chunk on a shop page: item sheet, cart and signing in. To be called once. */
export const startOrdering = (shop: ShopPage): void => {
  const here = orderingPage(shop)
  const { cells, words, container, session, say, report } = here
  const { brand, location: place, orderType } = shop
  const ids = container.get(Port.ids)
  const flow = container.get(Port.flowKeeper)
  const places = placesInHistory(window, cells.place, itemAddress(here))

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
    report,
  })

  const steps = cartSteps({
    cells,
    brand,
    menus: container.get(Port.menus),
    askUpsells,
    locations: container.get(Port.locations),
    pause: container.get(Port.pause),
    ids,
  })
  const { order, patron } = customerEvents(here)
  const { sharedCart, createLink } = sharing(here)
  const actions = orderingActions({
    ...whereTo(here, order, places.back),
    cells: { ...cells, order },
    places,
    session: { ...session, patron },
    account: accountLater({
      ...session,
      patron,
      server: container.get(Port.orderServer),
      clock: container.get(Port.clock),
      tab: here.tab,
      guest: () => container.get(Port.checkoutFormKeeper).read()?.guest,
    }),
    ids,
    brand,
    words: words.ordering,
    offline: words.common.offline,
    tables: container.get(Port.tables),
    steps,
    schedules: container.get(Port.schedules),
    say,
    flow,
    checkoutForm: container.get(Port.checkoutFormKeeper),
    fetchMenu: menu.fetch,
    sharedCart,
    createLink,
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
  void resumeSession(session)()
  void menu.fetch()
  askAgain(here, menu, steps)
  checkCart({ cells, orders: container.get(Port.orders), pause: container.get(Port.pause) })
  closeFinishedFlow({ page: window, flow, order: cells.order, places })
  if (shop.isTimeDropped()) say(words.times.dropped)
  shop.onOrderChangedElsewhere(() => say(words.ordering.changedElsewhere))
  idleGuest(here)
  serveWishes(here, places, actions, sharedCart)
}
