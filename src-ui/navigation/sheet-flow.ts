import { type FlowStore, isFlowOver } from '../../src-domain/checkout/flow-position.ts'
import { itemAddress } from '../../src-domain/navigation/addresses.ts'
import type { FlowHistory } from '../../src-domain/navigation/flow-history.ts'
import { type Flow, followFlow } from '../../src-domain/navigation/follow-flow.ts'
import { addressAtTime, timeInAddress } from '../../src-domain/navigation/menu-time-address.ts'
import { closed, type OpenSheet, openSheetIn } from '../../src-domain/navigation/open-sheet.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'

export interface SheetFlowPorts {
  readonly cells: Pick<OrderingCells, 'order' | 'sheet' | 'menu'>
  readonly history: FlowHistory
  readonly store: Pick<FlowStore, 'read' | 'clear'>
  readonly pause: Pause
  /** Absent on the location picker. */
  readonly menuHref: string | undefined
}

/** A purchase ends the cart's flow (CART-12), so Back does not show empty carts. */
export function sheetFlow(ports: SheetFlowPorts): Flow<OpenSheet> {
  const { cells, history, store, pause } = ports
  const isOver = () => isFlowOver(store.read(), cells.order.current())
  const flow = followFlow<OpenSheet>({
    history,
    pause,
    shown: cells.sheet,
    read: openSheetIn,
    first: () => ({ at: closed, depth: 0, isFromShop: false }),
    fitting: (sheet) => (sheet._tag === 'Cart' && isOver() ? closed : sheet),
    behind: () => closed,
    addressOf: (sheet) => addressOf(ports, sheet),
  })
  const next = (sheet: OpenSheet) => {
    // Starts a new flow, although its cart is empty, too.
    if (isOver()) store.clear()
    flow.next(sheet)
  }
  return { ...flow, next }
}

/** Address of an open item (MENU-15) at the menu's time. Other sheets have the page's address. */
function addressOf({ cells, menuHref }: SheetFlowPorts, sheet: OpenSheet): string | undefined {
  if (sheet._tag !== 'Item' || menuHref === undefined) return undefined
  const menu = cells.menu.current()
  const item = menu._tag === 'Ready' ? menu.menu.items.get(sheet.itemId) : undefined
  const address = item === undefined ? addressOnCard(menuHref, sheet.itemId) : itemAddress(menuHref, item)
  return addressAtTime(address, timeInAddress(new URLSearchParams(window.location.search).get('at')))
}

/** Reads the address from the tapped card while the menu loads. */
function addressOnCard(menuHref: string, itemId: string): string {
  return (
    [...document.links]
      .map(({ pathname }) => pathname)
      .find((path) => path.startsWith(menuHref) && path.endsWith(`/${encodeURIComponent(itemId)}`)) ??
    itemAddress(menuHref, { id: itemId })
  )
}
