import { menuTime } from '../../src-domain/cart/menu-time.ts'
import { addressAtTime } from '../../src-domain/navigation/menu-time-address.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { MenuArrived } from '../../src-domain/upsell/menu-in-view.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'

export interface MenuTimePorts {
  readonly cells: Pick<OrderingCells, 'order' | 'sheet'>
  /** Ids of the page's menu lists; absent without a menu. */
  readonly lists: readonly string[] | undefined
  readonly now: () => Instant
  /** Replaces the history entry. */
  readonly leaveInstead: (address: string) => void
}

/**
 * Keeps the page at the order's time. If the menu lists change, reloads the page once no sheet is open; otherwise only
 * changes the address.
 * @returns a function to call with each fetched menu
 */
export function followMenuTime({ cells, lists, now, leaveInstead }: MenuTimePorts): (menu: MenuArrived) => void {
  let newest: MenuArrived | undefined
  const isShown = (those: readonly string[]) => JSON.stringify(those) === JSON.stringify(lists)
  const follow = () => {
    const at = menuTime(cells.order.current(), now())
    if (newest === undefined || newest.at !== at || cells.sheet.current()._tag !== 'Closed') return
    const { pathname, search, hash } = window.location
    const address = addressAtTime(pathname + search, at)
    if (address === pathname + search) return
    if (isShown([...newest.menu.menus.keys()])) window.history.replaceState(window.history.state, '', address + hash)
    else leaveInstead(address)
  }
  cells.sheet.changes.subscribe(follow)
  return (menu) => {
    if (lists === undefined) return
    newest = menu
    follow()
  }
}
