import { checkoutOfCart } from '../navigation/order-addresses.ts'

/** Milliseconds for which a copied link says so (LINK-05). */
export const copiedFor = 3_000

/** CART-26: whoever opens it finds the cart at the checkout. */
export function cartLink(origin: string, publicIdentifier: string): string {
  return origin + checkoutOfCart(publicIdentifier)
}
