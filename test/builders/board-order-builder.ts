import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { minor, zero } from '../../src-domain/money/minor.ts'

/** Wed 2026-06-10, 7:00 PM in New York. */
export const boardTime = Date.UTC(2026, 5, 10, 23)

const minute = 60_000

/** A new, paid order for pickup in 15 minutes. */
export function aBoardOrder(fields: Partial<BoardOrder> = {}): BoardOrder {
  return {
    id: 'order-318',
    displayNumber: '318',
    version: 0,
    status: 'new',
    orderType: 'pickup',
    placedAt: boardTime,
    opensAt: boardTime,
    promisedAt: boardTime + 15 * minute,
    steps: [{ status: 'new', at: boardTime }],
    name: 'Ana P.',
    phone: '+17185550142',
    lines: [{ name: 'Ramen', quantity: 2, notes: '', modifiers: [] }],
    note: '',
    currency: 'USD',
    total: minor(1_579),
    toCollect: zero,
    ...fields,
  }
}
