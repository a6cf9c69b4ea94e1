import { formatPrice } from '../../src-domain/money/format-price.ts'
import { deliveryFee } from './common.en.ts'

type Count = { readonly count: number }

/** The shop's first load: locations, menu, cart bar. */
export const shop = {
  price: formatPrice,
  locationsTitle: 'Choose your restaurant',
  locationsLead: 'Order ahead and skip the line.',
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
  zoneNote: ({ zone }: { readonly zone: string }) => `Times are ${zone}`,
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
  changeLocation: 'Change restaurant',
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
  /** The restaurant takes orders for later. */
  aheadFrom: ({ when }: { readonly when: string }) => `You can order now, for ${when} or later.`,
  closedAhead: 'You can look around; ordering starts when we open.',
  unknownLocation: "uh oh! This location doesn't exist",
  unavailable: {
    online: 'Online ordering is currently unavailable at this location',
    delivery: 'Delivery is currently unavailable at this location',
    kiosk: 'Dine in is currently unavailable at this location',
    pickup: 'Pickup is currently unavailable at this location',
    ordering: 'Ordering is currently unavailable at this location',
  },
  menuUnavailable: 'The menu is currently unavailable',
  /** The address of a dish that was taken off, or never was. */
  dishGone: 'This dish is not on the menu right now',
  menuTitle: 'Menu',
  categories: 'Menu categories',
  search: 'Search the menu',
  searchFound: ({ count }: Count) => (count === 1 ? '1 dish found' : `${count} dishes found`),
  searchNone: ({ text }: { readonly text: string }) => `Nothing on the menu matches “${text}”`,
  clearSearch: 'Clear search',
  searchGo: 'Search',
  searchResults: 'Search results',
  wholeMenu: 'Show the whole menu',
  /** The mark of a group of which one is chosen (MENU-32). */
  chooseOne: 'Choose one',
  from: ({ price }: { readonly price: string }) => `from ${price}`,
  soldOut: 'Sold out',
  add: ({ name }: { readonly name: string }) => `Add ${name}`,
  customise: 'Choose and add',
  /** A range, or one number said once (MENU-39). */
  calories: ({ min, max }: { readonly min: number; readonly max: number }) =>
    min === max ? `${min} cal` : `${min} - ${max} cal`,
  groupRule: {
    exactly: ({ count }: Count) => `Required – choose ${count}`,
    between: ({ min, max }: { readonly min: number; readonly max: number }) => `Required – choose ${min} to ${max}`,
    atLeast: ({ count }: Count) => `Required – choose at least ${count}`,
    upTo: ({ count }: Count) => `Optional – choose up to ${count}`,
    any: 'Optional – choose as many as you like',
  },
  viewCart: 'View order',
  cartCount: ({ count }: Count) => (count === 1 ? '1 item' : `${count} items`),
  cartEmpty: 'Your order is empty',
  allRestaurants: 'All',
  tools: 'Language and account',
  contact: 'Contact',
  terms: 'Terms',
  privacyChoices: 'Privacy choices',
  about: 'About',
  account: 'Your account',
  restaurants: 'Restaurants',
  menuOf: ({ name }: { readonly name: string }) => `The menu at ${name}`,
  wayOn: 'Another of our restaurants may be able to help.',
  each: ({ price }: { readonly price: string }) => `+${price} each`,
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
  place: 'How, where and when',
}
