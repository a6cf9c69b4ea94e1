import type { Address } from '../address/address.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Location } from '../location/location.ts'

/** Contains no customer's address. */
export interface CartToSave {
  readonly items: readonly CartLine[]
  readonly location: { readonly id: string; readonly slug: string }
  readonly orderType: DiningOption
  readonly deliveryInfo?: Address
  readonly discount?: string
  /** Seconds since 1970. */
  readonly scheduledAt?: number
}

/** Has the menu's current name and price, or the saved ones if the menu lacks it. */
export interface SavedLine {
  readonly line: CartLine
  readonly isAvailable: boolean
}

export interface SavedCart {
  /** The id grants access to the cart. */
  readonly id: string
  readonly items: readonly SavedLine[]
  readonly location: Location
  readonly orderType: DiningOption
  readonly deliveryInfo?: Address
  readonly discount?: string
  /** Seconds since 1970. */
  readonly scheduledAt?: number
}

/** Leaves out address, notes and gift card. Undefined without restaurant or lines. */
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
