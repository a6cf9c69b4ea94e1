import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { pathWord } from '../../src-domain/dining-option/path-word.ts'

/** The shop's page of this order, with the cart as it is. */
export const menuAddress = ({ location, diningOption }: OrderInProgress): string =>
  location === undefined ? '/' : `/location/${encodeURIComponent(location.slug)}/${pathWord(diningOption)}`
