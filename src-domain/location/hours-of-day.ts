import type { DiningOption } from '../dining-option/dining-option.ts'
import type { DayHours } from './location.ts'

/** Opening and closing, "HH:mm" on the location's clock. */
export interface OpeningHours {
  readonly open: string
  readonly close: string
}

const pairOf = (row: DayHours, diningOption: DiningOption): readonly [string | undefined, string | undefined] => {
  switch (diningOption) {
    case 'pickup':
      return [row.pickupOpen, row.pickupClose]
    case 'delivery':
      return [row.deliveryOpen, row.deliveryClose]
    case 'kiosk':
      return [row.dineInOpen, row.dineInClose]
  }
}

/** The hours of one weekday (0 Sunday to 6 Saturday) for a way of getting the food; nothing when closed (LOC-06). */
export const hoursOfDay = (
  hours: readonly DayHours[],
  day: number,
  diningOption: DiningOption,
): OpeningHours | undefined => {
  const row = hours.find((one) => one.day === day)
  if (row === undefined) return undefined
  const [open, close] = pairOf(row, diningOption)
  return open === undefined || close === undefined ? undefined : { open, close }
}
