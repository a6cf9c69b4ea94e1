import type { DiningOption } from '../dining-option/dining-option.ts'
import type { DayHours, OpeningTimesOfDay } from './location.ts'

/** Opening and closing, "HH:mm" on the location's clock. */
export interface OpeningHours {
  readonly open: string
  readonly close: string
}

/** What several rows of one day, or of one date, add up to; a row without both of its times is closed. */
export function openingHours(rows: readonly OpeningTimesOfDay[], diningOption: DiningOption): readonly OpeningHours[] {
  return rows.flatMap((row) => {
    const [open, close] = pairOf(row, diningOption)
    return open === undefined || close === undefined ? [] : [{ open, close }]
  })
}

/** The hours of one weekday (0 Sunday to 6 Saturday) for a way of getting the food; none when closed (LOC-06). */
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
