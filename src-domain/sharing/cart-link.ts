import { checkoutOfCart } from '../navigation/order-addresses.ts'

/** Milliseconds (LINK-05). */
export const copiedFor = 3_000

export function cartLink(origin: string, publicIdentifier: string): string {
  return origin + checkoutOfCart(publicIdentifier)
}
