import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { OpeningTimes } from '../location/opening-span.ts'
import type { Instant } from '../time/clock.ts'
import { endOfBusinessDay } from './end-of-business-day.ts'
import type { SoldOut, SoldOutKind } from './sold-out.ts'

/** `commandId` becomes the version of the count, so a repeated command is recognized. */
export interface CountLeft {
  readonly _tag: 'Count'
  readonly left: number
  readonly commandId: string
  /** Version of the count that the sender saw; absent: none. */
  readonly seen?: string
}

export interface StopCounting {
  readonly _tag: 'StopCounting'
  readonly seen: string
}

export type CountChange = CountLeft | StopCounting

export type MarkChange =
  | { readonly _tag: 'SwitchOn' }
  /** Sold out until staff switch it on. */
  | { readonly _tag: 'SellOut' }
  /** Sold out until the end of the restaurant's day. */
  | { readonly _tag: 'SellOutToday' }
  | { readonly _tag: 'SellOutUntil'; readonly until: Instant }

export type AvailabilityChange = MarkChange | CountChange

/** Staff count dishes and modifiers, not groups. */
export interface SentAvailability {
  readonly kind: SoldOutKind
  readonly id: string
  readonly change: AvailabilityChange
}

/** The count is not the one that the sender saw. */
export interface CountChanged {
  readonly _tag: 'CountChanged'
}

/** The requested end of the mark has passed. */
export interface UntilIsPast {
  readonly _tag: 'UntilIsPast'
}

export interface SentMark extends SentAvailability {
  readonly change: MarkChange
}

export interface SentCount extends SentAvailability {
  readonly change: CountChange
}

export function isCountChange(change: AvailabilityChange): change is CountChange {
  return change._tag === 'Count' || change._tag === 'StopCounting'
}

/** The mark after a change; undefined: it is available. */
export function markAfter(
  { kind, id, change }: SentMark,
  times: OpeningTimes,
  now: Instant,
): Either<UntilIsPast, SoldOut | undefined> {
  switch (change._tag) {
    case 'SwitchOn':
      return right(undefined)
    case 'SellOut':
      return right({ kind, id, since: now })
    case 'SellOutToday':
      return right({ kind, id, since: now, until: endOfBusinessDay(times, now) })
    case 'SellOutUntil':
      return change.until <= now ? left({ _tag: 'UntilIsPast' }) : right({ kind, id, since: now, until: change.until })
  }
}
