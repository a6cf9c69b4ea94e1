import { type ValidateCartPorts, validateCart } from '../../../src-domain/ordering/validate-cart.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import { checkedCart } from '../../../src-ui/cart/checked-cart.ts'
import type { OrderingCells } from '../../../src-ui/ordering/ordering-app.ts'

export interface CartCheckNeeds {
  readonly cells: Pick<OrderingCells, 'order' | 'sheet' | 'checks' | 'online'>
  readonly orders: ValidateCartPorts['orders']
  readonly pause: Pause
}

/** The order is put to the restaurant while the cart is open, and when its page is shown again. To be called once. */
export function checkCart({ cells, orders, pause }: CartCheckNeeds): void {
  const validate = validateCart({ ...cells, orders })
  checkedCart(cells, validate, pause).subscribe()
  document.addEventListener('visibilitychange', () => {
    const { sheet, order, online } = cells
    const isInCart = sheet.current()._tag === 'Cart' && order.current().items.length > 0
    if (isInCart && online.current() && document.visibilityState === 'visible') void validate()
  })
}
