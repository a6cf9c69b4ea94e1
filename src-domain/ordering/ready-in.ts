import type { Instant } from '../time/clock.ts'
import type { Ticket } from './ticket.ts'

/**
 * Minutes from ordering until somebody has the food, as far as anybody guessed. What the kitchen says of this order comes
 * before the usual estimate of its restaurant; at a door it is there only with the courier, whom the estimate counts in.
 */
export function readyIn({ orderType, serviceEstimate, estimatedPrepTime }: TimedTicket): number | undefined {
  return orderType === 'delivery' ? (serviceEstimate ?? estimatedPrepTime) : (estimatedPrepTime ?? serviceEstimate)
}

/** When the customer has the food: the time chosen, else the order's time plus the estimate. Every page and mail says this. */
export function readyAt(ticket: TimedTicket & Pick<Ticket, 'scheduledAt' | 'orderDate'>): Instant | undefined {
  if (ticket.scheduledAt !== undefined) return ticket.scheduledAt * 1_000
  const minutes = readyIn(ticket)
  const placed = Date.parse(ticket.orderDate)
  return minutes === undefined || Number.isNaN(placed) ? undefined : placed + minutes * 60_000
}

type TimedTicket = Pick<Ticket, 'orderType' | 'serviceEstimate' | 'estimatedPrepTime'>
