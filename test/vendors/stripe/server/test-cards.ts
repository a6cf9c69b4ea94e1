// Cards of https://docs.stripe.com/testing (by brand, declines, refunds, 3D Secure), with their PaymentMethod and Token
// names.

export interface Decline {
  readonly code: string
  readonly declineCode?: string
}

export interface TestCard {
  readonly number: string
  /** `pm_card_<name>` and `tok_<name>`. */
  readonly names: readonly string[]
  readonly brand: string
  /** The bank's decline of a charge; undefined: approved. */
  readonly decline?: Decline
  /** A declining card that can be saved. */
  readonly canBeSaved?: boolean
  /** Payments that need authentication. `on-request`: only if the merchant requests it. */
  readonly challenge?: 'always' | 'unless-set-up' | 'on-session' | 'on-request'
  /** Final state of a refund if it differs from the response. */
  readonly refund?: 'fails-later' | 'pending-first'
  readonly checks?: { readonly cvc?: 'fail'; readonly postalCode?: 'fail'; readonly line1?: 'fail' }
}

function declined(declineCode: string): Decline {
  return { code: 'card_declined', declineCode }
}

function visa(number: string, names: readonly string[], more: Partial<TestCard> = {}): TestCard {
  return { number, names, brand: 'visa', ...more }
}

export const testCards: readonly TestCard[] = [
  visa('4242424242424242', ['visa', 'us']),
  visa('4000056655665556', ['visa_debit']),
  { number: '5555555555554444', names: ['mastercard'], brand: 'mastercard' },
  { number: '378282246310005', names: ['amex'], brand: 'amex' },
  { number: '6011111111111117', names: ['discover'], brand: 'discover' },
  { number: '3056930009020004', names: ['diners'], brand: 'diners' },
  { number: '3566002020360505', names: ['jcb'], brand: 'jcb' },
  { number: '6200000000000005', names: ['unionpay'], brand: 'unionpay' },

  visa('4000000000000002', ['visa_chargeDeclined', 'chargeDeclined'], { decline: declined('generic_decline') }),
  visa('4000000000009995', ['visa_chargeDeclinedInsufficientFunds', 'chargeDeclinedInsufficientFunds'], {
    decline: declined('insufficient_funds'),
  }),
  visa('4000000000009987', ['visa_chargeDeclinedLostCard'], { decline: declined('lost_card') }),
  visa('4000000000009979', ['visa_chargeDeclinedStolenCard'], { decline: declined('stolen_card') }),
  visa('4000000000006975', ['visa_chargeDeclinedVelocityLimitExceeded'], {
    decline: declined('card_velocity_exceeded'),
  }),
  // Stripe's table gives these three cards an error code but no decline code.
  visa('4000000000000069', ['chargeDeclinedExpiredCard'], { decline: { code: 'expired_card' } }),
  visa('4000000000000127', ['chargeDeclinedIncorrectCvc'], { decline: { code: 'incorrect_cvc' } }),
  visa('4000000000000119', ['chargeDeclinedProcessingError'], { decline: { code: 'processing_error' } }),
  visa('4000000000000341', ['chargeCustomerFail'], { decline: declined('generic_decline'), canBeSaved: true }),
  visa('4100000000000019', ['radarBlock'], { decline: declined('fraudulent') }),

  visa('4000000000000101', ['cvcCheckFail'], { checks: { cvc: 'fail' } }),
  visa('4000000000000036', ['avsZipFail'], { checks: { postalCode: 'fail' } }),
  visa('4000000000000028', ['avsLine1Fail'], { checks: { line1: 'fail' } }),
  visa('4000000000000010', ['avsFail'], { checks: { postalCode: 'fail', line1: 'fail' } }),

  visa('4000000000007726', ['pendingRefund'], { refund: 'pending-first' }),
  visa('4000000000005126', ['refundFail'], { refund: 'fails-later' }),

  visa('4000002500003155', ['authenticationRequiredOnSetup'], { challenge: 'unless-set-up' }),
  visa('4000002760003184', ['authenticationRequired'], { challenge: 'always' }),
  visa('4000003800000446', ['authenticationRequiredSetupForOffSession'], { challenge: 'on-session' }),
  visa('4000008260003178', ['authenticationRequiredChargeDeclinedInsufficientFunds'], {
    challenge: 'always',
    decline: declined('insufficient_funds'),
  }),
  visa('4000000000003220', ['threeDSecure2Required'], { challenge: 'always' }),
  visa('4000008400001629', ['threeDSecureRequiredChargeDeclined'], {
    challenge: 'always',
    decline: declined('generic_decline'),
  }),
  visa('4000008400001280', ['threeDSecureRequiredProcessingError'], {
    challenge: 'always',
    decline: { code: 'processing_error' },
  }),
  visa('4000000000003055', ['threeDSecureOptional'], { challenge: 'on-request' }),
]

export function cardCalled(token: string): TestCard | undefined {
  const name = /^(?:pm_card|tok)_(.+)$/.exec(token)?.[1]
  return testCards.find(({ names }) => name !== undefined && names.includes(name))
}

/** A number outside the tables is a live card, which a sandbox refuses. */
export function cardNumbered(number: string): TestCard {
  const found = testCards.find((card) => card.number === number)
  return found ?? visa(number, [], { decline: declined('test_mode_live_card') })
}

const messages: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
}

/** Public text: lost, stolen and suspected cards are only "declined". */
export function declineMessage({ code, declineCode }: Decline): string {
  return messages[declineCode ?? code] ?? 'Your card was declined.'
}
