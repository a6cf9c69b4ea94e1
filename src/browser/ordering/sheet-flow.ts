import { isFlowOver } from '../../../src-domain/checkout/flow-position.ts'
import { type Flow, followFlow } from '../../../src-domain/navigation/follow-flow.ts'
import { closed, type OpenSheet, openSheetIn } from '../../../src-domain/navigation/open-sheet.ts'
import { Port } from '../document/ports.ts'
import { itemAddress } from './item-address.ts'
import type { OrderingPage } from './ordering-page.ts'

/**
 * What is open over the shop, in the history of this tab. After a purchase its flow is closed (CART-12): whoever comes
 * back to a cart that has been ordered since finds the menu, and not an empty cart for each step of then.
 */
export function sheetFlow(page: Pick<OrderingPage, 'cells' | 'container' | 'shop'>): Flow<OpenSheet> {
  const { cells, container } = page
  const store = container.get(Port.flowStore)
  const isOver = () => isFlowOver(store.read(), cells.order.current())
  const flow = followFlow<OpenSheet>({
    history: container.get(Port.flowHistory),
    pause: container.get(Port.pause),
    shown: cells.sheet,
    read: openSheetIn,
    first: () => ({ at: closed, depth: 0, isFromShop: false }),
    fitting: (sheet) => (sheet._tag === 'Cart' && isOver() ? closed : sheet),
    behind: () => closed,
    addressOf: itemAddress(page),
  })
  const next = (sheet: OpenSheet) => {
    // What is opened from here on is another flow, though its cart is empty as well.
    if (isOver()) store.clear()
    flow.next(sheet)
  }
  return { ...flow, next }
}
