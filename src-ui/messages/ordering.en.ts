import { formatPrice } from '../../src-domain/money/format-price.ts'
import { deliveryFee, feesLater, serviceFee, tax } from './common.en.ts'
import { lineWords } from './line-words.en.ts'

type Count = { readonly count: number }
type Named = { readonly name: string }
type Priced = { readonly price: string }

/** The item sheet, the cart and signing in. */
export const ordering = {
  price: formatPrice,
  changeLocation: 'Change location',
  chooser: {
    suggestions: 'Places',
    found: ({ count }: { readonly count: number }) => (count === 1 ? '1 place found' : `${count} places found`),
    foundNone: 'No such place found',
    nearHere: 'Closest to you',
    noAnswer: 'We can’t look for places right now. Please try again.',
    denied: 'Your browser does not let us see where you are. Type a city or a zip code instead.',
    unknownHere: 'We could not find out where you are. Type a city or a zip code instead.',
    loading: 'Looking for restaurants',
    failed: 'The restaurants could not be loaded.',
    none: 'No restaurant offers this right now.',
    current: 'Your restaurant now',
    all: 'All our restaurants',
    later: ({ name }: { readonly name: string }) => `Order ahead from ${name}`,
  },
  addFor: ({ price }: Priced) => `Add to order · ${price}`,
  saveFor: ({ price }: Priced) => `Save changes · ${price}`,
  added: ({ name, count }: Named & Count) => `${count} × ${name} added to your order`,
  changed: ({ name }: Named) => `${name} changed`,
  itemLoading: 'Loading the dish',
  sorry: 'Sorry',
  menuUnavailable: 'The menu is currently unavailable',
  itemGone: 'This item isn’t on the menu right now.',
  /** MENU-23: what it costs at least, where the price lies in what has to be chosen. */
  from: ({ price }: Priced) => `from ${price}`,
  soldOut: 'Sold out',
  soldOutLong: 'Sold out for now. Please choose something else.',
  /** A range, or one number said once (MENU-39). */
  calories: ({ min, max }: { readonly min: number; readonly max: number }) =>
    min === max ? `${min} cal` : `${min} - ${max} cal`,
  priceEach: ({ price }: Priced) => `+${price} each`,
  /** MENU-38: the law's own word for a title. */
  caloriesEach: ({ count }: Count) => `${count} cals`,
  plus: ({ price }: Priced) => `+${price}`,
  rule: {
    RequiredExactly: ({ count }: Count) => `Choose exactly ${count}`,
    RequiredOne: 'Choose one',
    RequiredRange: ({ min, max }: { readonly min: number; readonly max: number }) => `Choose ${min} to ${max}`,
    RequiredAtLeast: ({ min }: { readonly min: number }) => `Choose at least ${min}`,
    OptionalOne: 'Choose one if you like',
    UpTo: ({ max }: { readonly max: number }) => `Choose up to ${max}`,
    AnyNumber: 'Choose as many as you like',
  },
  chosenOf: ({ count, max }: Count & { readonly max: number }) => `${count} of ${max} chosen`,
  chosenCount: ({ count }: Count) => `${count} chosen`,
  fullReason: ({ max }: { readonly max: number }) => `You have chosen all ${max}. Take one off to choose this.`,
  maxSelected: ({ name, max }: Named & { readonly max: number }) => `You cannot select more than ${max} for ${name}`,
  clearChoice: ({ name }: Named) => `Clear ${name}`,
  clear: 'Clear',
  customise: ({ name }: Named) => `Choose options for ${name}`,
  customiseShort: 'Choose options',
  changeShort: 'Change',
  nestedTitle: ({ name }: Named) => `Options for ${name}`,
  saveChoice: 'Save',
  pickOne: ({ name }: Named) => `Choose one from “${name}”`,
  /** The complaint of a choice that has to be made (SEL-23). */
  selectOne: 'Select 1',
  /** Beside a complaint in a group that has a minimum (SEL-34). */
  groupMin: ({ groupMin }: { readonly groupMin: number }) => `You must select at least ${groupMin}`,
  /** The first choice went for the newest one (SEL-10). */
  gaveWay: ({ name, max }: Named & { readonly max: number }) => `${name} was taken off: you can choose ${max}.`,
  /** Not a whole number of at least 1 (SEL-36). */
  quantityUnread: 'Enter a whole number, like 2.',
  /** More than an order takes of one dish (SEL-36). */
  quantityMost: ({ most }: { readonly most: number }) =>
    `An order takes at most ${most.toLocaleString('en-US')} of one dish.`,
  pickFirst: 'Please select one to go on',
  selectionMin: ({ option }: { readonly option: number }) => `You must select at least ${option}`,
  selectionMax: ({ option }: { readonly option: number }) => `You cannot select more than ${option}`,
  selectionEmpty: 'You must select an item',
  checkSelections: 'Oops! Please check your selections!',
  insideWrong: 'Something inside still needs your choice',
  optionGroups: 'What you can choose',
  moreTab: 'More',
  tabWrong: 'needs your choice',
  dietFilter: 'Show only',
  dietAll: 'Everything',
  dietUnmarked: 'Not marked for diets: all of it is shown',
  dietHides: ({ count, diet }: Count & { readonly diet: string }) => `${count} not shown: not marked ${diet}`,
  quantity: 'Quantity',
  notes: 'Notes',
  notesHint: 'Allergies or wishes for this dish. The kitchen does its best.',

  cartTitle: 'Your order',
  orderFrom: ({ name }: Named) => `Order from ${name}`,
  editAddress: 'Edit the address',
  deliverTo: ({ address }: { readonly address: string }) => `Deliver to ${address}`,
  asSoonAsPossible: 'As soon as possible',
  table: ({ number }: { readonly number: string }) => `Table ${number}`,
  tableLater: 'You tell us your table next',
  editTable: 'Change the table',
  cartEmpty: 'Your cart is empty',
  cartEmptyHint: 'Everything on the menu starts with a tap.',
  browse: 'Back to the menu',
  lines: 'Dishes in your order',
  unitTimes: ({ price, count }: Priced & Count) => `${price} × ${count}`,
  editLine: ({ name }: Named) => `Edit ${name}`,
  removeLine: ({ name }: Named) => `Remove ${name}`,
  removeAll: 'Remove all',
  notesOf: ({ notes }: { readonly notes: string }) => `“${notes}”`,
  ...lineWords,
  lineInvalid: 'The kitchen cannot make this as chosen. Please change or remove it.',
  removeUnavailable: 'Remove the dishes that are struck out to check out the rest.',
  changeMarked: 'Please change or remove the marked dishes first.',
  /** CHK-30: what the server says against the order, as with `pay.blocked`. */
  orderRefused: ({ said }: { readonly said: string; readonly why: string }) => said,
  confirmRemove: ({ name }: Named) => `Remove ${name} from your order?`,
  confirmRemoveAll: 'Remove everything from your order?',
  keep: 'Keep',
  removed: ({ name }: Named) => `${name} removed`,
  removedAll: 'Your order is empty now',
  subtotal: 'Subtotal',
  fee: { DeliveryFee: deliveryFee, ServiceFee: serviceFee },
  tax,
  feesLater,
  nextStep: 'Calculated at checkout',
  inPrices: 'Included in the prices',
  minimumMissing: ({ missing, minimum }: { readonly missing: string; readonly minimum: string }) =>
    `Add ${missing} more to reach the ${minimum} minimum`,
  checkoutFor: ({ price }: Priced) => `Checkout · ${price}`,
  backToCheckout: ({ price }: Priced) => `Back to checkout · ${price}`,
  extrasFor: ({ price }: Priced) => `Continue to extras · ${price}`,
  newPrices: ({ names }: { readonly names: string }) => `The price is another one now: ${names}`,
  notCarriedOver: ({ names }: { readonly names: string }) => `Not on this menu: ${names}`,
  leftBehind: 'These can’t be ordered right now',
  move: {
    elsewhere: ({ count, place }: Count & { readonly place: string }) =>
      count === 1
        ? `1 dish of your order is not offered at ${place}`
        : `${count} dishes of your order are not offered at ${place}`,
    pickup: ({ count }: Count) =>
      count === 1
        ? '1 dish of your order is not offered for pickup'
        : `${count} dishes of your order are not offered for pickup`,
    delivery: ({ count }: Count) =>
      count === 1 ? '1 dish of your order is not delivered' : `${count} dishes of your order are not delivered`,
    kiosk: ({ count }: Count) =>
      count === 1
        ? '1 dish of your order is not served at the table'
        : `${count} dishes of your order are not served at the table`,
    changes: 'Also different there',
    stay: 'Keep my order as it is',
    leaveOut: ({ count }: Count): string => (count === 1 ? 'Change, and leave it out' : 'Change, and leave them out'),
    keep: ({ count }: Count): string => (count === 1 ? 'Change, and keep it marked' : 'Change, and keep them marked'),
  },
  removedLeftBehind: ({ count }: Count) => (count === 1 ? '1 dish removed' : `${count} dishes removed`),
  sharedCartLoading: 'Opening the cart',
  cartNotFound: 'Cart Not Found',
  cartNotFoundHint: 'The link may be too old. Whoever sent it can make a new one.',
  browseRestaurants: 'See our restaurants',
  replaceOwnCart: ({ count, name }: Count & Named) =>
    count === 1
      ? `You have 1 dish in your order already. Replace it with the cart from ${name}?`
      : `You have ${count} dishes in your order already. Replace them with the cart from ${name}?`,
  useSharedCart: 'Replace',
  keepOwnCart: 'Keep my order',
  createLink: 'Create Link',
  linkLead: 'Hand this cart over: whoever opens the link finds it at the checkout and pays for it.',
  linkLabel: 'Link to this cart',
  linkHint: 'It works for 7 days, at the prices of the day. Nobody’s name or address is in it.',
  linkCreating: 'Creating the link',
  linkFailed: 'There was an error creating the link.',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Copying is not allowed here. The link is selected: copy it by hand.',
  changedElsewhere: 'Your order was brought up to date.',

  account: 'Your account',
  signInTitle: 'Log in',
  signInLead: 'Your saved card and your credit come with you.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Log in',
  emailRequired: 'E-mail is required!',
  emailInvalid: 'E-mail is not valid!',
  passwordRequired: 'Password is required!',
  passwordShort: 'Password has to be at least 8 characters!',
  wrongCredentials: 'E-mail or password is not right.',
  held: {
    VerifyMigration: 'Please verify your account to continue',
    UnverifiedPhone: 'Please verify your phone to continue',
    NoEmail: 'Please add your email to continue',
    UpdatePassword: 'Please update your password to continue',
    PasswordUpdateDue: 'Please update your password to continue',
  },
  personNotShown:
    'Many tried to log in to this account, and we could not verify that you are a person. Please try again.',
  signInFailed: 'We could not log you in. Please try again.',
  /** ACCT-27: what the server says stands, as with `pay.blocked`. */
  accountRefused: ({ said }: { readonly said: string; readonly why: string }) => said,
  noAnswer: 'No answer came. Please check your connection and try again.',
  termsNotice: 'Terms of Service & Privacy Policy',
  hello: ({ name }: Named) => `Hello ${name}`,
  signOut: 'Log out',
  confirmSignOut: 'Log out on this device?',
  signedOut: 'You are logged out',
  sessionEnded: 'Your session has ended. Your order is still here.',
  stay: 'Stay',
}
