import { minor } from '../../src-domain/money/minor.ts'
import type { Ticket, TicketLine } from '../../src-domain/ticket/ticket.ts'
import { anAddress } from './order-builder.ts'
import { aTicket } from './ticket-builder.ts'

export const wholeLine: Required<TicketLine> = {
  ...{ itemId: 'ramen', itemExternalId: 'r-1', name: 'Ramen', price: minor(1_200), quantity: 2, notes: 'no egg' },
  ...{ resGroupId: 'house', group: { id: 'bowls', name: 'Bowls' }, modifiers: [] },
  allergens: {
    ...{ contains: ['gluten', 'eggs'], mayContain: ['sesame'], others: ['kiwi'], text: 'Made beside the fish.' },
    isPartial: true,
  },
}
/** Sets each ticket field, so the compiler points here when one is added. */
export const wholeTicket: Required<Ticket> = {
  ...aTicket(),
  ...{ token: 'secret', code: 'TWO', displayNumber: '7', items: [wholeLine], orderType: 'delivery', currency: 'USD' },
  ...{ subtotal: minor(2_400), serviceFee: minor(300), deliveryFee: minor(200), discountAmount: minor(200) },
  ...{
    tip: minor(250),
    giftCardAmount: minor(100),
    taxIncluded: false,
    taxes: [{ rate: { digits: 825, decimals: 2 }, amount: minor(80) }],
    isOfGuest: true,
    deliveryInfo: anAddress,
  },
  patron: { email: 'gus@example.com', phone: '212 555 0147' },
  ...{ tableNumber: '4', scheduledAt: 1_760_000_000, serviceEstimate: 20, estimatedPrepTime: 15, pointsEarned: 24 },
  ...{ cancelledAt: '2025-06-11T17:00:00.000Z', cancelReason: 'Gus called', refundedAmount: minor(100) },
  ...{ steps: [{ name: 'placed', at: 1_760_000_000_000 }, { name: 'accepted' }], promisedAt: 1_760_001_000_000 },
  checkIdFor: 21,
  ...{ isAccepted: true, driver: { name: 'Dan', phone: '+12125550100' } },
  payment: { kind: 'card', brand: 'visa', last4: '4242' },
}
