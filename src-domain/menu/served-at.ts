import type { DayPart } from './menu.ts'

/** Local time of a restaurant: 0 Sunday to 6 Saturday, and "HH:mm". */
export interface WallMoment {
  readonly weekday: number
  readonly clock: string
}

/** `to` is exclusive. */
export function covers({ days, from, to }: DayPart, { weekday, clock }: WallMoment): boolean {
  const yesterday = (weekday + 6) % 7
  // "HH:mm" sorts as text.
  if (from < to) return days.includes(weekday) && from <= clock && clock < to
  return (days.includes(weekday) && from <= clock) || (days.includes(yesterday) && clock < to)
}
