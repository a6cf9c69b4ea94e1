type Priced = { readonly price: string }
type Aged = { readonly age: number }
type Lesser = { readonly less: string; readonly due: string }
/** Server's text, reason code and food minimum; empty if unknown. */
type Blocked = { readonly said: string; readonly why: string; readonly minimum: string }

export const payOutcomes = {
  refusal: {
    NoLocation: 'Please select a location.',
    AddressMissing: 'Please add your delivery address.',
    TableMissing: 'Please add your table number.',
    ScheduleMissing: 'Please schedule your order',
    NoPayment: 'No payment information. Please add a payment method.',
  },
  agePromise: ({ age }: Aged) => `I am ${age} or older and can show ID`,
  ageNote: 'Your order has alcohol. We’ll check your ID when you get it.',
  ageNotConfirmed: ({ age }: Aged) => `Please confirm that you’re ${age} or older.`,
  /** Server's text, which is English (CHK-30). Other languages translate the reason code, or show nothing. */
  blocked: ({ said }: Blocked) => said,
  belowMinimum: ({ minimum }: { readonly minimum: string }) =>
    `The price for your order, before tip, must be at least ${minimum} to place a delivery order.`,
  stillMissing: ({ price }: Priced) => `Add ${price} more.`,
  cartError:
    'Unable to proceed with your order. Please contact the restaurant to place your order. We apologize for the inconvenience.',
  outcomeUnknown:
    'Unable to process your order. Please contact the restaurant to confirm your order. We apologize for the inconvenience.',
  mustLogIn: 'You must be logged in to place an order.',
  guestInfoMissing: 'Who’s this order for? Enter a first and last name, or log in.',
  systemUnavailable: 'System is temporarily unavailable, please try later',
  noAnswer: 'We didn’t get a response. Check your connection and try again.',
  heldOffline: 'You’re offline, so your order wasn’t sent. It’s saved. Place it when you’re back online.',
  orderNotFound: 'The restaurant’s system couldn’t find your order. Please call the restaurant before you order again.',
  limit: {
    PersonNotShown: 'We couldn’t verify that you’re human. You weren’t charged. Please try again.',
    TableLimit: 'Your table already has several unpaid orders. Please pay by card, or ask our staff.',
    GuestLimit: 'You already have several unpaid orders with us. Please pay for this one by card.',
    CashLimit: 'This order is too large for cash. Please pay by card.',
  },
  tooMuch: ({ most }: { readonly most: string }) =>
    `Orders can’t be more than ${most} including tip. Remove something or lower the tip.`,
  cashTooHigh: ({ most }: { readonly most: string }) => `Cash orders can be up to ${most}. Please pay by card.`,
  belowCardLeast: ({ due, least }: { readonly due: string; readonly least: string }) =>
    `You have ${due} left to pay, but card payments start at ${least}.`,
  aboveCardMost: ({ due, most }: { readonly due: string; readonly most: string }) =>
    `You have ${due} left to pay, but card payments can be up to ${most}.`,
  lesserUse: {
    'gift-card': ({ less, due }: Lesser) => `Use ${less} less of your gift card and pay ${due} by card`,
    credit: ({ less, due }: Lesser) => `Use ${less} less of your credit and pay ${due} by card`,
    both: ({ less, due }: Lesser) => `Use ${less} less of your gift card and credit and pay ${due} by card`,
  },
  payInCash: 'Pay in cash instead',
  placingElsewhere: 'Your order is being placed in another tab.',
  neverArrived: 'Your order didn’t go through, and you weren’t charged. Please try again.',
  notConfirmed: {
    closed: 'You closed your bank’s verification, so you weren’t charged. Please try again or pay another way.',
    refused: 'Your bank didn’t approve the payment. You weren’t charged. Please try again or pay another way.',
    late: 'The verification timed out. You weren’t charged. Please try again or pay another way.',
    unavailable: 'We couldn’t reach your bank, so you weren’t charged. Please try again or pay another way.',
  },
  priceChanged: ({ price }: Priced) => `Your total changed to ${price}.`,
  duplicate: 'You just placed an order like this one.',

  priceChangedAsk: ({ before, after }: { readonly before: string; readonly after: string }) =>
    `Your total changed from ${before} to ${after}. Place the order for ${after}?`,
  movedAsk: ({ before, after }: { readonly before: string; readonly after: string }) =>
    `Your total changed from ${before} to ${after}. Place the order for ${after}?`,
  priceChangedYes: ({ price }: Priced) => `Yes, ${price}`,
  notNow: 'Not now',
  duplicateAsk: 'You just placed an order like this one. Place another?',
  viewOrder: 'View my order',
  duplicateYes: 'Yes, another one',

  checkingTitle: 'Checking your order',
  checkingOn: 'We’re still checking. This page will update on its own. Please don’t order again.',
  checkingLead: 'One moment while we confirm your order with the restaurant.',
  stillConfirming: 'Your order is still being confirmed. Please don’t pay again.',
  doNotLeave: 'You can close this page. We have your order details.',
  unclearTitle: 'We couldn’t confirm your order',
  checkAgain: 'Check again',
  startOver: 'Start over',
  startOverAsk: 'Your order may have gone through. If you order again, you may be charged twice.',
  placedTitle: 'Your order is placed',
  placedLead: 'Thanks! The restaurant got your order.',
}
