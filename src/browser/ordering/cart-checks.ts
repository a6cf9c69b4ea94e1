import { type CheckPorts, validateOrder } from '../../../src-domain/ordering/check-order.ts'
import { draftPlacement, type PlacementState } from '../../../src-domain/ordering/placement-state.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import { checkedCart } from '../../../src-ui/cart/checked-cart.ts'
import type { OrderingCells } from '../../../src-ui/ordering/ordering-app.ts'
import { cell } from '../../../src-ui/state/cell.ts'

export interface CartCheckNeeds {
  readonly cells: Pick<OrderingCells, 'order' | 'sheet' | 'checks' | 'online'>
  readonly orders: CheckPorts['orders']
  readonly pause: Pause
}

/** The order is put to the restaurant while the cart is open. To be called once. */
export function checkCart({ cells, orders, pause }: CartCheckNeeds): void {
  // Nothing is placed from here; the pay document validates again and prices.
  const placement = cell<PlacementState>(draftPlacement)
  checkedCart(cells, validateOrder({ ...cells, orders, placement }), pause).subscribe()
}
