import { subtract, sum, zero } from '../money/minor.ts'
import { type FooterLine, footerLines } from '../pricing/footer-lines.ts'
import type { TicketAmounts } from './ticket-amounts.ts'
import { ticketSubtotal } from './ticket-subtotal.ts'

/**
 * Lines in the order of PRICE-05. Omits the subtotal if amounts are missing and the lines do not add up to the total.
 */
export function ticketTotals(ticket: TicketAmounts): readonly FooterLine[] {
  const lines = linesOf(ticket)
  const due = sum(lines.map((line) => (isPart(line) ? line.amount : zero)))
  if (due === ticket.finalAmount) return lines
  return lines.filter((line) => line._tag !== 'Subtotal' && (line._tag !== 'Tax' || line.amount !== 0))
}

function isPart(line: FooterLine): line is Exclude<FooterLine, { readonly _tag: 'NotYetKnown' }> {
  return line._tag !== 'Total' && line._tag !== 'IncludedTax' && line._tag !== 'NotYetKnown'
}

function linesOf(ticket: TicketAmounts): readonly FooterLine[] {
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
      ...(ticket.taxIncluded === undefined ? {} : { taxIncluded: ticket.taxIncluded }),
      ...(ticket.taxes === undefined ? {} : { taxes: ticket.taxes }),
      totalAmount: subtract(ticket.finalAmount, tip ?? zero),
      amount: subtotal,
      isValid: true,
    },
    tip === undefined || tip === 0 ? undefined : tip,
  )
}
