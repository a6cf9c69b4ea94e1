import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'

/** PAY-46. Square compares only the postal code: https://developer.squareup.com/reference/square/enums/ErrorCode. */
export function declineReasonOf(codes: readonly string[]): DeclineReason {
  for (const code of codes) {
    const reason = reasons.get(code)
    if (reason !== undefined) return reason
  }
  return 'declined'
}

const reasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['AMOUNT_TOO_HIGH', 'amount-not-accepted'],
  ['PAYMENT_LIMIT_EXCEEDED', 'amount-not-accepted'],
  ['INSUFFICIENT_FUNDS', 'insufficient-funds'],
  ['CARD_EXPIRED', 'expired-card'],
  ['INVALID_EXPIRATION', 'wrong-expiry'],
  ['INVALID_EXPIRATION_DATE', 'wrong-expiry'],
  ['INVALID_EXPIRATION_YEAR', 'wrong-expiry'],
  ['EXPIRATION_FAILURE', 'wrong-expiry'],
  ['BAD_EXPIRATION', 'wrong-expiry'],
  ['CVV_FAILURE', 'wrong-cvc'],
  ['VERIFY_CVV_FAILURE', 'wrong-cvc'],
  ['ADDRESS_VERIFICATION_FAILURE', 'wrong-postal-code'],
  ['INVALID_POSTAL_CODE', 'wrong-postal-code'],
  ['VERIFY_AVS_FAILURE', 'wrong-address'],
  ['CARD_DECLINED_VERIFICATION_REQUIRED', 'authentication-required'],
  ['CARD_TOKEN_USED', 'bad-instrument'],
  ['CARD_TOKEN_EXPIRED', 'bad-instrument'],
  ['SOURCE_USED', 'bad-instrument'],
  ['SOURCE_EXPIRED', 'bad-instrument'],
  ['NOT_FOUND', 'bad-instrument'],
  ['INVALID_CARD', 'bad-instrument'],
  ['INVALID_CARD_DATA', 'bad-instrument'],
  ['UNSUPPORTED_CARD_BRAND', 'bad-instrument'],
  ['CARD_NOT_SUPPORTED', 'bad-instrument'],
  ['PAN_FAILURE', 'bad-instrument'],
])
