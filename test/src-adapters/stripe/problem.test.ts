import type { StripeErrorType } from '@stripe/stripe-js'
import { expect } from 'chai'
import { acceptedAmount } from '../../../src-adapters/stripe/accepted-amount.ts'
import { takesCurrency } from '../../../src-adapters/stripe/currencies.ts'
import { problemOf } from '../../../src-adapters/stripe/problem.ts'
import { acceptsAmount } from '../../../src-domain/money/accepted-amount.ts'
import type { Currency } from '../../../src-domain/money/currency.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { type PaymentProblem, requestRefused } from '../../../src-domain/payment/payment-problem.ts'

const text = 'A sentence of Stripe’s.'

const rows: readonly (readonly [type: StripeErrorType, code: string, problem: PaymentProblem])[] = [
  ['validation_error', 'incomplete_number', { _tag: 'InvalidFields', fields: { number: 'missing' } }],
  ['validation_error', 'invalid_expiry_year_past', { _tag: 'InvalidFields', fields: { expiry: 'expired' } }],
  ['validation_error', 'invalid_expiry_month', { _tag: 'InvalidFields', fields: { expiry: 'invalid' } }],
  ['validation_error', 'a_field_of_tomorrow', { _tag: 'InvalidFields', fields: {} }],
  ['card_error', 'incorrect_cvc', { _tag: 'InvalidFields', fields: { cvc: 'invalid' } }],
  ['card_error', 'card_declined', { _tag: 'Declined', reason: 'card_error', message: text }],
  ['api_error', 'lock_timeout', { _tag: 'Declined', reason: 'api_error', message: text }],
  ['invalid_request_error', 'resource_missing', { _tag: 'Misconfigured', code: requestRefused }],
  ['authentication_error', 'secret_key_required', { _tag: 'Misconfigured', code: requestRefused }],
  ['invalid_request_error', 'payment_intent_authentication_failure', { _tag: 'AuthenticationFailed' }],
  ['invalid_request_error', 'payment_intent_unexpected_state', { _tag: 'OutcomeUnknown' }],
  ['api_connection_error', '', { _tag: 'Unavailable', cause: 'network', message: text }],
  ['rate_limit_error', 'rate_limit', { _tag: 'Unavailable', cause: 'network', message: text }],
]

describe('What Stripe.js complains of', () => {
  for (const [type, code, problem] of rows)
    it(`PAY-19, PAY-40, PAY-41 is told as what the checkout knows: ${type} ${code}`, () => {
      expect(problemOf({ type, code, message: text })).to.deep.equal(problem)
    })

  it('PAY-11 charges three decimals only with a last digit of 0, and other currencies to the unit', () => {
    const accepts = (amount: number, currency: Currency) => acceptsAmount(acceptedAmount(currency), minor(amount))
    expect([accepts(1_250, 'KWD'), accepts(1_255, 'KWD')]).to.deep.equal([true, false])
    expect([accepts(1_255, 'USD'), accepts(1_255, 'JPY'), accepts(99_999_999, 'JPY')]).to.deep.equal([true, true, true])
  })

  it('PAY-11 takes no money in a currency that Stripe counts in another unit than ISO 4217', () => {
    expect(['USD', 'JPY', 'KWD'].map(takesCurrency)).to.deep.equal([true, true, true])
    expect(['ISK', 'UGX', 'MGA'].map(takesCurrency)).to.deep.equal([false, false, false])
  })
})
