import type { Instant } from '../time/clock.ts'
import type { Ticket } from './ticket.ts'

/**
 * Minutes from order to handover. For pickup the kitchen's estimate comes first; for delivery the estimate that
 * includes the courier.
 */
export function readyIn({ orderType, serviceEstimate, estimatedPrepTime }: TimedTicket): number | undefined {
  return orderType === 'delivery' ? (serviceEstimate ?? estimatedPrepTime) : (estimatedPrepTime ?? serviceEstimate)
}

/** Scheduled time, else order time plus estimate. All pages and mails use this. */
export function readyAt(ticket: TimedTicket & Pick<Ticket, 'scheduledAt' | 'orderDate'>): Instant | undefined {
  if (ticket.scheduledAt !== undefined) return ticket.scheduledAt * 1_000
  const minutes = readyIn(ticket)
  const placed = Date.parse(ticket.orderDate)
  return minutes === undefined || Number.isNaN(placed) ? undefined : placed + minutes * 60_000
}

type TimedTicket = Pick<Ticket, 'orderType' | 'serviceEstimate' | 'estimatedPrepTime'>
