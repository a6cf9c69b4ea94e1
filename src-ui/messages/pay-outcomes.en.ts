type Priced = { readonly price: string }
type Lesser = { readonly less: string; readonly due: string }
/** What the server said, its word for it, and what the food must cost; empty where nobody knows. */
type Blocked = { readonly said: string; readonly why: string; readonly minimum: string }

/** What the checkout says when an order cannot be placed, was not, or may have been. */
export const payOutcomes = {
  refusal: {
    NoLocation: 'Please select a location.',
    AddressMissing: 'Please say where we should bring it.',
    TableMissing: 'Please set your table number.',
    ScheduleMissing: 'Please schedule your order',
    NoPayment: 'No payment information. Please add a payment method.',
  },
  /** CHK-30: what the server says stands; its sentences are English. Another language says it by the word for it, or nothing. */
  blocked: ({ said }: Blocked) => said,
  belowMinimum: ({ minimum }: { readonly minimum: string }) =>
    `The price for your order, before tip, must be at least ${minimum} to place a delivery order.`,
  stillMissing: ({ price }: Priced) => `Add ${price} more.`,
  cartError:
    'Unable to proceed with your order. Please contact the restaurant to place your order. We apologize for the inconvenience.',
  outcomeUnknown:
    'Unable to process your order. Please contact the restaurant to confirm your order. We apologize for the inconvenience.',
  mustLogIn: 'You must be logged in to place an order.',
  guestInfoMissing: 'Whose order is it? Please enter your first and last name, or log in.',
  systemUnavailable: 'System is temporarily unavailable, please try later',
  noAnswer: 'No answer came. Please check your connection and try again.',
  heldOffline: 'You are offline, so nothing was sent. Your order stays as it is: place it when the connection is back.',
  orderNotFound:
    'The restaurant’s system could not find your order. Please call the restaurant before you order again.',
  limit: {
    PersonNotShown:
      'Many orders came from your network, and we could not verify that you are a person. Nothing was charged. Please try again.',
    TableLimit: 'Your table has many unpaid orders already. Please pay by card, or ask our staff.',
    GuestLimit: 'You have several unpaid orders with us already. Please pay this one by card.',
    CashLimit: 'This order is too large to be paid in cash. Please pay by card.',
  },
  tooMuch: ({ most }: { readonly most: string }) =>
    `An order can come to ${most} at most, with its tip. Please take something off, or leave a smaller tip.`,
  cashTooHigh: ({ most }: { readonly most: string }) =>
    `In cash an order can come to ${most} at most. Please pay by card.`,
  belowCardLeast: ({ due, least }: { readonly due: string; readonly least: string }) =>
    `${due} is left to pay, and a card can pay ${least} or more.`,
  aboveCardMost: ({ due, most }: { readonly due: string; readonly most: string }) =>
    `${due} is left to pay, and a card can pay ${most} at most.`,
  lesserUse: {
    'gift-card': ({ less, due }: Lesser) => `Use ${less} less of your gift card and pay ${due} by card`,
    credit: ({ less, due }: Lesser) => `Use ${less} less of your credit and pay ${due} by card`,
    both: ({ less, due }: Lesser) => `Use ${less} less of your gift card and credit and pay ${due} by card`,
  },
  payInCash: 'Pay in cash instead',
  placingElsewhere: 'An order is being placed in another tab. Nothing was sent from this one.',
  neverArrived: 'Your order did not reach us and nothing was charged. Please try again.',
  notConfirmed: {
    closed: 'You left before your bank was answered, so nothing was charged. Please try again or pay another way.',
    refused: 'The payment was not confirmed and nothing was charged. Please try again or pay another way.',
    late: 'The time to confirm the payment ran out and nothing was charged. Please try again or pay another way.',
    unavailable: 'Your bank could not be asked, so nothing was charged. Please try again or pay another way.',
  },
  priceChanged: ({ price }: Priced) => `The price of your order changed. It is ${price} now.`,
  duplicate: 'You placed an order just like this one a moment ago.',

  priceChangedAsk: ({ before, after }: { readonly before: string; readonly after: string }) =>
    `The total changed from ${before} to ${after}. Place the order for ${after}?`,
  movedAsk: ({ before, after }: { readonly before: string; readonly after: string }) =>
    `Meanwhile the total changed from ${before} to ${after}. Place the order for ${after}?`,
  priceChangedYes: ({ price }: Priced) => `Yes, ${price}`,
  notNow: 'Not now',
  duplicateAsk: 'You placed an order just like this one a moment ago. Do you want another one?',
  viewOrder: 'View my order',
  duplicateYes: 'Yes, another one',

  checkingTitle: 'Checking your order',
  checkingOn:
    'Meanwhile we keep asking for you. If the restaurant has your order, this page goes there by itself; you need not order again.',
  checkingLead: 'One moment. We are asking the restaurant whether your order arrived.',
  stillConfirming: 'Your order is still being confirmed. Please do not pay again.',
  doNotLeave: 'You can close this page; your order is not lost.',
  unclearTitle: 'We could not confirm your order',
  checkAgain: 'Check again',
  startOver: 'Start over',
  startOverAsk: 'Your order may have arrived. If you order again, you may get and pay it twice.',
  placedTitle: 'Your order is placed',
  placedLead: 'Thank you. The restaurant has your order.',
}
