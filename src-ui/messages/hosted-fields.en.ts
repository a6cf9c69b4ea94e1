/** Texts around a vendor's iframe with card fields. */
export const hostedFields = {
  frame: 'Card number and security code',
  holderName: {
    missing: "Please enter the card holder's name",
    invalid: "Please enter the card holder's name",
    expired: "Please enter the card holder's name",
  },
  expiry: {
    missing: 'Please enter an expiration date',
    invalid: 'Please enter expiration date as MM/YY or MM/YYYY',
    expired: 'This card has expired',
  },
  number: {
    missing: 'All or Some fields empty. Please complete all the fields',
    invalid: 'Please enter a valid card number',
    expired: 'This card has expired',
  },
  cvc: {
    missing: 'Please complete all required fields.',
    invalid: 'Please complete all required fields.',
    expired: 'Please complete all required fields.',
  },
  blocked: 'We couldn’t load the card form. Please try again, or pay another way.',
  retry: 'Try again',
  someEmpty: 'All or some fields are empty. Please complete all the fields.',
  fixFirst: 'Please fix card information errors before continuing.',
}
