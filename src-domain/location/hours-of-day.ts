import type { DiningOption } from '../dining-option/dining-option.ts'
import type { DayHours, OpeningTimesOfDay } from './location.ts'

/** "HH:mm" in the location's zone. */
export interface OpeningHours {
  readonly open: string
  readonly close: string
}

/** Skips rows without both times. */
export function openingHours(rows: readonly OpeningTimesOfDay[], diningOption: DiningOption): readonly OpeningHours[] {
  return rows.flatMap((row) => {
    const [open, close] = pairOf(row, diningOption)
    return open === undefined || close === undefined ? [] : [{ open, close }]
  })
}

/** Weekday: 0 Sunday to 6 Saturday. Empty if closed (LOC-06). */
export function hoursOfDay(
  hours: readonly DayHours[],
  day: number,
  diningOption: DiningOption,
): readonly OpeningHours[] {
  return openingHours(
    hours.filter((one) => one.day === day),
    diningOption,
  )
}

function pairOf(row: OpeningTimesOfDay, diningOption: DiningOption): readonly [string | undefined, string | undefined] {
  switch (diningOption) {
    case 'pickup':
      return [row.pickupOpen, row.pickupClose]
    case 'delivery':
      return [row.deliveryOpen, row.deliveryClose]
    case 'kiosk':
      return [row.dineInOpen, row.dineInClose]
  }
}
