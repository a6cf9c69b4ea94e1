import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { pathWord } from '../../src-domain/dining-option/path-word.ts'

/** The menu of an order's own restaurant with its cart open, at one of its screens. */
export const cartAddress = (
  { location, diningOption }: OrderInProgress,
  opens: 'cart' | 'link' | 'upsells' | 'packing',
): string =>
  location === undefined ? '/' : `/location/${encodeURIComponent(location.slug)}/${pathWord(diningOption)}#${opens}`
