import type { KeptOrder } from '../cart/restored-order.ts'
import type { OrderedBefore } from './ordered-before.ts'

/** An order that was begun and kept for too long (SHELL-36), to be put together again at the prices of today. */
export type PutAway = { readonly _tag: 'None' } | { readonly _tag: 'Told'; readonly before: OrderedBefore }

export const nothingPutAway: PutAway = { _tag: 'None' }

/** Nobody misses an order without a dish; and without a restaurant nobody could make it. */
export function putAwayOf(kept: KeptOrder | undefined): PutAway {
  if (kept?.location === undefined || kept.items.length === 0) return nothingPutAway
  const { diningOption, items, packingItems, location } = kept
  // Packing is told from the dishes by the menu of packing.
  const before = { slug: location.slug, diningOption, lines: [...items, ...packingItems] }
  return { _tag: 'Told', before }
}
