import type { Ticket, TicketLine } from './ticket.ts'

/** What of a ticket its totals are made of; an order of the history has the same. */
export interface TicketAmounts
  extends Pick<
    Ticket,
    | 'subtotal'
    | 'serviceFee'
    | 'deliveryFee'
    | 'discountAmount'
    | 'tip'
    | 'giftCardAmount'
    | 'finalAmount'
    | 'taxAmount'
    | 'taxIncluded'
    | 'appliedCredit'
  > {
  readonly items: readonly Pick<TicketLine, 'price' | 'quantity'>[]
}
