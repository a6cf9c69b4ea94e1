import { formatPrice } from '../../src-domain/money/format-price.ts'
import { feesLater } from './common.en.ts'
import { lineWords } from './line-words.en.ts'
import { payCards } from './pay-cards.en.ts'
import { payOutcomes } from './pay-outcomes.en.ts'
import { totalLines } from './total-lines.en.ts'

type Priced = { readonly price: string }
type Changed = { readonly before: string; readonly after: string }
type Named = { readonly name: string }

/** Checkout: who orders, how it is paid, what it costs. */
export const pay = {
  price: formatPrice,
  title: 'Checkout',
  backToMenu: 'Back to the menu',
  emptyTitle: 'Your cart is empty',
  emptyLead: 'There is nothing to check out yet.',

  guestTitle: 'Who is this order for?',
  guestLead: 'No account needed. We call this name when your order is ready.',
  fullName: 'Full name',
  anyName: 'Name',
  fullNameHint: 'First and last name',
  changeLocation: 'Change location',
  fieldsWrong: 'Please look at these fields again:',
  fullNameRequired: 'Full name is required.',
  notInName: ({ character }: { readonly character: string }) => `“${character}” cannot be part of a name.`,
  nameLong: 'First and last name can each have at most 64 letters.',
  email: 'E-mail',
  emailHint: 'For your receipt, nothing else',
  continueAsGuest: 'Continue as guest',
  guestField: {
    firstName: {
      label: 'First name',
      missing: 'First Name is Required',
      long: 'A first name can have at most 64 letters.',
    },
    lastName: {
      label: 'Last name',
      missing: 'Last Name is Required',
      long: 'A last name can have at most 64 letters.',
    },
    email: {
      label: 'E-mail',
      missing: 'Email is required',
      long: 'E-mail can have at most 64 letters.',
      invalid: 'Email is not valid',
    },
    phone: {
      label: 'Phone',
      hint: 'So that whoever brings it can reach you',
      missing: 'Phone is Required',
      invalid: 'Phone number is not valid',
    },
  },
  or: 'or',
  logIn: 'Log in',
  logInInstead: 'Log in instead',
  sessionEnded: 'Your session has ended. Your order is still here: log in again, or continue as a guest.',
  logInHint: 'Pay with your saved card and use your credit.',
  logOut: 'Log out',
  change: 'Change',

  rows: {
    who: 'Ordering as',
    info: 'Order information',
    when: 'Time',
    address: 'Delivery address',
    location: 'Restaurant',
    payment: 'Payment method',
    note: 'Order note',
    tip: 'Tip',
    summary: 'Summary',
    table: 'Table',
  },
  sections: { cart: 'Your Cart', info: 'Your Info', payment: 'Your Payment' },
  sectionDone: ', done',
  proceedToPayment: 'Proceed to Payment',
  asSoonAsPossible: 'As soon as possible',
  readyIn: ({ minutes }: { readonly minutes: number }) => `about ${minutes} min`,
  items: ({ count }: { readonly count: number }) => (count === 1 ? '1 item' : `${count} items`),
  lineCount: ({ name, count }: Named & { readonly count: number }) => `${count} × ${name}`,
  editOrder: 'Change order',
  editAddress: 'Change address',
  editTable: 'Change the table',
  noTable: 'No table yet',
  ...lineWords,
  /** Said after a dish was removed, with the new total. */
  takenOut: ({ names, total }: { readonly names: string; readonly total: string }) =>
    `Removed: ${names}. New total: ${total}.`,
  /** What an edit in the shop changed; `before` is empty where no such amount was shown. */
  edited: {
    deliveryFee: ({ before, after }: Changed) => `Delivery fee: ${after}${before === '' ? '' : ` (was ${before})`}.`,
    total: ({ before, after }: Changed) => `New total: ${after} (was ${before}).`,
    missing: ({ missing, minimum }: { readonly missing: string; readonly minimum: string }) =>
      `Add ${missing} more to reach the ${minimum} minimum.`,
  },
  noteHint: 'For the whole order',
  noAddress: 'No address yet',

  card: 'Card',
  addCard: 'Add a card',
  changeCard: 'Change card',
  cardOf: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) => `${brand} ending in ${last4}`,
  cardEntered: 'Card entered',
  cardAgain: 'You enter your card in the next step',
  savedNote: 'Saved card',
  cash: 'Cash',
  cashNote: {
    pickup: 'Pay at the counter',
    delivery: 'Pay at the door',
    kiosk: 'Pay at the restaurant',
  },
  impactTitle: 'Choose a nonprofit',
  impactLead: ({ name }: Named) => `${name} gives a part of your order to whom you choose. It costs you nothing.`,
  wallet: 'Mobile pay',
  walletLabel: 'Order total',
  walletNote: 'Pay with the wallet of this device',
  walletFailed: 'Payment failed, please try a new payment method.',
  walletUnavailable: 'Mobile pay could not be loaded. Please try again, or pay another way.',
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover', other: 'Card' },

  tipLead: {
    pickup: 'All of it goes to the team that makes your food. Based on your items before discounts.',
    delivery: 'All of it goes to the team and to who brings your food. Based on your items before discounts.',
    kiosk: 'All of it goes to the team that serves you. Based on your items before discounts.',
  },
  tipPercent: ({ percent }: { readonly percent: string }) => `${percent}%`,
  noTip: 'No tip',
  customTip: 'Other amount',
  customTipField: 'Tip in dollars',
  tipUnread: 'We couldn’t read that amount, so there is no tip yet. Enter it like 3.50.',
  tipAsk: ({ tip, food }: { readonly tip: string; readonly food: string }) =>
    `Your tip of ${tip} is more than your food, which is ${food}. Is that right?`,
  tipYes: ({ price }: Priced) => `Yes, tip ${price}`,
  tipNo: 'Change the tip',

  line: totalLines,
  feesLater,
  calculating: 'Calculating…',
  /** After a price check that failed. */
  unpriced: 'Not available',
  feeAbout: { DeliveryFee: 'What is the delivery fee?', ServiceFee: 'What is the service fee?' },

  payFor: ({ price }: Priced) => `Pay ${price}`,
  toCardFor: ({ price }: Priced) => `Continue to payment · ${price}`,
  placeOrderFor: ({ price }: Priced) => `Place Order · ${price}`,
  ordering: 'Sending your order to the kitchen…',
  buttonWord: {
    AddPayment: 'Add Payment',
    MinimumNotMet: 'Minimum Not Met',
    SelectLocation: 'Select a Location',
    AddAddress: 'Address missing',
    SetTable: 'Set table',
    ScheduleOrder: 'Choose a time',
    OrderUnavailable: 'Order Unavailable',
  },
  promoInvalid: 'Your promo code cannot be used for this order. Please remove it or enter another.',
  promoAdd: 'Add promo code',
  promoRemove: 'Remove promo code',
  promoBad: 'Invalid Promo',
  promoRemoveAsk: 'Remove the promo code from this order?',
  giftCard: 'Gift card',
  giftCardAdd: 'Add gift card',
  giftCardsRefused: 'Gift cards can’t be used here. Please pay another way.',
  giftCardRemove: 'Remove gift card',
  giftCardLeft: ({ last4, balance }: { readonly last4: string; readonly balance: string }) =>
    `Ending in ${last4}, ${balance} on it`,
  giftCardRemoveAsk: 'Remove the gift card from this order?',
  remove: 'Remove',
  removeYes: 'Yes, remove it',
  removeNo: 'Keep it',
  nothingToPay: 'Nothing to pay: it is all covered.',

  ...payOutcomes,
  ...payCards,
}
