import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { mayBeForLater } from '../dining-option/may-be-for-later.ts'
import { type TypeOff, typeOff } from '../dining-option/type-off.ts'
import type { Location } from '../location/location.ts'
import { type OrderingPause, resumesAt } from '../location/ordering-pause.ts'
import type { Instant } from '../time/clock.ts'
import { type NamedNext, namedInstant } from './named-instant.ts'

/** Times are seconds since 1970. */
export type OrderTiming =
  | { readonly _tag: 'Now' }
  | { readonly _tag: 'Chosen'; readonly at: number }
  | { readonly _tag: 'Blocked'; readonly why: WhyNotThen; readonly next?: number }

/** `Unavailable` never has a next time. */
export type WhyNotThen = 'Closed' | 'Preorder' | 'Lapsed' | 'Unavailable'

export interface TimeVerdict extends NamedNext {
  readonly isValid: boolean
  readonly reason?: string
  readonly isAsapOrderingEnabled: boolean
  /** Notice that an item needs. */
  readonly notice?: { readonly name: string; readonly minutes: number }
  /** Set if a pause is the reason. */
  readonly pause?: OrderingPause
}

export interface TimingFacts {
  readonly brand: Pick<Brand, 'ordering'>
  readonly diningOption: DiningOption
  readonly scheduledAt?: number | undefined
  readonly timeZone: string
  /** Absent until loaded. */
  readonly location: Pick<Location, 'isPreorderRequired' | 'isOpenFor' | 'nextTimes' | 'pauses'> | undefined
  /** Validation of the current order; absent until loaded. */
  readonly validation: TimeVerdict | undefined
  readonly now: Instant
}

/** Seconds since 1970. */
export function earliestWith({ minutes }: { readonly minutes: number }, now: Instant): number {
  return now / 1_000 + minutes * 60
}

/** True for the reasons that come with a next time (SCHED-18). */
export function isTimeReason(reason: string | undefined): boolean {
  return whyOff(reason) === 'closed' || reason === 'invalid-scheduledAt' || reason === 'preorder'
}

export function isOffReason(reason: string | undefined): boolean {
  return whyOff(reason) !== undefined
}

function whyOff(reason: string | undefined): TypeOff['why'] | undefined {
  return reason === 'closed' || reason === 'unavailable' ? reason : typeOff(reason)?.why
}

/** A table orders only for now (SCHED-11), so LOC-21 does not apply. */
function isForLaterOnly({ diningOption, location, validation }: TimingFacts): boolean {
  return (
    mayBeForLater(diningOption) &&
    (location?.isPreorderRequired === true || validation?.isAsapOrderingEnabled === false)
  )
}

/** Undefined if the order can be for now. The order's validation overrides the location's data, which is older. */
export function whyNotNow(facts: TimingFacts): Exclude<WhyNotThen, 'Lapsed'> | undefined {
  const { diningOption, scheduledAt, location, validation } = facts
  const reason = validation?.isValid === false ? validation.reason : undefined
  const off = whyOff(reason)
  if (off !== undefined) return off === 'closed' ? 'Closed' : 'Unavailable'
  if (isForLaterOnly(facts)) return 'Preorder'
  if (scheduledAt === undefined && validation?.isValid === true) return undefined
  if (location?.isOpenFor?.[diningOption] === false) return 'Closed'
  return mayBeForLater(diningOption) && location?.nextTimes?.[diningOption] !== undefined ? 'Preorder' : undefined
}

/** The pause because of which the order cannot be placed, or undefined. */
export function pauseOf({ diningOption, location, validation, now }: TimingFacts): OrderingPause | undefined {
  if (validation?.isValid === true) return undefined
  if (validation?.pause !== undefined) return validation.pause
  const isPaused = resumesAt(location?.pauses, diningOption, now) > now
  return validation === undefined && isPaused ? location?.pauses?.[diningOption] : undefined
}

/** First orderable time after the current minute; undefined for a table. */
export function nextTime(facts: TimingFacts): number | undefined {
  const { brand, diningOption, timeZone, location, validation, now } = facts
  if (!brand.ordering.scheduled || !mayBeForLater(diningOption)) return undefined
  // LOC-42: an address out of zone has no next time.
  if (validation?.reason === 'delivery-radius') return undefined
  const said = isTimeReason(validation?.reason) || validation?.isAsapOrderingEnabled === false
  const named = said && validation !== undefined ? namedInstant(validation, timeZone) : undefined
  const next = named ?? location?.nextTimes?.[diningOption]
  return next !== undefined && Math.floor(next / 60) > Math.floor(now / 60_000) ? next : undefined
}

/** Menu, cart, time sheet and checkout share this result (SCHED-09, SCHED-18). */
export function orderTiming(facts: TimingFacts): OrderTiming {
  const { scheduledAt, validation } = facts
  const why = scheduledAt === undefined ? whyNotNow(facts) : whyNotChosen(validation)
  if (why === undefined) return scheduledAt === undefined ? { _tag: 'Now' } : { _tag: 'Chosen', at: scheduledAt }
  const next = why === 'Unavailable' ? undefined : nextTime(facts)
  return { _tag: 'Blocked', why, ...(next === undefined ? {} : { next }) }
}

function whyNotChosen(validation: TimeVerdict | undefined): WhyNotThen | undefined {
  if (validation?.isValid !== false) return undefined
  if (whyOff(validation.reason) === 'unavailable') return 'Unavailable'
  return isTimeReason(validation.reason) ? 'Lapsed' : undefined
}
