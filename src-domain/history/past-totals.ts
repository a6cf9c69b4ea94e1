import { zero } from '../money/cents.ts'
import type { PastOrder } from '../ordering/past-order.ts'
import { ticketTotals } from '../ordering/ticket-totals.ts'
import type { FooterLine } from '../pricing/footer-lines.ts'

/** Omits amounts that the back end omits. */
export function pastTotals(order: PastOrder): readonly FooterLine[] {
  const { totalPrice, appliedCredit = zero } = order
  return ticketTotals({ ...order, subtotal: totalPrice, appliedCredit })
}
