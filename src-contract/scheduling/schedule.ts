import type { ScheduleDate, ScheduleTime } from '../../src-domain/scheduling/schedule.ts'
import { mostOf } from '../call/limits.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { unixTimestampText } from './unix-timestamp-text.ts'

const unixTimestamp = wholeNumber(0, mostOf.seconds)

/** SCHED-03, wire row 6. */
export function scheduleDatesReporting(leftOut: LeftOut): Codec<readonly ScheduleDate[]> {
  return list(shape('a schedule date', { required: { unixTimestamp, dayOfWeek: text, pretty: text } }), { leftOut })
}

/** SCHED-04, SCHED-06, wire row 6. The back end validates the time with the order. */
export function scheduleTimesReporting(leftOut: LeftOut): Codec<readonly ScheduleTime[]> {
  return list(
    shape('a schedule time', { required: { unixTimestamp, formatted: text, isAvailable: withFallback(yesNo, true) } }),
    { leftOut },
  )
}

export const scheduleDates = scheduleDatesReporting(unreported)
export const scheduleTimes = scheduleTimesReporting(unreported)

/** Query for dates (API-44) and times (API-45). */
export const scheduleQuery = shape('a schedule query', { required: { orderType: diningOption } })

/** The `unixTimestamp` of a date from API-44. */
export const scheduleDateParams = shape('a schedule date', { required: { date: unixTimestampText } })
