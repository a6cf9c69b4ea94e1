import type { Instant } from '../time/clock.ts'
import type { SoldOut } from './sold-out.ts'

/** How much of a dish or modifier one location still sells for today. */
export interface LeftCount {
  /** Id of the dish or modifier. */
  readonly id: string
  /** Never below zero. */
  readonly left: number
  /** Id of the command that set it. Setting it again makes another count. */
  readonly version: string
  readonly since: Instant
  /** Exclusive: the end of the restaurant's day. Orders for a later time do not count. */
  readonly until: Instant
}

/** The most that staff can set. */
export const mostLeft = 9_999

/** Counts that an order for this time takes from. */
export function countsAt(counts: readonly LeftCount[], at: Instant): readonly LeftCount[] {
  return counts.filter(({ until }) => at < until)
}

/** A count of zero sells its dish or modifier out until the end of the day. */
export function marksOfCounts(counts: readonly LeftCount[]): readonly SoldOut[] {
  return counts
    .filter(({ left }) => left === 0)
    .map(({ id, since, until }): SoldOut => ({ kind: 'item', id, since, until }))
}
