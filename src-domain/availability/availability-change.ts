import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { OpeningTimes } from '../location/opening-span.ts'
import type { Instant } from '../time/clock.ts'
import { endOfBusinessDay } from './end-of-business-day.ts'
import type { SoldOut, SoldOutKind } from './sold-out.ts'

export type AvailabilityChange =
  | { readonly _tag: 'SwitchOn' }
  /** Sold out until staff switch it on. */
  | { readonly _tag: 'SellOut' }
  /** Sold out until the end of the restaurant's day. */
  | { readonly _tag: 'SellOutToday' }
  | { readonly _tag: 'SellOutUntil'; readonly until: Instant }

export interface SentAvailability {
  readonly kind: SoldOutKind
  readonly id: string
  readonly change: AvailabilityChange
}

/** The requested end of the mark has passed. */
export interface UntilIsPast {
  readonly _tag: 'UntilIsPast'
}

/** The mark after a change; undefined: it is available. */
export function markAfter(
  { kind, id, change }: SentAvailability,
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
