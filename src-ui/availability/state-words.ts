import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { BoardWords } from '../kitchen/order-words.ts'
import { nextTimeWords } from '../scheduling/next-time-words.ts'

/**
 * Text of how many are left, or that an entry is sold out, until when, and why if staff did not mark the entry itself. `markedGroups`: names of
 * the groups that staff marked.
 */
export function stateWords(
  { staff: { availability: words }, clock, timeZone }: BoardWords,
  { kind, within, soldOut, count, isAvailable }: AvailabilityEntry,
  markedGroups: ReadonlySet<string>,
  now: Instant,
): string {
  if (soldOut?.until !== undefined)
    return words.soldOutUntil({ when: nextTimeWords(clock, soldOut.until / 1_000, timeZone, now) })
  if (soldOut !== undefined) return words.soldOut
  if (count?.left === 0) return words.left({ count: 0 })
  if (isAvailable) return count === undefined ? words.available : words.left({ count: count.left })
  const group = within.find((name) => markedGroups.has(name))
  if (group !== undefined) return words.soldOutWith({ name: group })
  return kind === 'group' ? words.allSoldOut : words.offOnMenu
}
