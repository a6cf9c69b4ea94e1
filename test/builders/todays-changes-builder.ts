import type { OpeningTimes } from '../../src-domain/location/opening-span.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { decideChange, type TodayChange } from '../../src-domain/today/decide-change.ts'
import type { TodaysChanges } from '../../src-domain/today/todays-changes.ts'
import { rightOf } from '../contracts/either.ts'

/** The changes of a location after one more, as the order server keeps them. */
export function changesAfter(
  before: TodaysChanges,
  change: TodayChange,
  times: OpeningTimes,
  now: Instant,
): TodaysChanges {
  const part = rightOf(decideChange(change, before, times, now))
  const { hours: _, throttle: __, ...rest } = before
  switch (part._tag) {
    case 'Pauses': {
      const entries = Object.entries(before.pauses).filter(([type]) => !part.orderTypes.some((one) => one === type))
      const { pausing } = part
      const paused = pausing === undefined ? [] : part.orderTypes.map((type) => [type, pausing] as const)
      return { ...before, pauses: Object.fromEntries([...entries, ...paused]) }
    }
    case 'Preparation': {
      const { [part.orderType]: _, ...others } = before.preparation
      const own = part.preparation === undefined ? {} : { [part.orderType]: part.preparation }
      return { ...before, preparation: { ...others, ...own } }
    }
    case 'Hours':
      return {
        ...rest,
        ...(before.throttle === undefined ? {} : { throttle: before.throttle }),
        ...(part.hours === undefined ? {} : { hours: part.hours }),
      }
    case 'Throttle':
      return {
        ...rest,
        ...(before.hours === undefined ? {} : { hours: before.hours }),
        ...(part.throttle === undefined ? {} : { throttle: part.throttle }),
      }
  }
}
