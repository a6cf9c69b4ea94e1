import { formatPrice } from '../../src-domain/money/format-price.ts'
import { allergenWords } from './allergen-words.en.ts'
import { deliveryFee, feesLater, serviceFee, tax } from './common.en.ts'
import { lineWords } from './line-words.en.ts'

type Count = { readonly count: number }
type Named = { readonly name: string }
type Priced = { readonly price: string }

export const ordering = {
  allergens: allergenWords,
  price: formatPrice,
  changeLocation: 'Change location',
  chooser: {
    suggestions: 'Places',
    found: ({ count }: { readonly count: number }) => (count === 1 ? '1 place found' : `${count} places found`),
    foundNone: 'No matches',
    nearHere: 'Closest to you',
    noAnswer: 'Search isn’t working right now. Please try again.',
    denied: 'Location access is off. Enter a city or ZIP code instead.',
    unknownHere: 'We couldn’t find your location. Enter a city or ZIP code instead.',
    loading: 'Loading locations',
    failed: 'We couldn’t load our locations.',
    none: 'No locations offer this right now.',
    current: 'Current location',
    all: 'All our locations',
    later: ({ name }: { readonly name: string }) => `Order ahead from ${name}`,
  },
  addFor: ({ price }: Priced) => `Add to cart · ${price}`,
  saveFor: ({ price }: Priced) => `Save changes · ${price}`,
  added: ({ name, count }: Named & Count) => `${count} × ${name} added to your cart`,
  changed: ({ name }: Named) => `${name} updated`,
  itemLoading: 'Loading…',
  sorry: 'Sorry',
  menuUnavailable: 'The menu is currently unavailable',
  itemGone: 'This item isn’t on the menu right now.',
  /** Minimum price, if required options set it (MENU-23). */
  from: ({ price }: Priced) => `from ${price}`,
  soldOut: 'Sold out',
  notDelivered: 'Not available for delivery',
  soldOutLong: 'Sold out for now. Please choose something else.',
  /** A range or a single number (MENU-39). */
  calories: ({ min, max }: { readonly min: number; readonly max: number }) =>
    min === max ? `${min} cal` : `${min} - ${max} cal`,
  priceEach: ({ price }: Priced) => `+${price} each`,
  /** Term that the law requires in a title (MENU-38). */
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
  piecesEach: ({ max }: { readonly max: number }) => `up to ${max} of each`,
  piecesOfOneMax: ({ max }: { readonly max: number }) => `You can select up to ${max} of each`,
  noneOrAtLeast: ({ min }: { readonly min: number }) => `Choose none, or at least ${min}`,
  chosenOf: ({ count, max }: Count & { readonly max: number }) => `${count} of ${max} chosen`,
  chosenCount: ({ count }: Count) => `${count} chosen`,
  fullReason: ({ max }: { readonly max: number }) => `You’ve picked all ${max}. Remove one to choose this.`,
  maxSelected: ({ name, max }: Named & { readonly max: number }) => `You cannot select more than ${max} for ${name}`,
  clearChoice: ({ name }: Named) => `Clear ${name}`,
  clear: 'Clear',
  customise: ({ name }: Named) => `Choose options for ${name}`,
  customiseShort: 'Choose options',
  changeShort: 'Change',
  nestedTitle: ({ name }: Named) => `Options for ${name}`,
  saveChoice: 'Save',
  pickOne: ({ name }: Named) => `Choose one from “${name}”`,
  /** Missing required choice (SEL-23). */
  selectOne: 'Select 1',
  /** Added to an error in a group with a minimum (SEL-34). */
  groupMin: ({ groupMin }: { readonly groupMin: number }) => `You must select at least ${groupMin}`,
  /** Announces that the newest choice replaced the first (SEL-10). */
  gaveWay: ({ name, max }: Named & { readonly max: number }) => `We removed ${name}. You can choose up to ${max}.`,
  /** Error of an entry that is not a whole number (SEL-36). */
  quantityUnread: 'Enter a whole number, like 2.',
  /** Error of an entry above the limit (SEL-36). */
  quantityMost: ({ most }: { readonly most: number }) =>
    `You can order up to ${most.toLocaleString('en-US')} of the same item.`,
  pickFirst: 'Please choose one to continue',
  selectionMin: ({ option }: { readonly option: number }) => `You must select at least ${option}`,
  selectionMax: ({ option }: { readonly option: number }) => `You cannot select more than ${option}`,
  selectionEmpty: 'You must select an item',
  checkSelections: 'Oops! Please check your selections!',
  insideWrong: 'This still needs a selection',
  optionGroups: 'Options',
  moreTab: 'More',
  tabWrong: 'needs a selection',
  dietFilter: 'Show only',
  dietAll: 'Everything',
  dietUnmarked: 'We don’t have diet info for these, so everything is shown',
  dietHides: ({ count, diet }: Count & { readonly diet: string }) => `${count} hidden (not marked ${diet})`,
  quantity: 'Quantity',
  notes: 'Special instructions',
  notesHint: 'Requests for this item. If you have an allergy, please call the restaurant.',

  cartTitle: 'Your cart',
  orderFrom: ({ name }: Named) => `Order from ${name}`,
  editAddress: 'Change address',
  deliverTo: ({ address }: { readonly address: string }) => `Deliver to ${address}`,
  asSoonAsPossible: 'As soon as possible',
  table: ({ number }: { readonly number: string }) => `Table ${number}`,
  tableLater: 'You’ll enter your table number next',
  editTable: 'Change table',
  cartEmpty: 'Your cart is empty',
  cartEmptyHint: 'Add something from the menu to get started.',
  browse: 'Back to the menu',
  lines: 'Items in your cart',
  unitTimes: ({ price, count }: Priced & Count) => `${price} × ${count}`,
  editLine: ({ name }: Named) => `Edit ${name}`,
  removeLine: ({ name }: Named) => `Remove ${name}`,
  removeAll: 'Remove all',
  notesOf: ({ notes }: { readonly notes: string }) => `“${notes}”`,
  ...lineWords,
  lineInvalid: 'We can’t make this with those choices. Please edit or remove it.',
  removeUnavailable: 'Remove the crossed-out items to check out.',
  changeMarked: 'Please edit or remove the highlighted items first.',
  /** Server's objection to the order, as in `pay.blocked` (CHK-30). */
  orderRefused: ({ said }: { readonly said: string; readonly why: string }) => said,
  confirmRemove: ({ name }: Named) => `Remove ${name} from your cart?`,
  confirmRemoveAll: 'Remove everything from your cart?',
  keep: 'Keep',
  removed: ({ name }: Named) => `${name} removed`,
  removedAll: 'Your cart is empty',
  subtotal: 'Subtotal',
  fee: { DeliveryFee: deliveryFee, ServiceFee: serviceFee },
  tax,
  feesLater,
  nextStep: 'Calculated at checkout',
  inPrices: 'Included in prices',
  minimumMissing: ({ missing, minimum }: { readonly missing: string; readonly minimum: string }) =>
    `Add ${missing} more to reach the ${minimum} minimum`,
  checkoutFor: ({ price }: Priced) => `Checkout · ${price}`,
  backToCheckout: ({ price }: Priced) => `Back to checkout · ${price}`,
  extrasFor: ({ price }: Priced) => `Continue · ${price}`,
  newPrices: ({ names }: { readonly names: string }) => `Price updated: ${names}`,
  notCarriedOver: ({ names }: { readonly names: string }) => `Not available on this menu: ${names}`,
  leftBehind: 'These can’t be ordered right now',
  move: {
    elsewhere: ({ count, place }: Count & { readonly place: string }) =>
      count === 1
        ? `1 item in your cart isn’t available at ${place}`
        : `${count} items in your cart aren’t available at ${place}`,
    pickup: ({ count }: Count) =>
      count === 1
        ? '1 item in your cart isn’t available for pickup'
        : `${count} items in your cart aren’t available for pickup`,
    delivery: ({ count }: Count) =>
      count === 1
        ? '1 item in your cart isn’t available for delivery'
        : `${count} items in your cart aren’t available for delivery`,
    kiosk: ({ count }: Count) =>
      count === 1
        ? '1 item in your cart isn’t available for dine-in'
        : `${count} items in your cart aren’t available for dine-in`,
    changes: 'What else changes',
    stay: 'Keep my cart as it is',
    leaveOut: ({ count }: Count): string => (count === 1 ? 'Switch and remove it' : 'Switch and remove them'),
    keep: ({ count }: Count): string =>
      count === 1 ? 'Switch and keep it in my cart' : 'Switch and keep them in my cart',
  },
  removedLeftBehind: ({ count }: Count) => (count === 1 ? '1 item removed' : `${count} items removed`),
  sharedCartLoading: 'Opening the cart',
  cartNotFound: 'Cart Not Found',
  cartNotFoundHint: 'This link may have expired. Ask for a new one.',
  browseRestaurants: 'See our locations',
  replaceOwnCart: ({ count, name }: Count & Named) =>
    count === 1
      ? `You already have 1 item in your cart. Replace it with the cart from ${name}?`
      : `You already have ${count} items in your cart. Replace them with the cart from ${name}?`,
  useSharedCart: 'Replace',
  keepOwnCart: 'Keep my cart',
  createLink: 'Create Link',
  linkLead: 'Share this cart. Anyone with the link can check out and pay.',
  linkLabel: 'Link to this cart',
  linkHint: 'Works for 7 days at current prices. Doesn’t include names or addresses.',
  linkCreating: 'Creating the link',
  linkFailed: 'There was an error creating the link.',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'We couldn’t copy it. The link is selected, so you can copy it yourself.',
  changedElsewhere: 'Your cart was updated in another tab.',

  account: 'Your account',
  signInTitle: 'Log in',
  signInLead: 'Use your saved cards and rewards.',
  email: 'Email',
  password: 'Password',
  signIn: 'Log in',
  emailRequired: 'E-mail is required!',
  emailInvalid: 'E-mail is not valid!',
  passwordRequired: 'Password is required!',
  passwordShort: 'Password has to be at least 8 characters!',
  wrongCredentials: 'Incorrect email or password.',
  held: {
    VerifyMigration: 'Please verify your account to continue',
    UnverifiedPhone: 'Please verify your phone to continue',
    NoEmail: 'Please add your email to continue',
    UpdatePassword: 'Please update your password to continue',
    PasswordUpdateDue: 'Please update your password to continue',
  },
  personNotShown: 'Too many login attempts. We couldn’t verify that you’re human. Please try again.',
  signInFailed: 'We couldn’t log you in. Please try again.',
  /** Server's text, as in `pay.blocked` (ACCT-27). */
  accountRefused: ({ said }: { readonly said: string; readonly why: string }) => said,
  noAnswer: 'We didn’t get a response. Check your connection and try again.',
  termsNotice: 'Terms of Service & Privacy Policy',
  hello: ({ name }: Named) => `Hi, ${name}`,
  signOut: 'Log out',
  confirmSignOut: 'Log out?',
  signedOut: 'You’re logged out',
  sessionEnded: 'Your session has ended. Your cart is still here.',
  stay: 'Stay logged in',
}
