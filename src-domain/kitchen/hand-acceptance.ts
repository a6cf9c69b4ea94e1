import type { Instant } from '../time/clock.ts'
import type { Urgency } from './due-in.ts'

/** How staff of a location accept its orders by hand. Without it, each order is accepted when it is placed. */
export interface HandAcceptance {
  /** Minutes from the time at which an order becomes new until the location is reminded. */
  readonly remindAfterMinutes: number
  /** Minutes from the reminder until the order is cancelled and refunded; absent: it waits. */
  readonly cancelAfterReminderMinutes?: number
}

export interface AcceptanceTimes {
  /** When the location is reminded. */
  readonly acceptBy: Instant
  /** When the order is cancelled; absent: never. */
  readonly cancelsAt?: Instant
}

const minute = 60_000

/** @param remindedAt absent: the location was not reminded yet */
export function acceptanceTimes(
  { remindAfterMinutes, cancelAfterReminderMinutes: wait }: HandAcceptance,
  opensAt: Instant,
  remindedAt?: Instant,
): AcceptanceTimes {
  const acceptBy = opensAt + remindAfterMinutes * minute
  return { acceptBy, ...(wait === undefined ? {} : { cancelsAt: (remindedAt ?? acceptBy) + wait * minute }) }
}

/** Time left to accept an order: until the reminder, then until the cancellation. */
export interface AcceptanceLeft {
  /** Overdue: the limit has passed, and nothing else follows. */
  readonly _tag: 'Accept' | 'Cancels' | 'Overdue'
  /** Whole minutes: rounded up until a limit, rounded down since it. */
  readonly minutes: number
  readonly urgency: Urgency
}

export function acceptanceLeft({ acceptBy, cancelsAt }: AcceptanceTimes, now: Instant): AcceptanceLeft {
  if (now < acceptBy) {
    const minutes = Math.ceil((acceptBy - now) / minute)
    return { _tag: 'Accept', minutes, urgency: minutes <= soonMinutes ? 'soon' : 'calm' }
  }
  if (cancelsAt === undefined) {
    return { _tag: 'Overdue', minutes: Math.floor((now - acceptBy) / minute), urgency: 'late' }
  }
  return { _tag: 'Cancels', minutes: Math.max(0, Math.ceil((cancelsAt - now) / minute)), urgency: 'late' }
}

const soonMinutes = 2
