import { formatPrice } from '../../src-domain/money/format-price.ts'
/** The Spanish catalogue must have the same messages and facts, or it does not compile. */
export const common = {
  price: formatPrice,
  skipToContent: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  edit: 'Edit',
  remove: 'Remove',
  retry: 'Try again',
  loading: 'Loading',
  required: 'Required',
  allRequired: 'All fields are required.',
  optional: 'Optional',
  somethingWrong: 'Sorry about this but an error occurred.',
  couldNotLoad: 'We couldn’t load this.',
  callRestaurant: ({ phone }: { readonly phone: string }) => `Call ${phone}`,
  backToMenu: 'Back to the menu',
  offline: 'You’re offline. We’ll pick up where you left off once you’re back.',
  increase: ({ name }: { readonly name: string }) => `Increase quantity of ${name}`,
  decrease: ({ name }: { readonly name: string }) => `Decrease quantity of ${name}`,
  quantityOf: ({ name }: { readonly name: string }) => `Quantity of ${name}`,
  diningOption: { pickup: 'Pickup', delivery: 'Delivery', kiosk: 'Dine in' },
  account: 'Your account',
  accountOf: ({ name }: { readonly name: string }) => `${name}’s account`,
  poweredBy: 'Powered by Tureen',
}

/** Each charge has the same name everywhere, receipt mails included. */
export const deliveryFee = 'Delivery fee'
export const serviceFee = 'Service fees'
export const tax = 'Tax'
export const feesLater = 'Fees and tax'
