import { clock } from './clock.en.ts'

type When = { readonly when: string }
type Minutes = { readonly minutes: number }

export const times = {
  ...clock,
  range: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} - ${to}`,
  when: ({ date, time }: { readonly date: string; readonly time: string }) => `${date}, ${time}`,
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
  needsNotice: ({ name, minutes }: Minutes & { readonly name: string }) => `${name} needs ${noticeOf(minutes)} notice`,
  closedNow: 'Closed right now',
  nextIs: ({ what, when }: When & { readonly what: string }) => `${what} · next available ${when}`,
  chooseAnother: 'Choose another time',
  chooseOne: 'Choose a time',
  otherRestaurant: 'Change location',
  pickupInstead: 'Order for pickup instead',

  title: 'When would you like it?',
  edit: 'Change time',
  asapLead: 'We’ll start right away.',
  later: 'Order ahead',
  chooseDay: 'Day',
  chooseTime: 'Time',
  unavailable: 'Order ahead is unavailable at this time',
  selectTime: 'Please select a time for your order',
  full: 'full',
  fullDay: 'No times left for this day.',
  confirm: 'Confirm time',
  confirmAt: ({ time }: { readonly time: string }) => `Confirm time · ${time}`,
  loading: 'Loading times',
  /** The time passed while the customer was away (LOC-17). */
  dropped: 'Your time isn’t available here. Please choose a new one.',
  lapsed: ({ time }: { readonly time: string }) => `${time} is no longer available.`,
  takeNext: ({ time }: { readonly time: string }) => `Choose ${time}`,
  opening: 'Opening hours',

  onClock: ({ zone }: { readonly zone: string }) => `Times are in the restaurant’s time zone (${zone}).`,
  inZone: ({ time, zone }: { readonly time: string; readonly zone: string }) => `${time} (${zone})`,
  otherZone: 'local time',
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

/** "1 day’s", "2 hours’", "45 minutes’". */
function noticeOf(minutes: number): string {
  const [size, unit] = minutes % 1_440 === 0 ? [1_440, 'day'] : minutes % 60 === 0 ? [60, 'hour'] : [1, 'minute']
  const count = minutes / size
  return count === 1 ? `1 ${unit}’s` : `${count} ${unit}s’`
}
