/** Brand files list these texts under `pay`. */
export const payLater = {
  logInTitle: 'Log in',
  asGuest: 'Continue as guest instead',

  cardsTitle: 'Payment',
  cardsOther: 'Another card',
  useCard: 'Use this card',
  useSaved: 'Use saved card',
  saving: 'Saving…',
  paying: 'Paying…',
  cardsSafe:
    'All fields are required. Your card number goes straight to our payment processor. We never see or store it.',

  stepTitle: 'Confirm your payment',
  stepLead: 'Your bank needs to verify it’s you. We’ll place your order as soon as you confirm.',
  stepAsking: 'One moment while we check with your bank.',
  stepOther: 'Pay another way',

  expressTitle: 'Express checkout',
  expressButton: { apple_pay: 'Pay with Apple Pay', google_pay: 'Pay with Google Pay' },
  expressOr: 'or check out below',
}
