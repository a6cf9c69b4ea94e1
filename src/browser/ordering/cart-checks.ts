import { type ValidateCartPorts, validateCart } from '../../../src-domain/ordering/validate-cart.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import { checkedCart } from '../../../src-ui/cart/checked-cart.ts'
import type { OrderingCells } from '../../../src-ui/ordering/ordering-app.ts'

export interface CartCheckNeeds {
  readonly cells: Pick<OrderingCells, 'order' | 'sheet' | 'checks' | 'online'>
  readonly orders: ValidateCartPorts['orders']
  readonly pause: Pause
}

/** The order is put to the restaurant while the cart is open. To be called once. */
export function checkCart({ cells, orders, pause }: CartCheckNeeds): void {
  checkedCart(cells, validateCart({ ...cells, orders }), pause).subscribe()
}
