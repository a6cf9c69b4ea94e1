import { customerSteps } from '../../src-domain/kitchen/customer-steps.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'
import { type KitchenRow, knownOrder } from './kitchen-rows.ts'

/** Every location accepts its orders at placement; the board still rings. */
const isAcceptedAtOnce = true

interface ProgressRow extends KitchenRow {
  readonly ticket: StoredTicket
  readonly cancelled_at: Date | null
}

/** An order's progress for its customer; empty for a location without a board. */
export function customerProgress(row: ProgressRow, now: Instant): Pick<Ticket, 'steps' | 'promisedAt'> {
  if (row.board_since === null && row.kitchen_events === null) return {}
  const { facts, state } = knownOrder(row.ticket, row, row.cancelled_at?.getTime(), now)
  return { steps: customerSteps(facts, state, isAcceptedAtOnce), promisedAt: state.promisedAt }
}
