import type { DiningOption, PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'

type Name = { readonly name: string }
type Time = { readonly time: string }
type Minutes = { readonly minutes: number }

const typeNames: PerDiningOption<string> = { pickup: 'Pickup', delivery: 'Delivery', kiosk: 'Dine in' }

/** The page "Now". */
export const today = {
  lead: 'Changes apply to this location only. Customers see them within 2 seconds.',
  stale: 'We can’t reach the server. This page may be out of date.',
  type: ({ type }: { readonly type: DiningOption }) => typeNames[type],
  stateOf: ({ name, state }: Name & { readonly state: string }) => `${name}: ${state}`,
  actionOn: ({ action, name }: Name & { readonly action: string }) => `${action}: ${name}`,
  asUsual: 'Back to usual',

  ordering: 'Taking orders',
  taking: 'Taking orders',
  pausedUntil: ({ time }: Time) => `Paused until ${time}`,
  paused: 'Paused until you resume',
  closed: 'Closed by its hours',
  pauseAll: 'Pause all ordering',
  forMinutes: ({ minutes }: Minutes) => `${minutes} min`,
  untilResumed: 'Until I resume',
  pauseHint:
    'During a pause with an end, customers can still order for later times. Without an end, they can’t order at all.',
  pause: 'Pause',
  resume: 'Resume',
  resumeAll: 'Resume all ordering',
  pauseTitle: ({ name }: Name) => `Pause ${name.toLowerCase()}`,

  preparation: 'Preparation time today',
  preparationLead: 'Minutes that customers read for an order for now. A change ends with today.',
  minutes: ({ minutes }: Minutes) => `${minutes} min`,
  noMinutes: 'No time shown',
  usually: ({ minutes }: Minutes) => `Usually ${minutes} min`,
  insteadOf: ({ minutes }: Minutes) => `Only today, instead of ${minutes} min`,
  onlyToday: 'Only today',
  change: 'Change',
  preparationTitle: ({ name }: Name) => `Preparation time for ${name.toLowerCase()}`,

  hours: 'Hours today',
  range: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} – ${to}`,
  allDay: 'Open 24 hours',
  closedToday: 'Closed today',
  usualHours: ({ hours }: { readonly hours: string }) => `Usually ${hours}`,
  closeEarly: 'Close early',
  openLate: 'Open late',
  closeNow: 'Close now for today',
  atTime: ({ time }: Time) => `At ${time}`,
  noChoice: 'There is no time left today.',

  throttle: 'Kitchen limit',
  throttleLead:
    'Most that customers can order per quarter of an hour, for now and for later. It stays until you remove it.',
  noThrottle: 'No limit set.',
  limitSet: ({ limits }: { readonly limits: string }) => `At most ${limits} per quarter of an hour`,
  limitOrders: ({ count }: { readonly count: number }) => (count === 1 ? '1 order' : `${count} orders`),
  limitItems: ({ count }: { readonly count: number }) => (count === 1 ? '1 item' : `${count} items`),
  limitAmount: ({ price }: { readonly price: string }) => `${price} of food`,
  orders: 'Orders',
  items: 'Items',
  amount: 'Price of the food',
  limitHint: 'Leave a field empty for no limit.',
  limitMissing: 'Enter at least one limit',
  wholeWrong: ({ most }: { readonly most: number }) => `Enter a whole number from 1 to ${most}`,
  amountWrong: 'Enter an amount such as 250 or 250.50',
  saveLimit: 'Save limit',
  removeLimit: 'Remove limit',

  problem: {
    'no-answer': 'We couldn’t save this. Check the connection and try again.',
    'not-allowed': 'You don’t have permission to do this.',
    'hours-unchanged': 'You’re closed at that time anyway. Choose another time.',
  },
}
