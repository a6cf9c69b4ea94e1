import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'

/** The checkout layout with sections, whose own section asks who orders (CHK-06). */
export const collapsibleLayout = 'Type3'

/** The checkout asks for the guest's name itself, so GUESTS does not ask as well. */
export function asksInCheckout({ themes }: Pick<Brand, 'themes'>): boolean {
  return themes.checkout.layout === collapsibleLayout
}

/** Whether the section Your Info is there: for guests (CHK-06), where the brand wants a name at all (CART-14). */
export function asksGuestInfo(
  { guests }: Pick<Brand, 'guests'>,
  { diningOption }: Pick<OrderInProgress, 'diningOption'>,
  isSignedIn: boolean,
): boolean {
  return !isSignedIn && guests.name[diningOption]
}
