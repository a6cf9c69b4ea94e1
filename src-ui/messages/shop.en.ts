import { formatPrice } from '../../src-domain/money/format-price.ts'
import { deliveryFee } from './common.en.ts'

type Count = { readonly count: number }

/** The shop's first load: locations, menu, cart bar. */
export const shop = {
  price: formatPrice,
  locationsTitle: 'Choose your restaurant',
  openNow: 'Open',
  closedNow: 'Closed',
  /** Within its hours: the kitchen says when it goes on. */
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
    /** While nobody has said where it goes: what would be a promise elsewhere. */
    delivery: ({ minutes }: { readonly minutes: number }) => `About ${minutes} min where we deliver`,
    kiosk: ({ minutes }: { readonly minutes: number }) => `At your table in about ${minutes} min`,
  },
  orderHere: 'See the menu',
  orderAt: ({ name }: { readonly name: string }) => `See the menu of ${name}`,
  call: ({ phone }: { readonly phone: string }) => `Call ${phone}`,
  preorderOnly: 'Orders ahead of time only',
  orderType: 'How would you like it?',
  /** The search for restaurants near a place (LOC-09). */
  near: {
    label: 'City, street or zip code',
    find: 'Find the nearest',
    here: 'Use my location',
    found: ({ place }: { readonly place: string }) => `Nearest to ${place} first`,
    noPlace: ({ text }: { readonly text: string }) =>
      `We don’t know a place called “${text}”. Try a city or a zip code.`,
    noAnswer: 'We can’t look for places right now. Here are all our restaurants.',
  },
  searchFound: ({ count }: Count) => (count === 1 ? '1 dish found' : `${count} dishes found`),
  searchNone: ({ text }: { readonly text: string }) => `Nothing on the menu matches “${text}”`,
  viewCart: 'View order',
  cartCount: ({ count }: Count) => (count === 1 ? '1 item' : `${count} items`),
  restaurants: 'Restaurants',
  hoursAllDay: 'Open 24 hours',
  /** Of a delivery menu that does not know where to (LOC-23). */
  address: {
    title: 'Where shall we bring it?',
    why: 'We tell you right away who delivers there and for how much.',
    deliverTo: 'Delivering to',
    enter: 'Enter your address',
  },
  /** Whether and on which terms it is brought to the address that is known (LOC-42). */
  reach: {
    price: formatPrice,
    fee: ({ fee }: { readonly fee: string }) => `${deliveryFee} ${fee}`,
    freeDelivery: 'Free delivery',
    minimum: ({ minimum }: { readonly minimum: string }) => `Minimum order ${minimum}`,
    noMinimum: 'No minimum order',
    inMinutes: ({ minutes }: { readonly minutes: number }) => `about ${minutes} min`,
    asking: 'Finding out who delivers there',
    delivering: 'Those that deliver to your address come first',
    unanswered: 'We could not find out who delivers there.',
    notHere: 'Does not deliver to your address',
    refused: ({ name, address }: { readonly name: string; readonly address: string }) =>
      `${name} does not deliver to ${address}.`,
    nobody: 'None of our restaurants delivers there.',
    pickUpHere: 'Pickup here',
    pickUpAt: ({ name }: { readonly name: string }) => `Pick up at ${name}`,
    deliverFrom: ({ name }: { readonly name: string }) => `Have ${name} deliver`,
    another: 'Try another address',
  },
}
