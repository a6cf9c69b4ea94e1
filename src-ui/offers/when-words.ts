import type { Instant } from '../../src-domain/time/clock.ts'
import type { BoardWords } from '../kitchen/order-words.ts'
import { nextTimeWords } from '../scheduling/next-time-words.ts'

/** "today 7:05 PM, Mia": when something happened, and who did it if that is known. */
export function whenWords(words: BoardWords, at: Instant | undefined, by: string | undefined, now: Instant): string {
  if (at === undefined) return by ?? ''
  const when = nextTimeWords(words.clock, at / 1_000, words.timeZone, now)
  return by === undefined || by === '' ? when : words.staff.offersPage.historyBy({ when, name: by })
}
