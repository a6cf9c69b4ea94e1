import { formatPrice } from '../../src-domain/money/format-price.ts'
import { allergenWords } from './allergen-words.en.ts'

type Count = { readonly count: number }

/** Texts that only the server renders, so no script contains them. Brand files list them under `shop`. */
export const shopPage = {
  allergens: allergenWords,
  allergensUnknown: 'Allergens not listed',
  /** Filter of the menu. */
  without: {
    title: 'Allergens',
    legend: 'Hide items that contain',
    shown: ({ count, total }: { readonly count: string; readonly total: string }) =>
      `Items shown: ${count} of ${total}`,
    hint: 'Items that may contain it stay on the menu and say so. So do items without allergen information. Options you add can contain more. If you have an allergy, please tell us before you order.',
  },
  price: formatPrice,
  changeLocation: 'Change location',
  aheadFrom: ({ when }: { readonly when: string }) => `Order ahead for ${when} or later.`,
  closedAhead: 'Browse the menu now and order when we open.',
  unknownLocation: "uh oh! This location doesn't exist",
  unavailable: {
    online: 'Online ordering is currently unavailable at this location',
    delivery: 'Delivery is currently unavailable at this location',
    kiosk: 'Dine in is currently unavailable at this location',
    pickup: 'Pickup is currently unavailable at this location',
    ordering: 'Ordering is currently unavailable at this location',
  },
  betweenMenus: ({ when }: { readonly when: string }) => `Our next menu starts ${when}.`,
  menuUnavailable: 'The menu is currently unavailable',
  dishGone: 'This item isn’t on the menu right now',
  menuTitle: 'Menu',
  categories: 'Menu categories',
  search: 'Search the menu',
  clearSearch: 'Clear search',
  searchGo: 'Search',
  searchResults: 'Search results',
  wholeMenu: 'See full menu',
  /** Group to choose from (MENU-32). */
  chooseOne: 'Choose one',
  from: ({ price }: { readonly price: string }) => `from ${price}`,
  soldOut: 'Sold out',
  notDelivered: 'Not available for delivery',
  onlyLeft: ({ count }: { readonly count: number }) => `Only ${count} left`,
  customise: 'Customize',
  /** A range or a single number (MENU-39). */
  calories: ({ min, max }: { readonly min: number; readonly max: number }) =>
    min === max ? `${min} cal` : `${min} - ${max} cal`,
  groupRule: {
    exactly: ({ count }: Count) => `Required – choose ${count}`,
    between: ({ min, max }: { readonly min: number; readonly max: number }) => `Required – choose ${min} to ${max}`,
    atLeast: ({ count }: Count) => `Required – choose at least ${count}`,
    upTo: ({ count }: Count) => `Optional – choose up to ${count}`,
    noneOrAtLeast: ({ count }: Count) => `Optional – choose none, or at least ${count}`,
    any: 'Optional – choose as many as you like',
  },
  allRestaurants: 'All',
  tools: 'Language and account',
  terms: 'Terms',
  privacyChoices: 'Privacy choices',
  account: 'Your account',
  menuOf: ({ name }: { readonly name: string }) => `${name} menu`,
  powered: ({ name }: { readonly name: string }) => `${name} uses Tureen for online ordering.`,
  wayOn: 'Try one of our other locations.',
  each: ({ price }: { readonly price: string }) => `+${price} each`,
  place: 'Order details',
}
