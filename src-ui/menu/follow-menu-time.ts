import { menuTime } from '../../src-domain/cart/menu-time.ts'
import { addressAtTime } from '../../src-domain/navigation/menu-time-address.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { MenuArrived } from '../../src-domain/upsell/menu-in-view.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'

export interface MenuTimePorts {
  readonly cells: Pick<OrderingCells, 'order' | 'sheet'>
  /** Ids of the menu lists that the page shows; absent where it has no menu. */
  readonly lists: readonly string[] | undefined
  readonly now: () => Instant
  /** A real navigation that replaces the entry in the history. */
  readonly leaveInstead: (address: string) => void
}

/**
 * Keeps the page's address, and with it the drawn menu, at the time of the order. Where that time has other lists than
 * those on the page, the page is loaded at its new address once nothing is open over it; else only the address changes.
 *
 * @returns a function to call with each menu that arrives
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
