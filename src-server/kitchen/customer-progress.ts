import { customerSteps } from '../../src-domain/kitchen/customer-steps.ts'
import type { KitchenState } from '../../src-domain/kitchen/kitchen-state.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'
import { type KitchenRow, knownOrder } from './kitchen-rows.ts'

interface ProgressRow extends KitchenRow {
  readonly ticket: StoredTicket
  readonly cancelled_at: Date | null
  readonly accepts_by_hand: boolean | null
}

/** An order's progress for its customer; empty for a location without a board. */
export function customerProgress(
  row: ProgressRow,
  now: Instant,
): Pick<Ticket, 'steps' | 'promisedAt' | 'isAccepted' | 'driver'> {
  if (row.board_since === null && row.kitchen_events === null) return {}
  const { facts, state } = knownOrder(row.ticket, row, row.cancelled_at?.getTime(), now)
  const isByHand = row.accepts_by_hand === true
  return {
    steps: customerSteps(facts, state, !isByHand),
    promisedAt: state.promisedAt,
    ...(isByHand ? acceptedBy(state) : {}),
    ...(state.status === 'out-for-delivery' && state.driver !== undefined ? { driver: state.driver } : {}),
  }
}

/** Staff cannot accept a scheduled order before it becomes new. */
function acceptedBy({ status }: KitchenState): Pick<Ticket, 'isAccepted'> {
  return status === 'scheduled' ? {} : { isAccepted: status !== 'new' }
}
