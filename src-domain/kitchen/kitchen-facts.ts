import { readyAt, readyIn } from '../ticket/ready-in.ts'
import type { Ticket } from '../ticket/ticket.ts'
import type { Instant } from '../time/clock.ts'
import type { KitchenFacts } from './kitchen-state.ts'

/** Minutes that the kitchen needs at a location without an estimate. */
const usualMinutes = 30

interface Beside {
  readonly placedAt: Instant
  readonly cancelledAt?: Instant
  readonly boardSince?: Instant
}

type TimedTicket = Pick<Ticket, 'orderType' | 'scheduledAt' | 'orderDate' | 'serviceEstimate' | 'estimatedPrepTime'>

/** Input of the kitchen's state machine. */
export function kitchenFacts(ticket: TimedTicket, beside: Beside): KitchenFacts {
  const { orderType, scheduledAt } = ticket
  const preparation = (readyIn(ticket) ?? usualMinutes) * 60_000
  return {
    ...beside,
    orderType,
    ...(scheduledAt === undefined ? {} : { scheduledAt: scheduledAt * 1_000 }),
    promisedAt: readyAt(ticket) ?? beside.placedAt + preparation,
    preparation,
  }
}
