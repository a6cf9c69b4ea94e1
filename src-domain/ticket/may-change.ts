import type { Instant } from '../time/clock.ts'
import { readyAt } from './ready-in.ts'
import type { Ticket } from './ticket.ts'

/** Milliseconds after the promised time at which an order counts as completed at a location without a board. */
export const completesWithoutBoardAfter = 4 * 3_600_000
/** Milliseconds after a cancellation within which the refund follows. */
const refundedWithin = 10 * 60_000
/** Milliseconds after completion for which an open page listens for a refund. */
export const listensAfterCompletion = 30 * 60_000

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

/** Whether the restaurant may still change an order, so that its open page should fetch it again. */
export function mayChange(ticket: Changing, now: Instant): boolean {
  const { steps, cancelledAt, refundedAmount, payment, promisedAt, orderDate } = ticket
  if (cancelledAt !== undefined) {
    const isRefundDue = payment?.kind === 'card' && refundedAmount === undefined
    return isRefundDue && now < Date.parse(cancelledAt) + refundedWithin
  }
  const last = steps?.at(-1)
  if (last !== undefined) return last.at === undefined
  const due = promisedAt ?? readyAt(ticket) ?? Date.parse(orderDate)
  return now < due + completesWithoutBoardAfter
}

/**
 * Milliseconds for which an open page still listens for a refund of a completed order; 0 for any other order. A wrong
 * clock of the device never makes it longer than `listensAfterCompletion`.
 */
export function listensFor({ steps, cancelledAt }: Pick<Ticket, 'steps' | 'cancelledAt'>, now: Instant): number {
  const completedAt = cancelledAt === undefined ? steps?.at(-1)?.at : undefined
  if (completedAt === undefined) return 0
  return Math.min(Math.max(0, completedAt + listensAfterCompletion - now), listensAfterCompletion)
}
