import { millisecondsInMinute } from 'date-fns/constants'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption, PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { mayBeForLater } from '../../src-domain/dining-option/may-be-for-later.ts'
import { pauseInForce } from '../../src-domain/location/open-state.ts'
import { type AgePromise, isPromised } from '../../src-domain/menu/alcohol.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { mostCharged } from '../../src-domain/pricing/most-charged.ts'
import { orderMinimum, shortfall } from '../../src-domain/pricing/order-minimum.ts'
import type { SlotFacts } from '../../src-domain/scheduling/slots.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type KnownTable, tableById } from '../catalogue/known-table.ts'
import { asapOf, isGoodTime, isOffered } from '../scheduling/slot-facts.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import type { NoticeNeeded } from './notice-needed.ts'
import type { OrderObjection } from './order-objection.ts'
import type { ReadOrder } from './read-order.ts'
import type { FewLeft } from './submitted-line.ts'

/** Minimum price of the food (CHK-26). */
export function minimumOf({ brand, settings, order, read: { reach } }: JudgedOrder): Minor {
  return orderMinimum({
    brand,
    diningOption: order.orderType,
    minimums: settings.location.minimums,
    terms: reach?._tag === 'Within' ? reach.terms : undefined,
  })
}

export interface JudgedOrder {
  readonly brand: Brand
  readonly settings: LocationSettings
  readonly tables: readonly KnownTable[]
  readonly order: SubmittedOrder
  readonly read: ReadOrder
  readonly now: Instant
  /** Included in `settings`. */
  readonly notice?: NoticeNeeded | undefined
  /** Years; set if the order has alcohol. */
  readonly leastAge?: number | undefined
  readonly agePromise?: AgePromise | undefined
  /** Absent in a placement: the claim checks the slot. */
  readonly taken?: SlotFacts['taken']
}

function wrongTable(tables: readonly KnownTable[], { orderType, tableNumber }: SubmittedOrder) {
  if (orderType !== 'kiosk' || tableNumber === undefined || tableNumber.trim() === '') return undefined
  const table = tableById(tables, tableNumber)
  const isServed = table !== undefined && !table.isRetired
  return isServed ? undefined : ({ _tag: 'WrongTable', isRetired: table !== undefined } as const)
}

function timeObjection({ brand, settings, order, now, notice, taken }: JudgedOrder): OrderObjection | undefined {
  const { orderType, scheduledAt } = order
  if (scheduledAt === undefined) {
    const { _tag } = asapOf(settings, orderType, now, taken)
    const canWait = brand.ordering.scheduled && mayBeForLater(orderType)
    const paused = pausedObjection(settings, orderType, now)
    if (paused !== undefined && _tag === 'Closed') return paused
    const isClosed = _tag === 'Closed' || (_tag === 'NotInTime' && !canWait)
    return isClosed ? { _tag: 'Closed', orderType, canWait } : undefined
  }
  const isGood = brand.ordering.scheduled && isGoodTime(settings, orderType, scheduledAt, now, taken)
  if (isGood) return undefined
  if (isTooEarly(notice, scheduledAt, now)) return { _tag: 'NeedsNotice', ...notice, isTooEarly: true }
  const paused = pausedObjection(settings, orderType, now)
  // After a pause with an end, another time is suggested.
  return paused !== undefined && paused.pause.until === undefined ? paused : { _tag: 'InvalidTime' }
}

function isTooEarly(notice: NoticeNeeded | undefined, at: number, now: Instant): notice is NoticeNeeded {
  return notice !== undefined && at * 1_000 < now + notice.minutes * millisecondsInMinute
}

function noticeObjection(notice: NoticeNeeded): OrderObjection {
  return { _tag: 'NeedsNotice', ...notice, isTooEarly: false }
}

function pausedObjection({ location }: LocationSettings, orderType: DiningOption, now: Instant) {
  const pause = pauseInForce(location, orderType, now)
  if (pause === undefined) return undefined
  return { _tag: 'Paused', orderType, pause, timeZone: location.timeZone } as const
}

function isTooMuch({ totals }: ReadOrder, most: Minor): boolean {
  return totals.subtotal > most || totals.due > most
}

/** If nothing else is wrong with the items. */
function tooFew({ problems }: ReadOrder): FewLeft | undefined {
  return problems.every(({ fewLeft }) => fewLeft.length > 0) ? problems[0]?.fewLeft[0] : undefined
}

/** The first objection, for `validate`. */
export function firstObjection(judged: JudgedOrder): OrderObjection | undefined {
  const { brand, settings, tables, order, read } = judged
  const { orderType } = order
  if (!brand.ordering.enabled || !brand.routes.ordering) return { _tag: 'OrderingOff' }
  if (!isOffered(brand, settings, orderType)) return { _tag: 'TypeUnavailable', orderType }
  // Before the time, so that a customer does not pick another slot in vain.
  if (read.reach?._tag === 'OutOfZone') return { _tag: 'OutOfZone' }
  const untimely = timeObjection(judged)
  if (untimely !== undefined) return untimely
  if (order.items.length === 0) return { _tag: 'NothingOrdered' }
  const notDelivered = read.problems.find((problem) => problem.notDelivered !== undefined)?.notDelivered
  if (notDelivered !== undefined) return { _tag: 'AlcoholNotDelivered', name: notDelivered }
  const few = tooFew(read)
  if (few !== undefined) return { _tag: 'FewerLeft', name: few.name, left: few.left }
  if (read.problems.length > 0) return { _tag: 'InvalidItems' }
  const most = mostCharged(brand.currency)
  if (isTooMuch(read, most)) return { _tag: 'TooMuch', most }
  // A table orders only for now.
  if (judged.notice !== undefined && !mayBeForLater(orderType)) return noticeObjection(judged.notice)
  const table = wrongTable(tables, order)
  if (table !== undefined) return table
  const minimum = minimumOf(judged)
  return shortfall(minimum, read.totals.subtotal) === undefined
    ? undefined
    : { _tag: 'BelowMinimum', orderType, minimum }
}

const placeUnsaid: PerDiningOption<(order: SubmittedOrder) => OrderObjection | undefined> = {
  pickup: () => undefined,
  delivery: ({ deliveryInfo }) => (deliveryInfo === undefined ? { _tag: 'NoDeliveryAddress' } : undefined),
  kiosk: ({ tableNumber = '' }) => (tableNumber.trim() === '' ? { _tag: 'NoTable' } : undefined),
}

/** Opening hours do not apply to a type that can only be scheduled. */
export function isForLaterOnly({ settings, order, now, taken }: JudgedOrder): boolean {
  const { _tag } = asapOf(settings, order.orderType, now, taken)
  return _tag === 'LaterOnly' || _tag === 'NotInTime'
}

/** The storefront asks for these facts only during checkout. */
export function objectionToPlacing(judged: JudgedOrder): OrderObjection | undefined {
  const objection = firstObjection(judged)
  if (objection !== undefined) return objection
  const { order } = judged
  if (order.scheduledAt === undefined && isForLaterOnly(judged))
    return judged.notice === undefined ? { _tag: 'PreorderOnly' } : noticeObjection(judged.notice)
  const unsaid = placeUnsaid[order.orderType](order)
  if (unsaid !== undefined) return unsaid
  const { leastAge, agePromise } = judged
  return leastAge === undefined || isPromised(agePromise, leastAge)
    ? undefined
    : { _tag: 'AgeNotConfirmed', age: leastAge }
}
