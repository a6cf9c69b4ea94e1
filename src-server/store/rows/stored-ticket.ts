import type { Ticket } from '../../../src-domain/ordering/ticket.ts'
import { displayNumber } from './display-number.ts'
import type { StoredPayment } from './stored-payment.ts'

/** What became of an order after it was placed, as its ticket tells it. */
export type Afterwards = Pick<Ticket, 'cancelledAt' | 'cancelReason' | 'refundedAmount'>

/** The ticket without what is known only when the order is written, its number and how it was paid, or later. */
export type StoredTicket = Omit<Ticket, 'displayNumber' | 'payment' | 'isOfGuest' | keyof Afterwards>

/** The ticket of a written order. The first answer and every later one are made here. */
export function ticketFrom(
  stored: StoredTicket,
  count: string | number,
  payment: StoredPayment,
  afterwards: Afterwards = {},
): Ticket {
  return {
    ...stored,
    ...afterwards,
    displayNumber: displayNumber(count),
    payment: {
      kind: payment.kind,
      ...(payment.brand === undefined ? {} : { brand: payment.brand }),
      ...(payment.last4 === undefined ? {} : { last4: payment.last4 }),
    },
  }
}
