import type { CardFormWords } from '../../src-domain/payment/card-form.ts'

/** Labels independent of the catalogue. */
export const formWords: CardFormWords = {
  fields: {
    number: 'Card number',
    expiry: 'Expiration date',
    expMonth: 'Month',
    expYear: 'Year',
    cvc: 'Security code',
    postalCode: 'ZIP code',
    street: 'Street',
    holderName: 'Name',
  },
  wallet: {
    button: 'Wallet',
    title: 'Wallet',
    note: 'Play money',
    approve: (amount) => `Pay $${(amount / 100).toFixed(2)}`,
    ask: 'Ask',
    decline: 'Decline',
    cancel: 'Cancel',
  },
  bank: { asks: 'Is it you?', approve: 'Yes', refuse: 'No' },
  problem: (field, problem) => `${field} is ${problem}`,
}
