import { menuTime } from '../../../src-domain/cart/menu-time.ts'
import { addressAtTime } from '../../../src-domain/navigation/menu-time-address.ts'
import type { MenuArrived } from '../../../src-domain/upsell/menu-in-view.ts'
import { tellMenuTime } from '../../../src-ui/scheduling/tell-menu-time.ts'
import type { OrderingPage } from './ordering-page.ts'

/**
 * Keeps the page's address, and with it the drawn menu, at the time of the order. Where that time has other lists than
 * those on the page, the page is loaded at its new address once nothing is open over it; else only the address changes.
 *
 * @returns a function to call with each menu that arrives
 */
export function followMenuTime({
  shop,
  cells,
  words,
  leaveInstead,
}: Pick<OrderingPage, 'shop' | 'cells' | 'words' | 'leaveInstead'>): (menu: MenuArrived) => void {
  let newest: MenuArrived | undefined
  const follow = () => {
    const at = menuTime(cells.order.current(), cells.facts.now())
    if (newest === undefined || newest.at !== at || cells.sheet.current()._tag !== 'Closed') return
    const { pathname, search, hash } = window.location
    const address = addressAtTime(pathname + search, at)
    if (address === pathname + search) return
    if (isShown([...newest.menu.menus.keys()])) window.history.replaceState(window.history.state, '', address + hash)
    else leaveInstead(address)
  }
  const isShown = (lists: readonly string[]) => JSON.stringify(lists) === JSON.stringify(shop.lists)
  cells.sheet.changes.subscribe(follow)
  if (shop.location !== undefined && shop.orderType === 'pickup')
    tellMenuTime(document, cells.order, words.times, shop.location.timeZone, cells.facts.now)
  return (menu) => {
    if (shop.lists === undefined) return
    newest = menu
    follow()
  }
}
