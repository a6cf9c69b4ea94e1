import { minor } from '../../src-domain/money/minor.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'

export function aTicket(fields: Partial<Ticket> = {}): Ticket {
  return {
    id: 'order-1',
    token: 'token-1',
    code: '',
    displayNumber: '101',
    items: [],
    orderType: 'pickup',
    finalAmount: minor(2_165),
    taxAmount: minor(165),
    appliedCredit: minor(0),
    patron: {},
    location: { id: 'location-1', name: 'Downtown', slug: 'downtown' },
    orderDate: '2025-06-11T16:00:00.000Z',
    ...fields,
  }
}
