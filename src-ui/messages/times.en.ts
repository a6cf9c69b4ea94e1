const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const longDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type DateFacts = {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly year: number
}
/** A time as people say it; `away`: so many days after today, on the restaurant's calendar. */
type DayAtFacts = { readonly away: number; readonly weekday: number; readonly date: string; readonly time: string }
type When = { readonly when: string }
type Minutes = { readonly minutes: number }

/** When the food is there, and choosing it. */
export const times = {
  day: ({ weekday }: { readonly weekday: number }) => days[weekday] ?? '',
  date: ({ weekday, day, month, year }: DateFacts) => `${days[weekday] ?? ''}, ${month}/${day}/${year}`,
  /** Minutes after midnight. */
  time: ({ minutes }: Minutes) => {
    const hour = Math.floor(minutes / 60) % 24
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  },
  range: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} - ${to}`,
  when: ({ date, time }: { readonly date: string; readonly time: string }) => `${date}, ${time}`,
  /** Inside of a sentence: "Sunday 9:00 AM". */
  dayAt: ({ away, weekday, date, time }: DayAtFacts) =>
    `${away === 0 ? 'today' : away === 1 ? 'tomorrow' : away < 7 ? longDays[weekday] : date} ${time}`,
  today: ({ date }: { readonly date: string }) => `Today · ${date}`,
  tomorrow: ({ date }: { readonly date: string }) => `Tomorrow · ${date}`,
  closed: 'Closed',
  allDay: 'Open 24 hours',

  asap: 'ASAP',
  asapIn: ({ minutes }: Minutes) => `ASAP · about ${minutes} min`,
  noDate: '',
  dineInUnavailable: 'Dine in is unavailable',
  pickupUnavailable: 'Pickup is unavailable',
  deliveryUnavailable: 'Delivery is unavailable',
  locationClosed: 'Location is closed',
  pleaseSchedule: 'Please schedule your order',
  closedNow: 'Closed right now',
  nextIs: ({ what, when }: When & { readonly what: string }) => `${what} · next available ${when}`,
  orderFor: ({ when }: When) => `Order for ${when}`,
  chooseAnother: 'Choose another time',
  chooseOne: 'Choose a time',
  pickupInstead: 'Order for pickup instead',

  title: 'When would you like it?',
  edit: 'Edit the time',
  asapLead: 'The kitchen starts right away.',
  later: 'Order ahead',
  chooseDay: 'Day',
  chooseTime: 'Time',
  unavailable: 'Order ahead is unavailable at this time',
  selectTime: 'Please select a time for your order',
  full: 'full',
  fullDay: 'Every time of this day is taken.',
  confirm: 'Confirm time',
  loading: 'Loading the times',
  /** LOC-17 */
  dropped: 'The time you had chosen is not set any more. Please check when you would like it.',
  lapsed: ({ time }: { readonly time: string }) => `${time} is not available any more.`,
  takeNext: ({ time }: { readonly time: string }) => `Take ${time} instead`,
  opening: 'Opening hours',

  onClock: ({ zone }: { readonly zone: string }) => `Times are ${zone}, on the restaurant’s clock.`,
  inZone: ({ time, zone }: { readonly time: string; readonly zone: string }) => `${time} (${zone})`,
  otherZone: 'the restaurant’s own time',
  zone: {
    Eastern: { standard: 'Eastern Standard Time', daylight: 'Eastern Daylight Time' },
    Central: { standard: 'Central Standard Time', daylight: 'Central Daylight Time' },
    Mountain: { standard: 'Mountain Standard Time', daylight: 'Mountain Daylight Time' },
    Arizona: { standard: 'Mountain Standard Time (Arizona)', daylight: 'Mountain Daylight Time (Arizona)' },
    Pacific: { standard: 'Pacific Standard Time', daylight: 'Pacific Daylight Time' },
    Alaska: { standard: 'Alaska Standard Time', daylight: 'Alaska Daylight Time' },
    Hawaii: { standard: 'Hawaii-Aleutian Standard Time', daylight: 'Hawaii-Aleutian Daylight Time' },
    Atlantic: { standard: 'Atlantic Standard Time', daylight: 'Atlantic Daylight Time' },
  },
}
