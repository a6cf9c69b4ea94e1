import type { Ticket } from './ticket.ts'

/**
 * Minutes from ordering until somebody has the food, as far as anybody guessed. What the kitchen says of this order comes
 * before the usual estimate of its restaurant; at a door it is there only with the courier, whom the estimate counts in.
 */
export function readyIn({ orderType, serviceEstimate, estimatedPrepTime }: TimedTicket): number | undefined {
  return orderType === 'delivery' ? (serviceEstimate ?? estimatedPrepTime) : (estimatedPrepTime ?? serviceEstimate)
}

type TimedTicket = Pick<Ticket, 'orderType' | 'serviceEstimate' | 'estimatedPrepTime'>
