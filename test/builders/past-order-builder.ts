import { minor } from '../../src-domain/money/minor.ts'
import type { PastLine, PastOrder } from '../../src-domain/ticket/past-order.ts'

export function aPastLine(fields: Partial<PastLine> = {}): PastLine {
  return {
    ...{ item: 'ramen', group: 'bowls', name: 'Ramen', description: '', price: minor(1_250), quantity: 1, notes: '' },
    modifiers: [],
    ...fields,
  }
}

export function aPastOrder(fields: Partial<PastOrder> = {}): PastOrder {
  return {
    id: 'order-1',
    orderType: 'pickup',
    items: [aPastLine()],
    totalPrice: minor(1_250),
    discountAmount: minor(0),
    taxAmount: minor(100),
    finalAmount: minor(1_350),
    displayNumber: '42',
    createdAt: '2026-06-10T16:00:00.000Z',
    location: { id: 'location-1', name: 'Downtown', slug: 'downtown', timeZone: 'America/New_York' },
    ...fields,
  }
}
