import type { KeptOrder } from '../cart/restored-order.ts'
import type { OrderedBefore } from './ordered-before.ts'

/** A stale cart (SHELL-36), which the customer can restore at current prices. */
export type StaleOrder = { readonly _tag: 'None' } | { readonly _tag: 'Told'; readonly before: OrderedBefore }

export const noStaleOrder: StaleOrder = { _tag: 'None' }

/** A cart without dishes or restaurant cannot be restored. */
export function staleOrderOf(kept: KeptOrder | undefined): StaleOrder {
  if (kept?.location === undefined || kept.items.length === 0) return noStaleOrder
  const { diningOption, items, packingItems, location } = kept
  // The packing menu separates packing from dishes.
  const before = { slug: location.slug, diningOption, lines: [...items, ...packingItems] }
  return { _tag: 'Told', before }
}
