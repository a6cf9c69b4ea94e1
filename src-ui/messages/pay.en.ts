import { dollarFormat, formatPrice, type PriceFormat } from '../../src-domain/money/format-price.ts'
import { feesLater } from './common.en.ts'
import { lineWords } from './line-words.en.ts'
import { payCards } from './pay-cards.en.ts'
import { payOutcomes } from './pay-outcomes.en.ts'
import { ratedLines, totalLines } from './total-lines.en.ts'

type Priced = { readonly price: string }
type Changed = { readonly before: string; readonly after: string }
type Named = { readonly name: string }

export const pay = {
  price: formatPrice,
  priceFormat: (): PriceFormat => dollarFormat,
  title: 'Checkout',
  backToMenu: 'Back to the menu',
  emptyTitle: 'Your cart is empty',
  emptyLead: 'There’s nothing to check out yet.',

  guestTitle: 'Who is this order for?',
  guestLead: 'No account needed. We’ll call this name when your order is ready.',
  fullName: 'Full name',
  anyName: 'Name',
  fullNameHint: 'First and last name',
  changeLocation: 'Change location',
  fieldsWrong: 'Please fix the following:',
  fullNameRequired: 'Full name is required.',
  notInName: ({ character }: { readonly character: string }) => `Names can’t include “${character}”.`,
  nameLong: 'Names can be up to 64 characters each.',
  email: 'Email',
  emailHint: 'For your receipt and news about this order',
  continueAsGuest: 'Continue as guest',
  guestField: {
    firstName: {
      label: 'First name',
      missing: 'First Name is Required',
      long: 'First name can be up to 64 characters.',
    },
    lastName: {
      label: 'Last name',
      missing: 'Last Name is Required',
      long: 'Last name can be up to 64 characters.',
    },
    email: {
      label: 'Email',
      missing: 'Email is required',
      long: 'Email can be up to 64 characters.',
      invalid: 'Email is not valid',
    },
    phone: {
      label: 'Phone',
      hint: 'So your driver can reach you',
      missing: 'Phone is Required',
      invalid: 'Phone number is not valid',
    },
  },
  or: 'or',
  logIn: 'Log in',
  logInInstead: 'Log in instead',
  sessionEnded: 'Your session has ended. Your cart is still here. Log in again, or continue as a guest.',
  logInHint: 'Use your saved cards and rewards.',
  logOut: 'Log out',
  change: 'Change',

  rows: {
    who: 'Ordering as',
    info: 'Order details',
    when: 'Time',
    address: 'Delivery address',
    location: 'Location',
    payment: 'Payment method',
    note: 'Order note',
    tip: 'Tip',
    summary: 'Summary',
    table: 'Table',
  },
  sections: { cart: 'Your Cart', info: 'Your Info', payment: 'Your Payment' },
  sectionDone: ', completed',
  proceedToPayment: 'Proceed to Payment',
  asSoonAsPossible: 'As soon as possible',
  readyIn: ({ minutes }: { readonly minutes: number }) => `about ${minutes} min`,
  items: ({ count }: { readonly count: number }) => (count === 1 ? '1 item' : `${count} items`),
  lineCount: ({ name, count }: Named & { readonly count: number }) => `${count} × ${name}`,
  editOrder: 'Edit cart',
  editAddress: 'Change address',
  editTable: 'Change table',
  noTable: 'No table number yet',
  ...lineWords,
  takenOut: ({ names, total }: { readonly names: string; readonly total: string }) =>
    `Removed: ${names}. New total: ${total}.`,
  /** `before` is empty if no amount was shown. */
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
  cardEntered: 'Card added',
  cardAgain: 'You’ll add your card in the next step',
  savedNote: 'Saved card',
  cash: 'Cash',
  cashNote: {
    pickup: 'Pay at the counter',
    delivery: 'Pay the driver',
    kiosk: 'Pay at the restaurant',
  },
  impactTitle: 'Choose a nonprofit',
  impactLead: ({ name }: Named) => `${name} donates part of your order to the nonprofit you choose, at no cost to you.`,
  wallet: 'Mobile pay',
  walletLabel: 'Order total',
  walletNote: 'Pay with this device’s wallet',
  walletFailed: 'Payment failed, please try a new payment method.',
  walletUnavailable: 'We couldn’t load mobile pay. Please try again, or pay another way.',
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover', other: 'Card' },

  tipLead: {
    pickup: '100% goes to the team that makes your food. Based on your subtotal before discounts.',
    delivery: '100% goes to the team and your driver. Based on your subtotal before discounts.',
    kiosk: '100% goes to the team that serves you. Based on your subtotal before discounts.',
  },
  tipPercent: ({ percent }: { readonly percent: string }) => `${percent}%`,
  noTip: 'No tip',
  customTip: 'Custom',
  customTipField: 'Tip amount',
  tipUnread: ({ example }: { readonly example: string }) =>
    `We couldn’t read that amount, so there is no tip yet. Enter it like ${example}.`,
  tipAsk: ({ tip, food }: { readonly tip: string; readonly food: string }) =>
    `Your tip of ${tip} is more than your ${food} subtotal. Is that right?`,
  tipYes: ({ price }: Priced) => `Yes, tip ${price}`,
  tipNo: 'Change tip',

  line: totalLines,
  rated: ratedLines,
  feesLater,
  calculating: 'Calculating…',
  /** After a failed price check. */
  unpriced: 'Unavailable',
  feeAbout: { DeliveryFee: 'What is the delivery fee?', ServiceFee: 'What is the service fee?' },

  payFor: ({ price }: Priced) => `Pay ${price}`,
  toCardFor: ({ price }: Priced) => `Continue to payment · ${price}`,
  placeOrderFor: ({ price }: Priced) => `Place Order · ${price}`,
  ordering: 'Sending your order to the kitchen…',
  buttonWord: {
    AddPayment: 'Add Payment',
    MinimumNotMet: 'Minimum Not Met',
    SelectLocation: 'Select a Location',
    AddAddress: 'Add address',
    SetTable: 'Add table number',
    ScheduleOrder: 'Choose a time',
    ConfirmAge: 'Confirm your age',
    OrderUnavailable: 'Order Unavailable',
  },
  promoInvalid: 'Your promo code doesn’t work for this order. Please remove it or enter another.',
  promoAdd: 'Add promo code',
  promoRemove: 'Remove promo code',
  promoBad: 'Invalid Promo',
  promoRemoveAsk: 'Remove the promo code from this order?',
  giftCard: 'Gift card',
  giftCardAdd: 'Add gift card',
  giftCardsRefused: 'Gift cards can’t be used here. Please pay another way.',
  giftCardRemove: 'Remove gift card',
  giftCardLeft: ({ last4, balance }: { readonly last4: string; readonly balance: string }) =>
    `Ending in ${last4} · ${balance} available`,
  giftCardRemoveAsk: 'Remove the gift card from this order?',
  remove: 'Remove',
  removeYes: 'Yes, remove it',
  removeNo: 'Keep it',
  nothingToPay: 'You’re all set. Nothing left to pay.',

  ...payOutcomes,
  ...payCards,
}
