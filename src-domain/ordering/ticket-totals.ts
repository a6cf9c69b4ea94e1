import { subtract, zero } from '../money/cents.ts'
import { type FooterLine, footerLines } from '../pricing/footer-lines.ts'
import type { Ticket } from './ticket.ts'
import { ticketSubtotal } from './ticket-subtotal.ts'

/** The ticket's amounts in the order of a price check's (PRICE-05); a back end may leave some of them out. */
export function ticketTotals(ticket: Ticket): readonly FooterLine[] {
  const { tip, discountAmount = zero, giftCardAmount = zero, serviceFee = zero, deliveryFee } = ticket
  const subtotal = ticketSubtotal(ticket)
  return footerLines(
    subtotal,
    {
      delivery: serviceFee,
      ...(deliveryFee === undefined ? {} : { deliveryFee }),
      appliedDiscounts: discountAmount === 0 ? [] : [{ discountId: '', name: '', amount: discountAmount }],
      appliedCredit: ticket.appliedCredit,
      appliedStoredValue: giftCardAmount,
      preDiscountPrice: subtotal,
      taxAmount: ticket.taxAmount,
      totalAmount: subtract(ticket.finalAmount, tip ?? zero),
      amount: subtotal,
      isValid: true,
    },
    tip === undefined || tip === 0 ? undefined : tip,
  )
}
