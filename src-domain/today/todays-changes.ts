import type { PerDiningOption } from '../dining-option/dining-option.ts'
import type { OrderingPause } from '../location/ordering-pause.ts'
import type { Minor } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'

export interface Pausing extends OrderingPause {
  readonly since: Instant
}

/** Replaces the minutes from an order for now to its food. */
export interface PreparationChange {
  readonly minutes: number
  readonly since: Instant
  /** Exclusive: the end of the restaurant's day. */
  readonly until: Instant
}

/** Shortens the hours of one date of the restaurant. "HH:mm" in its zone; a time before its opening is at night. */
export interface HoursChange {
  /** "2026-11-26". */
  readonly date: string
  readonly opensAt?: string
  readonly closesAt?: string
  readonly since: Instant
  /** Exclusive: the end of the restaurant's day. */
  readonly until: Instant
}

/** Most that the kitchen takes in a quarter of an hour, of orders for now and for later. Absent: unlimited. */
export interface ThrottleLimits {
  readonly orders?: number
  readonly items?: number
  /** Price of the food. */
  readonly amount?: Minor
}

/** Has no end, because a kitchen without a second cook stays smaller tomorrow. */
export interface Throttle {
  readonly since: Instant
  readonly limits: ThrottleLimits
}

/** What staff changed at one location. */
export interface TodaysChanges {
  readonly pauses: Partial<PerDiningOption<Pausing>>
  readonly preparation: Partial<PerDiningOption<PreparationChange>>
  readonly hours?: HoursChange
  readonly throttle?: Throttle
}

export const noChanges: TodaysChanges = { pauses: {}, preparation: {} }

/** Leaves out what has expired. */
export function changesInForce({ pauses, preparation, hours, throttle }: TodaysChanges, now: Instant): TodaysChanges {
  return {
    pauses: lasting(pauses, now),
    preparation: lasting(preparation, now),
    ...(hours === undefined || hours.until <= now ? {} : { hours }),
    ...(throttle === undefined ? {} : { throttle }),
  }
}

function lasting<A extends { readonly until?: Instant }>(
  changes: Partial<PerDiningOption<A>>,
  now: Instant,
): Partial<PerDiningOption<A>> {
  return Object.fromEntries(Object.entries(changes).filter(([, { until }]) => until === undefined || now < until))
}
