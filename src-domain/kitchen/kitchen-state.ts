import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import type { Driver } from './kitchen-command.ts'
import type { KitchenEvent } from './kitchen-event.ts'
import type { KitchenStatus } from './kitchen-status.ts'

/** What is known of an order when it is placed. */
export interface KitchenFacts {
  readonly orderType: DiningOption
  readonly placedAt: Instant
  /** Absent: as soon as possible. */
  readonly scheduledAt?: Instant
  /** Promised when the order was placed: ready for pickup or table, at the door for a delivery. */
  readonly promisedAt: Instant
  /** Milliseconds that the kitchen needs before the promised time. */
  readonly preparation: number
  /** Cancelled outside the board, by a refund of the whole order. */
  readonly cancelledAt?: Instant
  /** Since when staff, a device or a till has served the location; absent: nothing does. */
  readonly boardSince?: Instant
}

/** A status that was reached, and when. */
export interface KitchenStep {
  readonly status: Exclude<KitchenStatus, 'scheduled'>
  readonly at: Instant
}

export interface KitchenState {
  readonly status: KitchenStatus
  /** Number of changes so far; a command names the version that it saw. */
  readonly version: number
  readonly promisedAt: Instant
  /** Oldest first. The first is `new`, at the time of placing. */
  readonly steps: readonly KitchenStep[]
  readonly driver?: Driver
  readonly cancelReason?: string
}

/**
 * Milliseconds after its promised time at which an order counts as completed: one of a location without a board, and
 * one that was left open on a board.
 */
export const completesItselfAfter = { withoutBoard: 4 * 3_600_000, onBoard: 24 * 3_600_000 } as const

/** When a scheduled order starts to concern the kitchen; the time of placing for an order for now. */
export function opensAt({ placedAt, scheduledAt, preparation }: KitchenFacts): Instant {
  return scheduledAt === undefined ? placedAt : Math.max(placedAt, scheduledAt - preparation)
}

/** The state of an order at a moment: a fold of its events, and of what time alone decides. */
export function kitchenState(facts: KitchenFacts, events: readonly KitchenEvent[], now: Instant): KitchenState {
  const start: KitchenState = {
    status: now < opensAt(facts) ? 'scheduled' : 'new',
    version: 0,
    promisedAt: facts.promisedAt,
    steps: [{ status: 'new', at: facts.placedAt }],
  }
  const told = events.reduce(afterEvent, start)
  if (told.status === 'cancelled' || told.status === 'completed') return told
  if (facts.cancelledAt !== undefined) return ended(told, 'cancelled', facts.cancelledAt)
  const closesAt = completesItselfAt(facts, told)
  return now < closesAt ? told : ended(told, 'completed', closesAt)
}

/** A board that is opened later does not open orders again that had completed without it. */
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

/** An end that no command made still counts as a change. */
function ended(state: KitchenState, status: 'cancelled' | 'completed', at: Instant): KitchenState {
  return { ...state, status, version: state.version + 1, steps: [...state.steps, { status, at }] }
}
