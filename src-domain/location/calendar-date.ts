/** A day as a calendar on the wall names it, in no zone. */
export interface CalendarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

const perDay = 86_400_000

const asUtc = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day)

/** Calendar days later; a negative count goes back. */
export const dateAfter = (date: CalendarDate, days: number): CalendarDate => {
  const later = new Date(asUtc(date) + days * perDay)
  return { year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() }
}

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(asUtc(date)).getUTCDay()

/** "2026-11-26". */
export const isoDate = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

export const isSameDate = (a: CalendarDate, b: CalendarDate): boolean =>
  a.year === b.year && a.month === b.month && a.day === b.day
