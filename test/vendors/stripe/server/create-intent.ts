import { confirm } from './confirm-intent.ts'
import type { Form } from './form.ts'
import {
  allowedTypes,
  amountOf,
  automaticMethods,
  intentNames,
  refuseMethodTypes,
  requestedProof,
} from './intent-params.ts'
import { found, type Ledger } from './ledger.ts'
import type { CaptureMethod, FutureUsage, PaymentIntent } from './objects.ts'
import { methodCalled, usable } from './payment-methods.ts'
import { flag, group, metadata, needText, oneOf, only, text, whole } from './read-params.ts'
import { invalid, malformed, Refusal } from './refusal.ts'

export const captureMethods: readonly CaptureMethod[] = ['automatic', 'automatic_async', 'manual']
const usages: readonly FutureUsage[] = ['off_session', 'on_session']

/** https://docs.stripe.com/api/payment_intents/create */
export function createIntent(ledger: Ledger, form: Form): PaymentIntent {
  refuseMethodTypes(form)
  only(form, intentNames.create)
  const currency = needText(form, 'currency').toLowerCase()
  if (!/^[a-z]{3}$/.test(currency)) throw malformed('parameter_invalid_value', 'currency', 'currency has three letters')
  needText(form, 'amount')
  const amount = amountOf(form, currency) ?? 0
  const customer = text(form, 'customer')
  if (customer !== undefined) found(ledger.customers, 'customer', customer, 'customer')
  const id = ledger.newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowedTypes(form, 'allowed_payment_method_types'),
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: platformFee(ledger, form, amount),
    automatic_payment_methods: automaticMethods(form),
    canceled_at: null,
    cancellation_reason: null,
    // Since version 2023-08-16 the default is `automatic_async`:
    // https://docs.stripe.com/payments/payment-intents/asynchronous-capture
    capture_method: oneOf(form, 'capture_method', captureMethods) ?? 'automatic_async',
    client_secret: `${id}_secret_Fake${id.slice(-6)}`,
    confirmation_method: oneOf(form, 'confirmation_method', ['automatic', 'manual'] as const) ?? 'automatic',
    created: ledger.now(),
    currency,
    customer: customer ?? null,
    customer_account: null,
    description: text(form, 'description') ?? null,
    excluded_payment_method_types: allowedTypes(form, 'excluded_payment_method_types'),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadata(form),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: { card: { request_three_d_secure: requestedProof(form) ?? 'automatic' } },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: text(form, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: oneOf(form, 'setup_future_usage', usages) ?? null,
    shipping: group(form, 'shipping') ?? null,
    source: null,
    statement_descriptor: text(form, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: text(form, 'statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  const confirming = flag(form, 'confirm') === true
  const early = ['confirmation_token', 'off_session', 'return_url', 'error_on_requires_action', 'mandate_data']
  const tooEarly = early.find((name) => form[name] !== undefined)
  // Only valid with confirm=true: https://docs.stripe.com/api/payment_intents/create
  if (!confirming && tooEarly !== undefined) throw invalid(`${tooEarly} goes with confirm=true`, { param: tooEarly })
  choose(ledger, intent, form)
  ledger.intents.set(id, intent)
  ledger.emit('payment_intent.created', intent)
  return confirming ? confirmNew(ledger, intent, form) : intent
}

/** https://docs.stripe.com/connect/direct-charges#collect-fees: only for a connected account, and not above the amount. */
function platformFee({ account }: Ledger, form: Form, amount: number): number | null {
  const fee = whole(form, 'application_fee_amount')
  if (fee === undefined) return null
  const param = 'application_fee_amount'
  if (account === undefined) throw invalid('A fee goes with the Stripe-Account header or a destination', { param })
  if (fee <= 0 || fee > amount) throw invalid('The fee is more than nothing and at most the amount', { param })
  return fee
}

/** A decline leaves an intent that needs another method; a refused request leaves none. */
function confirmNew(ledger: Ledger, intent: PaymentIntent, form: Form): PaymentIntent {
  const before = new Set(ledger.events.keys())
  try {
    return confirm(ledger, intent, form, 'secret')
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 402 && intent.latest_charge !== null) throw refusal
    ledger.intents.delete(intent.id)
    for (const [id, { data, type }] of ledger.events)
      if (!before.has(id) || (type === 'payment_intent.created' && isOf(data.object, intent))) ledger.events.delete(id)
    throw refusal
  }
}

function isOf(object: unknown, { id }: PaymentIntent): boolean {
  return typeof object === 'object' && object !== null && 'id' in object && object.id === id
}

export function choose(ledger: Ledger, intent: PaymentIntent, form: Form): void {
  const id = text(form, 'payment_method')
  if (id === undefined) return
  intent.payment_method = usable(ledger, methodCalled(ledger, id)).id
  intent.status = 'requires_confirmation'
}
