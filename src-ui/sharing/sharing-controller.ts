import { cartAddress } from '../../src-domain/navigation/order-addresses.ts'
import { type MakeLinkPorts, makeLink } from '../../src-domain/sharing/make-link.ts'
import { type TakeSharedCartPorts, takeSharedCart } from '../../src-domain/sharing/take-shared-cart.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'

export interface SharingPorts extends Pick<TakeSharedCartPorts, 'brand' | 'ids' | 'clock' | 'onTimeDropped'> {
  readonly cells: Pick<OrderingCells, 'order' | 'sharedCart' | 'link'>
  readonly carts: TakeSharedCartPorts['carts'] & MakeLinkPorts['carts']
  readonly origin: string
  /** Replaces the history entry. */
  readonly leaveInstead: (address: string) => void
}

/** Opens shared carts for customers (CART-24) and creates links for employees (LINK-04). */
export function sharingController({ cells, origin, leaveInstead, ...ports }: SharingPorts) {
  const { order } = cells
  return {
    sharedCart: takeSharedCart({
      ...ports,
      order,
      state: cells.sharedCart,
      filled: () => leaveInstead(cartAddress(order.current(), 'cart')),
      kept: () => {
        const mine = order.current()
        leaveInstead(mine.items.length === 0 ? '/' : cartAddress(mine, 'cart'))
      },
    }),
    createLink: makeLink({ carts: ports.carts, order, link: cells.link, origin }),
  }
}
