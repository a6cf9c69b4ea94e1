import { checkoutAddress } from '../navigation/addresses.ts'
import { orderAddress } from '../navigation/order-addresses.ts'

/** What a tab that died may have left on this device. */
export interface LeftBehind {
  readonly isPlacementPending: boolean
  /** The token of a placed order whose page was never opened. */
  readonly unseenOrder: string | undefined
}

/**
 * Where a document goes before it starts: a placement that a reload or a crash interrupted is resolved by the checkout,
 * which removes a record that cannot be read, and a placed order that nobody saw is shown (CART-17).
 */
export function recoverFirst({ isPlacementPending, unseenOrder }: LeftBehind): string | undefined {
  if (isPlacementPending) return checkoutAddress
  return unseenOrder === undefined ? undefined : orderAddress(unseenOrder)
}
