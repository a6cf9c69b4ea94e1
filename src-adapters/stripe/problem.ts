import type { StripeError } from '@stripe/stripe-js'
import type { CardField, FieldProblem, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import { requestRefused } from '../../src-domain/payment/payment-problem.ts'

/** https://docs.stripe.com/js/errors */
export type Complaint = Pick<StripeError, 'type' | 'code' | 'message'>

/** Field errors first (PAY-40). */
export function problemOf({ type, code = '', message }: Complaint): PaymentProblem {
  const field = fieldIn(code)
  if (field !== undefined) return { _tag: 'InvalidFields', fields: field }
  switch (code) {
    case 'payment_intent_authentication_failure':
    case 'setup_intent_authentication_failure':
      return { _tag: 'AuthenticationFailed' }
    case 'payment_intent_unexpected_state':
      return { _tag: 'OutcomeUnknown' }
    default:
      break
  }
  switch (type) {
    case 'validation_error':
      return { _tag: 'InvalidFields', fields: {} }
    case 'invalid_request_error':
    case 'authentication_error':
      return { _tag: 'Misconfigured', code: requestRefused }
    case 'api_connection_error':
    case 'rate_limit_error':
      return { _tag: 'Unavailable', cause: 'network', ...stripeMessage(message) }
    default:
      return { _tag: 'Declined', reason: type, ...stripeMessage(message) }
  }
}

/** Stripe's text is in the page's language (PAY-41). */
function stripeMessage(message: string | undefined): { readonly message?: string } {
  return message === undefined ? {} : { message }
}

/** Any load error except an outage means that the key or the account is misconfigured. */
export function loadProblemOf(complaint: Complaint): PaymentProblem {
  const problem = problemOf(complaint)
  if (problem._tag === 'Unavailable') return { _tag: 'Unavailable', cause: problem.cause }
  return { _tag: 'Misconfigured', code: complaint.code ?? complaint.type }
}

const problems: Readonly<Record<string, FieldProblem>> = {
  incomplete: 'missing',
  invalid: 'invalid',
  incorrect: 'invalid',
}
const fields: Readonly<Record<string, CardField>> = {
  number: 'number',
  expiry: 'expiry',
  expiry_month: 'expiry',
  expiry_year: 'expiry',
  cvc: 'cvc',
  zip: 'postalCode',
}

/** `incomplete_number`, `invalid_expiry_year_past`: https://docs.stripe.com/error-codes */
function fieldIn(code: string): Partial<Record<CardField, FieldProblem>> | undefined {
  const [, how = '', what = '', past] = /^(incomplete|invalid|incorrect)_(\w+?)(_past)?$/.exec(code) ?? []
  const [field, problem] = [fields[what], problems[how]]
  if (field === undefined || problem === undefined) return undefined
  return { [field]: past === undefined ? problem : 'expired' }
}
