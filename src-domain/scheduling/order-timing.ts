import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { mayBeForLater } from '../dining-option/may-be-for-later.ts'
import { type TypeOff, typeOff } from '../dining-option/type-off.ts'
import type { Location } from '../location/location.ts'
import type { Instant } from '../time/clock.ts'
import { type NamedNext, namedInstant } from './named-instant.ts'

/** Whether an order can be for the time that it is for, and if not, when it could be. Times are seconds since 1970. */
export type OrderTiming =
  /** As soon as possible can be had. */
  | { readonly _tag: 'Now' }
  /** Nothing is known against the chosen time. */
  | { readonly _tag: 'Chosen'; readonly at: number }
  | { readonly _tag: 'Blocked'; readonly why: WhyNotThen; readonly next?: number }

/** `Unavailable` is no matter of time: what is off has no next time. */
export type WhyNotThen = 'Closed' | 'Preorder' | 'Lapsed' | 'Unavailable'

/** What is read here of a validate result (CHK-32, SCHED-18). */
export interface TimeVerdict extends NamedNext {
  readonly isValid: boolean
  readonly reason?: string
  readonly isAsapOrderingEnabled: boolean
}

export interface TimingFacts {
  readonly brand: Pick<Brand, 'ordering'>
  readonly diningOption: DiningOption
  readonly scheduledAt?: number | undefined
  readonly timeZone: string
  /** Absent until the order server has told it. */
  readonly location: Pick<Location, 'isPreorderRequired' | 'isOpenFor' | 'nextTimes'> | undefined
  /** Of the order as it is; absent until it is known. */
  readonly validation: TimeVerdict | undefined
  readonly now: Instant
}

/** Reasons about time: only beside these is a next time an answer (SCHED-18). */
export function isTimeReason(reason: string | undefined): boolean {
  return whyOff(reason) === 'closed' || reason === 'invalid-scheduledAt' || reason === 'preorder'
}

/** The order type, or the whole location, is closed or not available. */
export function isOffReason(reason: string | undefined): boolean {
  return whyOff(reason) !== undefined
}

/** Of this order type, or of the whole location. */
function whyOff(reason: string | undefined): TypeOff['why'] | undefined {
  return reason === 'closed' || reason === 'unavailable' ? reason : typeOff(reason)?.why
}

/** A table is for now (SCHED-11), so nothing that is asked of orders for later is asked there (LOC-21). */
function isForLaterOnly({ diningOption, location, validation }: TimingFacts): boolean {
  return (
    mayBeForLater(diningOption) &&
    (location?.isPreorderRequired === true || validation?.isAsapOrderingEnabled === false)
  )
}

/** Why as soon as possible cannot be had; undefined where it can. What was said of the very order wins over older news. */
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

/** The first time that can be ordered for; never the minute that is passing already, and none at a table. */
export function nextTime(facts: TimingFacts): number | undefined {
  const { brand, diningOption, timeZone, location, validation, now } = facts
  if (!brand.ordering.scheduled || !mayBeForLater(diningOption)) return undefined
  // No time brings it to where nobody comes (LOC-42).
  if (validation?.reason === 'delivery-radius') return undefined
  const said = isTimeReason(validation?.reason) || validation?.isAsapOrderingEnabled === false
  const named = said && validation !== undefined ? namedInstant(validation, timeZone) : undefined
  const next = named ?? location?.nextTimes?.[diningOption]
  return next !== undefined && Math.floor(next / 60) > Math.floor(now / 60_000) ? next : undefined
}

/** The one answer of which menu, cart, time sheet and checkout speak (SCHED-09, SCHED-18). */
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
