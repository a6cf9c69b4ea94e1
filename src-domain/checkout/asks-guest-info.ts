import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'

/** The layout with sections (CHK-06). */
export const collapsibleLayout = 'Type3'

/** The checkout asks for the guest's name, so GUESTS does not. */
export function asksInCheckout({ themes }: Pick<Brand, 'themes'>): boolean {
  return themes.checkout.layout === collapsibleLayout
}

/** True for guests (CHK-06), if the brand wants a name (CART-14). */
export function asksGuestInfo(
  { guests }: Pick<Brand, 'guests'>,
  { diningOption }: Pick<OrderInProgress, 'diningOption'>,
  isSignedIn: boolean,
): boolean {
  return !isSignedIn && guests.name[diningOption]
}
