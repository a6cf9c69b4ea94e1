import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Driver } from '../ticket/driver.ts'
import { completesWithoutBoardAfter } from '../ticket/may-change.ts'
import type { Instant } from '../time/clock.ts'
import type { KitchenEvent } from './kitchen-event.ts'
import type { KitchenStatus } from './kitchen-status.ts'

/** Facts of an order that are fixed when it is placed. */
export interface KitchenFacts {
  readonly orderType: DiningOption
  readonly placedAt: Instant
  /** Absent: as soon as possible. */
  readonly scheduledAt?: Instant
  /** Promised at placing: ready for pickup or table, at the door for a delivery. */
  readonly promisedAt: Instant
  /** Milliseconds that the kitchen needs before the promised time. */
  readonly preparation: number
  /** A refund of the whole order cancelled it outside the board. */
  readonly cancelledAt?: Instant
  /** Time from which staff, a device or a till have served the location; absent if none does. */
  readonly boardSince?: Instant
}

/** A status that the order reached, and when. */
export interface KitchenStep {
  readonly status: Exclude<KitchenStatus, 'scheduled'>
  readonly at: Instant
}

export interface KitchenState {
  readonly status: KitchenStatus
  /** Number of changes so far. A command contains the version that its sender saw. */
  readonly version: number
  readonly promisedAt: Instant
  /** Oldest first. The first step is `new`, at the time of placing. */
  readonly steps: readonly KitchenStep[]
  readonly driver?: Driver
  readonly cancelReason?: string
}

/**
 * Milliseconds after the promised time at which an order counts as completed: at a location without a board, or if
 * staff left it open on the board.
 */
export const completesItselfAfter = { withoutBoard: completesWithoutBoardAfter, onBoard: 24 * 3_600_000 } as const

/** Time at which a scheduled order becomes new; for any other order, the time of placing. */
export function opensAt({ placedAt, scheduledAt, preparation }: KitchenFacts): Instant {
  return scheduledAt === undefined ? placedAt : Math.max(placedAt, scheduledAt - preparation)
}

/** State of an order at a moment. Folds its events, and applies the changes that time alone causes. */
export function kitchenState(facts: KitchenFacts, events: readonly KitchenEvent[], now: Instant): KitchenState {
  const start: KitchenState = {
    status: now < opensAt(facts) ? 'scheduled' : 'new',
    version: 0,
    promisedAt: facts.promisedAt,
    steps: [{ status: 'new', at: facts.placedAt }],
  }
  const told = events.reduce(afterEvent, start)
  if (told.status === 'cancelled' || told.status === 'completed') return told
  const closesAt = completesItselfAt(facts, told)
  // A refund after the order completed itself does not cancel it: no order moves back.
  if (facts.cancelledAt !== undefined && facts.cancelledAt < closesAt) {
    return ended(told, 'cancelled', facts.cancelledAt)
  }
  return now < closesAt ? told : ended(told, 'completed', closesAt)
}

/** When time alone changes the state next; undefined: never again. */
export function changesAt(facts: KitchenFacts, state: KitchenState): Instant | undefined {
  if (state.status === 'cancelled' || state.status === 'completed') return undefined
  const closesAt = completesItselfAt(facts, state)
  return state.status === 'scheduled' ? Math.min(opensAt(facts), closesAt) : closesAt
}

/** An order that completed without a board stays completed when the location gets one. */
function completesItselfAt({ boardSince }: KitchenFacts, { promisedAt }: KitchenState): Instant {
  const withoutBoard = promisedAt + completesItselfAfter.withoutBoard
  const isOnBoard = boardSince !== undefined && boardSince <= withoutBoard
  return isOnBoard ? promisedAt + completesItselfAfter.onBoard : withoutBoard
}

/** The state after its next event. */
export function afterEvent(state: KitchenState, event: KitchenEvent): KitchenState {
  const next = { ...state, version: event.version }
  if (event._tag === 'Delayed') return { ...next, promisedAt: event.promisedAt }
  const status = statusAfter[event._tag]
  const moved: KitchenState = { ...next, status, steps: [...state.steps, { status, at: event.at }] }
  if (event._tag === 'Accepted') return { ...moved, promisedAt: event.promisedAt }
  if (event._tag === 'Cancelled') return { ...moved, cancelReason: event.reason }
  return event._tag === 'SentOut' && event.driver !== undefined ? { ...moved, driver: event.driver } : moved
}

const statusAfter = {
  Accepted: 'accepted',
  Ready: 'ready',
  SentOut: 'out-for-delivery',
  Completed: 'completed',
  Cancelled: 'cancelled',
} as const

/** An end without a command also counts as a change. */
function ended(state: KitchenState, status: 'cancelled' | 'completed', at: Instant): KitchenState {
  return { ...state, status, version: state.version + 1, steps: [...state.steps, { status, at }] }
}
