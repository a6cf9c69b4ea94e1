import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import { isKeyReused, type Refusal } from './ask-stripe.ts'

interface Declined {
  readonly _tag: 'Declined'
  readonly reason: DeclineReason
}

/** 402 is the bank's decline; 401 and 403 concern our key (https://docs.stripe.com/api/errors). */
export function declinedBy(refusal: Refusal): Declined | { readonly _tag: 'Unknown' } {
  if (isKeyReused(refusal)) return { _tag: 'Unknown' }
  switch (refusal.statusCode) {
    case 402:
      return { _tag: 'Declined', reason: declineReason(refusal) }
    case 401:
    case 403:
      return { _tag: 'Declined', reason: 'shop-refused' }
    default:
      return { _tag: 'Declined', reason: isAboutAmount(refusal) ? 'amount-not-accepted' : 'bad-instrument' }
  }
}

/** https://docs.stripe.com/declines/codes. The holder must not learn that a card is reported lost or stolen. */
export function declineReason(said: DeclineFacts): DeclineReason {
  return reasons[said.decline_code ?? ''] ?? reasons[said.code ?? ''] ?? 'declined'
}

/** Any other card would be refused, too (https://docs.stripe.com/error-codes). */
function isAboutAmount({ code }: DeclineFacts): boolean {
  return code === 'amount_too_small' || code === 'amount_too_large'
}

interface DeclineFacts {
  readonly code?: string | null | undefined
  readonly decline_code?: string | null | undefined
}

const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  invalid_expiry_month: 'wrong-expiry',
  invalid_expiry_year: 'wrong-expiry',
  incorrect_cvc: 'wrong-cvc',
  invalid_cvc: 'wrong-cvc',
  incorrect_zip: 'wrong-postal-code',
  incorrect_address: 'wrong-address',
  authentication_required: 'authentication-required',
  payment_intent_authentication_failure: 'not-confirmed',
  setup_intent_authentication_failure: 'not-confirmed',
}
