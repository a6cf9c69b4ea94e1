import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { makeLink } from '../../../src-domain/sharing/make-link.ts'
import { takeSharedCart } from '../../../src-domain/sharing/take-shared-cart.ts'
import { Port } from '../document/ports.ts'
import type { OrderingPage } from './ordering-page.ts'

/** A cart that is handed over by its link: opened by a customer (CART-24), made by an employee (LINK-04). */
export function sharing({ shop, cells, container, leaveInstead }: OrderingPage) {
  const carts = container.get(Port.savedCarts)
  return {
    sharedCart: takeSharedCart({
      brand: shop.brand,
      carts,
      order: cells.order,
      state: cells.sharedCart,
      ids: container.get(Port.ids),
      clock: container.get(Port.clock),
      onTimeDropped: shop.noteTimeDropped,
      filled: () => leaveInstead(cartAddress(cells.order.current(), 'cart')),
      kept: () => {
        const mine = cells.order.current()
        leaveInstead(mine.items.length === 0 ? '/' : cartAddress(mine, 'cart'))
      },
    }),
    createLink: makeLink({ carts, order: cells.order, link: cells.link, origin: window.location.origin }),
  }
}
