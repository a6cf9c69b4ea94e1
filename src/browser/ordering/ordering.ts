import { copyText } from '../../../src-adapters/browser/copy-text.ts'
import { chooseTable } from '../../../src-domain/fulfilment/choose-table.ts'
import { accountLater } from '../account/account-later.ts'
import { socialLater } from '../account/social-later.ts'
import { Port } from '../document/ports.ts'
import { untilHere } from '../document/until-here.ts'
import { againHereLater } from './again-here-later.ts'
import { askAgain } from './ask-again.ts'
import { bringLaterSheets } from './bring-later-sheets.ts'
import { checkCart } from './cart-checks.ts'
import { customerEvents } from './customer-events.ts'
import { drawOrdering } from './draw-ordering.tsx'
import { followMenuTime } from './follow-menu-time.ts'
import { menuHere } from './menu-here.ts'
import { orderingActions } from './ordering-actions.ts'
import { orderingPage } from './ordering-page.ts'
import { serveIntents } from './serve-intents.ts'
import { sharing } from './sharing.ts'
import { sheetFlow } from './sheet-flow.ts'
import type { ShopPage } from './shop-page.ts'
import { watchSession } from './watch-session.ts'
import { whereTo } from './where-to.ts'

/** Wakes the ordering chunk on a shop page: item sheet, cart and signing in. To be called once. */
export function startOrdering(shop: ShopPage): void {
  const here = orderingPage(shop)
  const { cells, words, container, session, say } = here
  const checkoutForm = container.get(Port.checkoutFormStore)
  const guest = () => checkoutForm.read()?.guest
  const flow = sheetFlow(here)
  const menu = menuHere(here, followMenuTime(here))
  const { order, patron } = customerEvents(here)
  const { sharedCart, createLink } = sharing(here)
  const ids = container.get(Port.ids)
  const choose = chooseTable({ tables: container.get(Port.tables), order, ids })
  const where = whereTo(here, order, { back: flow.back, toCheckout: () => void actions.checkout() })
  const actions = orderingActions({
    ...where,
    cells: { ...cells, order },
    flow,
    session: { ...session, patron },
    account: accountLater({ container, patron, guest }),
    social: socialLater({ container, patron, guest }),
    again: againHereLater({ ...here, order, flow }),
    ids,
    brand: shop.brand,
    words: words.ordering,
    offline: words.common.offline,
    chooseTable: choose,
    steps: menu.steps,
    schedules: container.get(Port.schedules),
    say,
    flowStore: container.get(Port.flowStore),
    checkoutForm,
    fetchMenu: menu.fetch,
    sharedCart,
    createLink,
    copy: async (text) => (await copyText(navigator)?.(text)) ?? false,
    leave: (address) => window.location.assign(address),
  })
  drawOrdering(shop.stage, words, { cells, actions })
  bringLaterSheets(here)
  watchSession(session, actions.signOut, () => say(words.ordering.sessionEnded))
  void menu.fetch()
  askAgain(here, menu)
  checkCart({ cells, orders: container.get(Port.orderValidator), pause: container.get(Port.pause) })
  flow.resume(shop.loadedAt)
  // A page that comes back from the browser's memory still shows what was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && flow.resume())
  if (shop.isTimeDropped()) say(words.times.dropped)
  shop.onOrderChangedElsewhere(() => say(words.ordering.changedElsewhere))
  // Few brands have tables with devices on them, and this is for those only.
  if (shop.brand.kioskIdle !== undefined)
    void untilHere(() => import('./idle-guest.ts'), window).then(({ idleGuest }) => idleGuest(here))
  serveIntents(here, actions, where.follow, choose, sharedCart)
}
