import { copyText } from '../../../src-adapters/browser/copy-text.ts'
import { followedTable } from '../../../src-adapters/browser/followed-table.ts'
import { chooseTable } from '../../../src-domain/fulfilment/choose-table.ts'
import { followTableLink } from '../../../src-ui/fulfilment/follow-table-link.ts'
import { locationController } from '../../../src-ui/location/location-controller.ts'
import { followMenuTime } from '../../../src-ui/menu/follow-menu-time.ts'
import { menuController } from '../../../src-ui/menu/menu-controller.ts'
import { orderingController } from '../../../src-ui/navigation/ordering-controller.ts'
import { sheetFlow } from '../../../src-ui/navigation/sheet-flow.ts'
import { sharingController } from '../../../src-ui/sharing/sharing-controller.ts'
import { lazyAccount } from '../account/lazy-account.ts'
import { lazySocial } from '../account/lazy-social.ts'
import { customerEvents } from './customer-events.ts'
import { lazyLastOrders } from './lazy-last-orders.ts'
import type { OrderingPage } from './ordering-page.ts'

/** The controllers of the ordering chunk's rooms, made from the ports of the page. */
export function orderingControllers(page: OrderingPage) {
  const { shop, cells, words, session, say, ids, leaveInstead } = page
  const { location, lists, orderType, menuHref, market, searchIn } = shop
  const { now, isEdit } = cells.facts
  const flow = sheetFlow({ ...page, history: page.flowHistory, store: page.flowStore, menuHref })
  const menu = menuController({
    ...{ ...page, orderType, searchIn, now },
    gateway: page.upsells,
    words: words.ordering,
    shown: location && { locationId: location.id, orderType },
    arrived: followMenuTime({ cells, lists, now, leaveInstead }),
  })
  const { order, patron } = customerEvents(cells, page.tell)
  const account = { ...page, session: { ...session, patron }, guest: () => page.checkoutForm.read()?.guest }
  const sharing = sharingController({ ...page, onTimeDropped: shop.noteTimeDropped, origin: window.location.origin })
  const choose = chooseTable({ tables: page.tables, order, ids })
  const where = locationController({
    ...{ ...page, order, patron, menuHref, market, isEdit },
    move: cells.move,
    chooser: cells.chooser,
    shown: location,
    back: flow.back,
    toCheckout: () => void actions.checkout(),
  })
  const actions = orderingController({
    ...{ ...page, ...where, ...sharing, flow },
    cells: { ...cells, order },
    session: account.session,
    account: lazyAccount(account),
    social: lazySocial(account),
    again: lazyLastOrders({ ...page, order, flow }),
    words: words.ordering,
    offline: words.common.offline,
    chooseTable: choose,
    steps: menu.steps,
    fetchMenu: menu.fetch,
    copy: async (text) => (await copyText(navigator)?.(text)) ?? false,
  })
  const followTable = followTableLink({
    order: cells.order,
    choose,
    followed: followedTable(page.tab),
    words: words.table,
    say,
    open: actions.open,
  })
  return { flow, menu, actions, follow: where.follow, followTableLink: followTable, sharedCart: sharing.sharedCart }
}
