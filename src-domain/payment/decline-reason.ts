/** PAY-46 tells the customer of each in words of its own. */
export type DeclineReason =
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'wrong-expiry'
  | 'wrong-cvc'
  | 'wrong-postal-code'
  | 'wrong-street'
  | 'wrong-address'
  | 'authentication-required'
  /** The customer's further step was refused, called off or not done in time. */
  | 'not-confirmed'
  | 'bad-instrument'
  /** The amount is too small or too large, whatever the card: nothing is wrong with the card, and it is not a decline. */
  | 'amount-not-accepted'
  /** The processor turned the shop away, not the card: its keys are wrong or may not do this. Nothing was charged. */
  | 'shop-refused'
