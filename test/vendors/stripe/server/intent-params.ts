import type { Form } from './form.ts'
import type { ElementsContext, PaymentIntent } from './objects.ts'
import { group, text, texts, whole } from './read-params.ts'
import { invalid, malformed } from './refusal.ts'

const paying = [
  ...['allowed_payment_method_types', 'amount_details', 'capture_method', 'excluded_payment_method_types', 'hooks'],
  ...['payment_details', 'payment_method', 'payment_method_data', 'payment_method_options', 'receipt_email'],
  ...['setup_future_usage', 'shipping'],
]

const describing = ['description', 'metadata', 'statement_descriptor', 'statement_descriptor_suffix']

const belonging = [
  ...['amount', 'application_fee_amount', 'currency', 'customer', 'customer_account', 'payment_method_configuration'],
  ...['transfer_data', 'transfer_group'],
]

const confirming = [
  ...['confirmation_token', 'error_on_requires_action', 'mandate', 'mandate_data', 'off_session', 'radar_options'],
  ...['return_url', 'use_stripe_sdk'],
]

/** Parameters of create, update, confirm and capture: https://docs.stripe.com/api/payment_intents */
export const intentNames = {
  create: [
    ...[...paying, ...describing, ...belonging, ...confirming],
    ...['automatic_payment_methods', 'confirm', 'confirmation_method', 'on_behalf_of'],
  ],
  update: [...paying, ...describing, ...belonging],
  // The last one is this fake's own: the Elements options from Stripe.js.
  confirm: [...paying, ...confirming, 'amount_to_confirm', 'client_context'],
  capture: [
    ...['amount_details', 'amount_to_capture', 'application_fee_amount', 'final_capture', 'hooks', 'metadata'],
    ...['payment_details', 'statement_descriptor', 'statement_descriptor_suffix', 'transfer_data'],
  ],
}

/** https://docs.stripe.com/changelog/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents */
export function refuseMethodTypes(form: Form): void {
  if (form['payment_method_types'] === undefined) return
  const message = 'Say allowed_payment_method_types, or nothing'
  throw malformed('payment_method_types_no_longer_supported', 'payment_method_types', message)
}

/** Minimum charges: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const least: Readonly<Record<string, number>> = { usd: 50, eur: 50, cad: 50, gbp: 30, jpy: 50, mxn: 1_000, chf: 50 }

export function amountOf(form: Form, currency: string): number | undefined {
  const amount = whole(form, 'amount')
  if (amount === undefined) return undefined
  if (amount < 0) throw malformed('parameter_invalid_integer', 'amount', 'amount cannot be negative')
  if (amount < (least[currency] ?? 1))
    throw invalid('This is less than can be charged', { code: 'amount_too_small', param: 'amount' })
  if (amount > 99_999_999)
    throw invalid('This is more than can be charged', { code: 'amount_too_large', param: 'amount' })
  return amount
}

export function allowedTypes(form: Form, name: string): string[] | null {
  const given = texts(form, name)
  return given.length === 0 ? null : [...given]
}

/**
 * https://docs.stripe.com/api/payment_intents/create#create_payment_intent-automatic_payment_methods: on by default.
 */
export function automaticMethods(form: Form): PaymentIntent['automatic_payment_methods'] {
  const given = group(form, 'automatic_payment_methods')
  return {
    enabled: text(given ?? {}, 'enabled') !== 'false',
    allow_redirects: text(given ?? {}, 'allow_redirects') ?? 'always',
  }
}

/**
 * An intent that allows redirecting methods needs a return URL, whatever method pays (the real 400:
 * https://github.com/opencollective/opencollective-frontend/pull/12346).
 */
export function needReturnUrl(intent: PaymentIntent, returnUrl: string | undefined): void {
  const onlyCards = intent.allowed_payment_method_types?.every((type) => type === 'card') ?? false
  const maySendAway = intent.automatic_payment_methods?.allow_redirects === 'always' && !onlyCards
  if (maySendAway && returnUrl === undefined)
    throw invalid('return_url is needed, because this intent may be paid with a method that leads away', {
      param: 'return_url',
    })
}

/**
 * The amount must match Elements: https://docs.stripe.com/payments/accept-a-payment-deferred. Refuses tokens of another
 * currency.
 */
export function compare(intent: PaymentIntent, elements: ElementsContext): void {
  const said: readonly (readonly [string, unknown, unknown])[] = [
    ['amount', elements.amount, intent.amount],
    ['currency', elements.currency, intent.currency],
    ['capture_method', elements.captureMethod, intent.capture_method],
    ['setup_future_usage', elements.setupFutureUsage ?? null, intent.setup_future_usage],
  ]
  const wrong = said.find(([name, of, is]) => of !== is && (of !== undefined || name === 'setup_future_usage'))
  if (wrong !== undefined)
    throw invalid(`${wrong[0]} is ${String(wrong[2])} here and ${String(wrong[1])} in Elements`, {
      code: 'payment_intent_invalid_parameter',
      param: wrong[0],
    })
}

/** https://docs.stripe.com/api/payment_intents/create#create_payment_intent-payment_method_options-card-request_three_d_secure */
export function requestedProof(form: Form): string | undefined {
  const card = group(group(form, 'payment_method_options') ?? {}, 'card')
  return text(card ?? {}, 'request_three_d_secure')
}
