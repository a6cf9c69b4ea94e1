import { checkoutAddress } from '../navigation/addresses.ts'

/**
 * Where a document goes before it starts: a placement that a reload or a crash interrupted is resolved by the checkout,
 * which removes a record that cannot be read (CART-17).
 */
export function recoverFirst(isPlacementPending: boolean): string | undefined {
  return isPlacementPending ? checkoutAddress : undefined
}
