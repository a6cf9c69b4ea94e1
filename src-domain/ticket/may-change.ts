import type { Instant } from '../time/clock.ts'
import { readyAt } from './ready-in.ts'
import type { Ticket } from './ticket.ts'

/** Milliseconds after its time at which an order of a location without a board counts as completed. */
const completesItselfAfter = 4 * 3_600_000
/** Milliseconds after cancelling in which the refund follows. */
const refundedWithin = 10 * 60_000

type Changing = Pick<
  Ticket,
  | 'steps'
  | 'promisedAt'
  | 'cancelledAt'
  | 'refundedAmount'
  | 'payment'
  | 'orderDate'
  | 'scheduledAt'
  | 'orderType'
  | 'serviceEstimate'
  | 'estimatedPrepTime'
>

/** Whether the restaurant may still change an order, so that its open page has a reason to look again. */
export function mayChange(ticket: Changing, now: Instant): boolean {
  const { steps, cancelledAt, refundedAmount, payment, promisedAt, orderDate } = ticket
  if (cancelledAt !== undefined) {
    const isRefundDue = payment?.kind === 'card' && refundedAmount === undefined
    return isRefundDue && now < Date.parse(cancelledAt) + refundedWithin
  }
  const last = steps?.at(-1)
  if (last !== undefined) return last.at === undefined
  const due = promisedAt ?? readyAt(ticket) ?? Date.parse(orderDate)
  return now < due + completesItselfAfter
}
