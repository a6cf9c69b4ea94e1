import type { Ticket, TicketLine } from './ticket.ts'

/** Amounts that tickets and past orders share. */
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
    | 'taxes'
    | 'appliedCredit'
  > {
  readonly items: readonly Pick<TicketLine, 'price' | 'quantity'>[]
}
