/** PAY-46 words each for the customer. */
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
  /** The further step was refused, cancelled or late. */
  | 'not-confirmed'
  | 'bad-instrument'
  /** The amount is outside the processor's limits; not a decline of the card. */
  | 'amount-not-accepted'
  /** The processor rejected the shop's keys. Nothing was charged. */
  | 'shop-refused'
