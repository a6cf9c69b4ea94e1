import type { DiningOption } from '../dining-option/dining-option.ts'
import { hoursOfDay, type OpeningHours } from './hours-of-day.ts'
import type { DayHours } from './location.ts'

/** Consecutive days with equal hours; empty: closed. 0 Sunday to 6 Saturday. */
export interface DayRange {
  readonly from: number
  readonly to: number
  readonly hours: readonly OpeningHours[]
}

/** SCHED-23: never joins Saturday and Sunday. */
export function weekHours(hours: readonly DayHours[], option: DiningOption): readonly DayRange[] {
  const ranges: DayRange[] = []
  for (let day = 0; day < 7; day += 1) {
    const today = hoursOfDay(hours, day, option)
    const last = ranges.at(-1)
    if (last !== undefined && areEqual(last.hours, today)) ranges[ranges.length - 1] = { ...last, to: day }
    else ranges.push({ from: day, to: day, hours: today })
  }
  return ranges
}

function areEqual(a: readonly OpeningHours[], b: readonly OpeningHours[]): boolean {
  return (
    a.length === b.length && a.every(({ open, close }, index) => open === b[index]?.open && close === b[index]?.close)
  )
}
