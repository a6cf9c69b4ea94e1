import { type Minor, multiply, sum } from '../money/minor.ts'
import type { CartLine } from './cart-line.ts'
import type { OrderInProgress } from './order-in-progress.ts'

export function lineTotal(line: CartLine): Minor {
  return multiply(line.price, line.quantity)
}

/** Includes packing (PACK-07). The shop shows it until the first price check (PRICE-06). */
export function cartSubtotal(order: OrderInProgress): Minor {
  return sum([...order.items, ...order.packingItems].map(lineTotal))
}

/** Counts pieces, not lines. */
export function pieceCount(order: OrderInProgress): number {
  let count = 0
  for (const line of order.items) count += line.quantity
  return count
}
