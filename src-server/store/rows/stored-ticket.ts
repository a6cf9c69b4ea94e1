import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import { displayNumber } from './display-number.ts'
import type { StoredPayment } from './stored-payment.ts'

/** What happens to an order after placement. */
export type Afterwards = Pick<
  Ticket,
  'cancelledAt' | 'cancelReason' | 'refundedAmount' | 'steps' | 'promisedAt' | 'isAccepted' | 'driver'
>

/** Without fields that are known only when the order is written, or later. */
export type StoredTicket = Omit<Ticket, 'displayNumber' | 'payment' | 'isOfGuest' | keyof Afterwards>

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
