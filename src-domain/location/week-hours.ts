import type { DiningOption } from '../dining-option/dining-option.ts'
import { hoursOfDay, type OpeningHours } from './hours-of-day.ts'
import type { DayHours } from './location.ts'

/** Days in a row with equal hours; `hours` absent: closed. Days 0 Sunday to 6 Saturday. */
export interface DayRange {
  readonly from: number
  readonly to: number
  readonly hours?: OpeningHours
}

const areEqual = (a: OpeningHours | undefined, b: OpeningHours | undefined): boolean =>
  a?.open === b?.open && a?.close === b?.close

/** SCHED-23: the week without repeating itself; Saturday and Sunday are not joined across the week's end. */
export const weekHours = (hours: readonly DayHours[], option: DiningOption): readonly DayRange[] => {
  const ranges: DayRange[] = []
  for (let day = 0; day < 7; day += 1) {
    const today = hoursOfDay(hours, day, option)
    const last = ranges.at(-1)
    if (last !== undefined && areEqual(last.hours, today)) ranges[ranges.length - 1] = { ...last, to: day }
    else ranges.push({ from: day, to: day, ...(today === undefined ? {} : { hours: today }) })
  }
  return ranges
}
