import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { leastOrder, type OrderSize } from '../../src-domain/scheduling/slots.ts'
import type { ReadOrder } from './read-order.ts'

/** What an order counts against the limits of a slot. */
export function sizeOf({ lines, totals }: Pick<ReadOrder, 'lines' | 'totals'>): OrderSize {
  return { items: lines.reduce((sum, { submitted }) => sum + submitted.quantity, 0), amount: totals.subtotal }
}

/** For an order that the server has not priced. */
export function unpricedSize({ items }: SubmittedOrder): OrderSize {
  return { ...leastOrder, items: items.reduce((sum, { quantity }) => sum + quantity, 0) }
}
