/** PAY-46 has the words for each reason. */
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
  /** The customer refused or cancelled the further step, or was too late. */
  | 'not-confirmed'
  | 'bad-instrument'
  /** The amount is outside the processor's limits; not a decline of the card. */
  | 'amount-not-accepted'
  /** The processor rejected the shop's keys. Nothing was charged. */
  | 'shop-refused'
