import { zero } from '../money/minor.ts'
import type { FooterLine } from '../pricing/footer-lines.ts'
import type { PastOrder } from '../ticket/past-order.ts'
import { ticketTotals } from '../ticket/ticket-totals.ts'

/** Omits amounts that the back end omits. */
export function pastTotals(order: PastOrder): readonly FooterLine[] {
  const { totalPrice, appliedCredit = zero } = order
  return ticketTotals({ ...order, subtotal: totalPrice, appliedCredit })
}
