import type { Ticket, TicketLine } from '../ticket/ticket.ts'

/**
 * Removes person, address and free text. Keeps amounts, dishes and times. The server anonymises stored tickets with it,
 * the browser its own.
 */
export function namelessTicket(ticket: Ticket): Ticket {
  const { deliveryInfo: _where, isOfGuest: _whose, cancelReason: _why, driver: _driver, payment, ...stays } = ticket
  return {
    ...stays,
    patron: {},
    items: ticket.items.map((line) => ({ ...line, ...unwritten })),
    ...(payment === undefined ? {} : { payment: { kind: payment.kind } }),
  }
}

/** `in part`: the erasing code decides what remains. */
type Judged = 'stays' | 'goes' | 'in part'

/** A new field of a ticket does not compile until it is classified. */
export const ticketFields: Readonly<Record<keyof Ticket, Judged>> = {
  ...{ deliveryInfo: 'goes', isOfGuest: 'goes', cancelReason: 'goes', driver: 'goes' },
  ...{ patron: 'in part', items: 'in part', payment: 'in part' },
  ...{ id: 'stays', token: 'stays', displayNumber: 'stays', location: 'stays', tableNumber: 'stays' },
  ...{ code: 'stays', orderType: 'stays', currency: 'stays', pointsEarned: 'stays' },
  ...{ subtotal: 'stays', serviceFee: 'stays', deliveryFee: 'stays', discountAmount: 'stays', tip: 'stays' },
  ...{
    giftCardAmount: 'stays',
    finalAmount: 'stays',
    taxAmount: 'stays',
    taxIncluded: 'stays',
    taxes: 'stays',
    appliedCredit: 'stays',
  },
  ...{ orderDate: 'stays', scheduledAt: 'stays', serviceEstimate: 'stays', estimatedPrepTime: 'stays' },
  ...{ cancelledAt: 'stays', refundedAmount: 'stays', steps: 'stays', promisedAt: 'stays', isAccepted: 'stays' },
  checkIdFor: 'stays',
}

const lineFields = {
  notes: 'goes',
  ...{ itemId: 'stays', itemExternalId: 'stays', name: 'stays', price: 'stays', quantity: 'stays' },
  ...{ resGroupId: 'stays', group: 'stays', modifiers: 'stays', allergens: 'stays' },
} as const satisfies Readonly<Record<keyof TicketLine, Judged>>

type Written = { [K in keyof typeof lineFields]: (typeof lineFields)[K] extends 'goes' ? K : never }[keyof TicketLine]

export const unwritten: Readonly<Record<Written, ''>> = { notes: '' }
