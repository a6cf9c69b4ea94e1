import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { businessDay } from '../availability/end-of-business-day.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { isoDate } from '../location/calendar-date.ts'
import type { OpeningTimes } from '../location/opening-span.ts'
import type { Instant } from '../time/clock.ts'
import { shortens } from './shortened-hours.ts'
import type {
  HoursChange,
  Pausing,
  PreparationChange,
  Throttle,
  ThrottleLimits,
  TodaysChanges,
} from './todays-changes.ts'

export type TodayChange =
  /** Without minutes: until staff resume. */
  | { readonly _tag: 'Pause'; readonly orderTypes: readonly DiningOption[]; readonly minutes?: number }
  | { readonly _tag: 'Resume'; readonly orderTypes: readonly DiningOption[] }
  | { readonly _tag: 'Prepare'; readonly orderType: DiningOption; readonly minutes: number }
  | { readonly _tag: 'PrepareAsUsual'; readonly orderType: DiningOption }
  /** "HH:mm" in the restaurant's zone, on its day. */
  | { readonly _tag: 'OpenLate'; readonly at: string }
  | { readonly _tag: 'CloseEarly'; readonly at: string }
  | { readonly _tag: 'HoursAsUsual' }
  | { readonly _tag: 'Throttle'; readonly limits: ThrottleLimits }
  | { readonly _tag: 'Unthrottle' }

/** The restaurant is closed then anyway. */
export interface HoursUnchanged {
  readonly _tag: 'HoursUnchanged'
}

/** What replaces a part of the changes; undefined: as usual. */
export type ReplacedPart =
  | {
      readonly _tag: 'Pauses'
      readonly orderTypes: readonly DiningOption[]
      readonly pausing: Pausing | undefined
    }
  | {
      readonly _tag: 'Preparation'
      readonly orderType: DiningOption
      readonly preparation: PreparationChange | undefined
    }
  | { readonly _tag: 'Hours'; readonly hours: HoursChange | undefined }
  | { readonly _tag: 'Throttle'; readonly throttle: Throttle | undefined }

/** Minutes that staff can set for preparation. An order with a longer wait must be scheduled. */
export const preparationRange = { least: 5, most: 120 }

/** `times`: as designed, without any change. */
export function decideChange(
  change: TodayChange,
  { hours }: Pick<TodaysChanges, 'hours'>,
  times: OpeningTimes,
  now: Instant,
): Either<HoursUnchanged, ReplacedPart> {
  switch (change._tag) {
    case 'Pause':
      return right({ _tag: 'Pauses', orderTypes: change.orderTypes, pausing: pausingOf(change, now) })
    case 'Resume':
      return right({ _tag: 'Pauses', orderTypes: change.orderTypes, pausing: undefined })
    case 'Prepare': {
      const { orderType, minutes } = change
      const preparation = { minutes, since: now, until: businessDay(times, now).end }
      return right({ _tag: 'Preparation', orderType, preparation })
    }
    case 'PrepareAsUsual':
      return right({ _tag: 'Preparation', orderType: change.orderType, preparation: undefined })
    case 'OpenLate':
      return shortened({ opensAt: change.at }, hours, times, now)
    case 'CloseEarly':
      return shortened({ closesAt: change.at }, hours, times, now)
    case 'HoursAsUsual':
      return right({ _tag: 'Hours', hours: undefined })
    case 'Throttle':
      return right({ _tag: 'Throttle', throttle: throttleOf(change.limits, now) })
    case 'Unthrottle':
      return right({ _tag: 'Throttle', throttle: undefined })
  }
}

/** Ends at a full minute, because that is the time that customers read. */
function pausingOf({ minutes }: { readonly minutes?: number }, now: Instant): Pausing {
  return { since: now, ...(minutes === undefined ? {} : { until: Math.ceil(now / 60_000 + minutes) * 60_000 }) }
}

/** A change of the same day keeps its other time. */
function shortened(
  part: Pick<HoursChange, 'opensAt' | 'closesAt'>,
  before: HoursChange | undefined,
  times: OpeningTimes,
  now: Instant,
): Either<HoursUnchanged, ReplacedPart> {
  const { date: day, end } = businessDay(times, now)
  const date = isoDate(day)
  const own = { date, ...part, since: now, until: end }
  if (!shortens(times, own)) return left({ _tag: 'HoursUnchanged' })
  return right({ _tag: 'Hours', hours: before?.date === date ? { ...before, ...own } : own })
}

function throttleOf(limits: ThrottleLimits, now: Instant): Throttle | undefined {
  const { orders, items, amount } = limits
  return orders === undefined && items === undefined && amount === undefined ? undefined : { since: now, limits }
}
