import type { Instant } from '../../src-domain/time/clock.ts'
import type { BoardWords } from '../kitchen/order-words.ts'
import { dateWords, daysAway, timeWords } from '../scheduling/next-time-words.ts'

/** "Today 3:10 PM", or a date with the time for an earlier day. */
export function whenWords({ staff, clock, timeZone }: BoardWords, at: Instant, now: Instant): string {
  const seconds = at / 1_000
  const time = timeWords(clock, seconds, timeZone)
  return daysAway(seconds, timeZone, now) === 0
    ? staff.members.todayAt({ time })
    : staff.members.dayAt({ day: dateWords(clock, seconds, timeZone), time })
}
