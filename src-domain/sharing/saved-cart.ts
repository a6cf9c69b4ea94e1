import type { Address } from '../address/address.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Location } from '../location/location.ts'

/** A cart as an employee hands it over. Whoever keeps it keeps nobody's address. */
export interface CartToSave {
  readonly items: readonly CartLine[]
  readonly location: { readonly id: string; readonly slug: string }
  readonly orderType: DiningOption
  readonly deliveryInfo?: Address
  readonly discount?: string
  /** Seconds since 1970. */
  readonly scheduledAt?: number
}

/** A line at today's name and price, or as it was saved where the menu no longer has it. */
export interface SavedLine {
  readonly line: CartLine
  readonly isAvailable: boolean
}

/** A cart that was handed over, as it comes back (CART-25). */
export interface SavedCart {
  /** The public identifier: whoever has it may open the cart. */
  readonly id: string
  readonly items: readonly SavedLine[]
  readonly location: Location
  readonly orderType: DiningOption
  readonly deliveryInfo?: Address
  readonly discount?: string
  /** Seconds since 1970. */
  readonly scheduledAt?: number
}

/** What of an order is handed over: no address, no note, no card. Undefined without a restaurant or without lines. */
export function cartToSave(order: OrderInProgress): CartToSave | undefined {
  return order.location === undefined || order.items.length === 0
    ? undefined
    : {
        items: order.items,
        location: { id: order.location.id, slug: order.location.slug },
        orderType: order.diningOption,
        ...(order.discount === undefined ? {} : { discount: order.discount }),
        ...(order.scheduledAt === undefined ? {} : { scheduledAt: order.scheduledAt }),
      }
}
