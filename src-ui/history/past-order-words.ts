import type { CalendarDate } from '../../src-domain/location/calendar-date.ts'
import type { Words } from '../messages/words-context.tsx'

/** Number of items that a row names; it only counts the rest. */
const mostNamed = 3

export function dishesWords(words: Words['history'], names: readonly string[]): string {
  const first = names.slice(0, mostNamed).join(', ')
  return names.length > mostNamed ? words.andMore({ names: first, count: names.length - mostNamed }) : first
}

/** MM/dd/yyyy unless brand or language differ (PROF-13). */
export function dayOfOrderWords(words: Words['history'], date: CalendarDate | undefined): string {
  if (date === undefined) return words.noDay
  return words.day({ year: String(date.year), month: twoDigits(date.month), day: twoDigits(date.day) })
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
