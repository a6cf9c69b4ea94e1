import { cents } from '../../src-domain/money/cents.ts'
import type { PastLine, PastOrder } from '../../src-domain/ticket/past-order.ts'

export function aPastLine(fields: Partial<PastLine> = {}): PastLine {
  return {
    ...{ item: 'ramen', group: 'bowls', name: 'Ramen', description: '', price: cents(1_250), quantity: 1, notes: '' },
    modifiers: [],
    ...fields,
  }
}

export function aPastOrder(fields: Partial<PastOrder> = {}): PastOrder {
  return {
    id: 'order-1',
    orderType: 'pickup',
    items: [aPastLine()],
    totalPrice: cents(1_250),
    discountAmount: cents(0),
    taxAmount: cents(100),
    finalAmount: cents(1_350),
    displayNumber: '42',
    createdAt: '2026-06-10T16:00:00.000Z',
    location: { id: 'location-1', name: 'Downtown', slug: 'downtown', timeZone: 'America/New_York' },
    ...fields,
  }
}
