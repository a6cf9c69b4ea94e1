import { formatPrice } from '../../src-domain/money/format-price.ts'
import { deliveryFee } from './common.en.ts'

type Count = { readonly count: number }

export const shop = {
  price: formatPrice,
  locationsTitle: 'Choose a location',
  openNow: 'Open',
  closedNow: 'Closed',
  /** Shown if the kitchen has closed within opening hours. */
  pausedNow: 'Not taking orders right now',
  openUntil: ({ time }: { readonly time: string }) => `Open until ${time}`,
  opensAt: ({ time }: { readonly time: string }) => `Closed · opens at ${time}`,
  opensTomorrow: ({ time }: { readonly time: string }) => `Closed · opens tomorrow at ${time}`,
  opensOn: ({ day, time }: { readonly day: string; readonly time: string }) => `Closed · opens ${day} at ${time}`,
  hoursToday: ({ hours }: { readonly hours: string }) => `Today ${hours}`,
  closedToday: 'Closed today',
  milesAway: ({ miles }: { readonly miles: string }) => `${miles} miles away`,
  kilometresAway: ({ kilometres }: { readonly kilometres: string }) => `${kilometres} km away`,
  readyIn: {
    pickup: ({ minutes }: { readonly minutes: number }) => `Ready in about ${minutes} min`,
    /** Typical duration, not a promise, because the address is unknown. */
    delivery: ({ minutes }: { readonly minutes: number }) => `Delivery in about ${minutes} min`,
    kiosk: ({ minutes }: { readonly minutes: number }) => `At your table in about ${minutes} min`,
  },
  orderHere: 'See the menu',
  orderAt: ({ name }: { readonly name: string }) => `See the ${name} menu`,
  call: ({ phone }: { readonly phone: string }) => `Call ${phone}`,
  preorderOnly: 'Scheduled orders only',
  orderType: 'How would you like to order?',
  /** Nearest-restaurant search (LOC-09). */
  near: {
    label: 'Address, city, or ZIP code',
    find: 'Find locations',
    here: 'Use my location',
    found: ({ place }: { readonly place: string }) => `Closest to ${place}`,
    noPlace: ({ text }: { readonly text: string }) => `We couldn’t find “${text}”. Try a city or ZIP code.`,
    noAnswer: 'Search isn’t working right now. Here are all our locations.',
  },
  searchFound: ({ count }: Count) => (count === 1 ? '1 result' : `${count} results`),
  searchNone: ({ text }: { readonly text: string }) => `No results for “${text}”`,
  viewCart: 'View cart',
  cartCount: ({ count }: Count) => (count === 1 ? '1 item' : `${count} items`),
  locations: 'Locations',
  restaurants: 'Restaurants',
  hoursAllDay: 'Open 24 hours',
  /** Delivery menu without an address (LOC-23). */
  address: {
    title: 'Where should we deliver?',
    why: 'Add your address to see delivery times and fees.',
    deliverTo: 'Delivering to',
    enter: 'Enter your address',
  },
  /** Delivery terms for a known address (LOC-42). */
  reach: {
    price: formatPrice,
    fee: ({ fee }: { readonly fee: string }) => `${deliveryFee} ${fee}`,
    freeDelivery: 'Free delivery',
    minimum: ({ minimum }: { readonly minimum: string }) => `Minimum order ${minimum}`,
    noMinimum: 'No minimum order',
    inMinutes: ({ minutes }: { readonly minutes: number }) => `about ${minutes} min`,
    asking: 'Checking delivery to your address…',
    delivering: 'Locations that deliver to you are listed first',
    unanswered: 'We couldn’t check delivery to this address.',
    notHere: 'Doesn’t deliver to your address',
    refused: ({ name, address }: { readonly name: string; readonly address: string }) =>
      `${name} doesn’t deliver to ${address}.`,
    noLocation: 'None of our locations deliver to this address.',
    pickUpHere: 'Pick up here',
    pickUpAt: ({ name }: { readonly name: string }) => `Pick up at ${name}`,
    deliverFrom: ({ name }: { readonly name: string }) => `Get it delivered from ${name}`,
    another: 'Try another address',
  },
}
