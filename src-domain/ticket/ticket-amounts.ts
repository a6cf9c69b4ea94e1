import type { Ticket, TicketLine } from './ticket.ts'

/** Common to tickets and past orders. */
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
