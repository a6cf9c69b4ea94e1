import type { DiningOption, PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'

const typeNames: PerDiningOption<string> = { pickup: 'Pickup', delivery: 'Delivery', kiosk: 'Table ordering' }
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const longDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type DateFacts = {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly year: number
}
/** `away`: days after today in the restaurant's calendar. */
type DayAtFacts = { readonly away: number; readonly weekday: number; readonly date: string; readonly time: string }

/** Brand files list these texts under `times`. */
export const clock = {
  day: ({ weekday }: { readonly weekday: number }) => days[weekday] ?? '',
  date: ({ weekday, day, month, year }: DateFacts) => `${days[weekday] ?? ''}, ${month}/${day}/${year}`,
  /** Minutes after midnight. */
  time: ({ minutes }: { readonly minutes: number }) => {
    const hour = Math.floor(minutes / 60) % 24
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  },
  /** Within a sentence: "Sunday 9:00 AM". */
  dayAt: ({ away, weekday, date, time }: DayAtFacts) =>
    `${away === 0 ? 'today' : away === 1 ? 'tomorrow' : away < 7 ? longDays[weekday] : date} ${time}`,
  pausedUntil: ({ type, time }: { readonly type: DiningOption; readonly time: string }) =>
    `${typeNames[type]} is paused until ${time}`,
  pausedNow: ({ type }: { readonly type: DiningOption }) => `${typeNames[type]} is paused right now`,
  /** Beside the name of the order type. */
  pauseUntil: ({ time }: { readonly time: string }) => `Paused until ${time}`,
  pause: 'Paused right now',
  orderFor: ({ when }: { readonly when: string }) => `Order for ${when}`,
}
