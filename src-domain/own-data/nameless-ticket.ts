import type { Ticket, TicketLine } from '../ordering/ticket.ts'

/**
 * A ticket without what says who ordered, where to and what anybody wrote; every amount, dish and time stays. The server
 * makes its own of it (make-nameless), and a browser the one that it shows.
 */
export function namelessTicket(ticket: Ticket): Ticket {
  const { deliveryInfo: _where, isOfGuest: _whose, cancelReason: _why, payment, ...stays } = ticket
  return {
    ...stays,
    patron: {},
    items: ticket.items.map((line) => ({ ...line, ...unwritten })),
    ...(payment === undefined ? {} : { payment: { kind: payment.kind } }),
  }
}

/** `in part`: something of it stays, and whoever makes a ticket nameless says what. */
type Judged = 'stays' | 'goes' | 'in part'

/** Each field is judged: one that is not does not compile, so that none outlives its guest unnoticed. */
export const ticketFields: Readonly<Record<keyof Ticket, Judged>> = {
  ...{ deliveryInfo: 'goes', isOfGuest: 'goes', cancelReason: 'goes' },
  ...{ patron: 'in part', items: 'in part', payment: 'in part' },
  ...{ id: 'stays', token: 'stays', displayNumber: 'stays', location: 'stays', tableNumber: 'stays' },
  ...{ code: 'stays', orderType: 'stays', currency: 'stays', pointsEarned: 'stays' },
  ...{ subtotal: 'stays', serviceFee: 'stays', deliveryFee: 'stays', discountAmount: 'stays', tip: 'stays' },
  ...{
    giftCardAmount: 'stays',
    finalAmount: 'stays',
    taxAmount: 'stays',
    taxIncluded: 'stays',
    appliedCredit: 'stays',
  },
  ...{ orderDate: 'stays', scheduledAt: 'stays', serviceEstimate: 'stays', estimatedPrepTime: 'stays' },
  ...{ cancelledAt: 'stays', refundedAmount: 'stays' },
}

const lineFields = {
  notes: 'goes',
  ...{ itemId: 'stays', itemExternalId: 'stays', name: 'stays', price: 'stays', quantity: 'stays' },
  ...{ resGroupId: 'stays', group: 'stays', modifiers: 'stays' },
} as const satisfies Readonly<Record<keyof TicketLine, Judged>>

type Written = { [K in keyof typeof lineFields]: (typeof lineFields)[K] extends 'goes' ? K : never }[keyof TicketLine]

/** What a line has in the place of what was written on it. */
export const unwritten: Readonly<Record<Written, ''>> = { notes: '' }
