import { resumeSession } from '../../../src-domain/account/session.ts'
import { laterSheets } from '../../../src-ui/cart/later-sheets.ts'
import { whenIdle } from '../../../src-ui/shell/when-idle.ts'
import { accountLater } from '../account/account-later.ts'
import { Port } from '../document/ports.ts'
import { askAgain } from './ask-again.ts'
import { checkCart } from './cart-checks.ts'
import { closeFinishedFlow } from './close-finished-flow.ts'
import { customerEvents } from './customer-events.ts'
import { drawOrdering } from './draw-ordering.tsx'
import { idleGuest } from './idle-guest.ts'
import { itemAddress } from './item-address.ts'
import { menuHere } from './menu-here.ts'
import { orderingActions } from './ordering-actions.ts'
import { orderingPage } from './ordering-page.ts'
import { placesInHistory } from './places-in-history.ts'
import { serveWishes } from './serve-wishes.ts'
import { sharing } from './sharing.ts'
import type { ShopPage } from './shop-page.ts'
import { whereTo } from './where-to.ts'

/** Wakes the ordering chunk on a shop page: item sheet, cart and signing in. To be called once. */
export const startOrdering = (shop: ShopPage): void => {
  const here = orderingPage(shop)
  const { cells, words, container, session, say } = here
  const flow = container.get(Port.flowKeeper)
  const checkoutForm = container.get(Port.checkoutFormKeeper)
  const places = placesInHistory(window, cells.place, itemAddress(here))
  const { menu, steps } = menuHere(here)
  const { order, patron } = customerEvents(here)
  const { sharedCart, createLink } = sharing(here)
  const actions = orderingActions({
    ...whereTo(here, order, places.back),
    cells: { ...cells, order },
    places,
    session: { ...session, patron },
    account: accountLater({ container, patron, guest: () => checkoutForm.read()?.guest }),
    ids: container.get(Port.ids),
    brand: shop.brand,
    words: words.ordering,
    offline: words.common.offline,
    tables: container.get(Port.tables),
    steps,
    schedules: container.get(Port.schedules),
    say,
    flow,
    checkoutForm,
    fetchMenu: menu.fetch,
    sharedCart,
    createLink,
    copy,
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

/** Says whether the browser let us. */
async function copy(text: string): Promise<boolean> {
  return (
    navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  )
}
