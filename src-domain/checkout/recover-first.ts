import { checkoutAddress } from '../navigation/addresses.ts'
import { orderAddress } from '../navigation/order-addresses.ts'

/** Records that a closed tab left on this device. */
export interface LeftBehind {
  readonly isPlacementPending: boolean
  /** Token of a placed order whose page was never opened. */
  readonly unseenOrder: string | undefined
}

/** URL to open first (CART-17): the checkout resolves an interrupted placement and removes an unreadable record. */
export function recoverFirst({ isPlacementPending, unseenOrder }: LeftBehind): string | undefined {
  if (isPlacementPending) return checkoutAddress
  return unseenOrder === undefined ? undefined : orderAddress(unseenOrder)
}
