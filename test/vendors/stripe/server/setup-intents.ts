import { type Caller, methodData } from './card-data.ts'
import { ask, authenticationError } from './challenges.ts'
import { declinedError } from './charges.ts'
import { spendToken } from './confirmation-tokens.ts'
import type { Form } from './form.ts'
import { allowedTypes, refuseMethodTypes } from './intent-params.ts'
import { type Challenge, found, type Ledger } from './ledger.ts'
import type { ConfirmationToken, FutureUsage, PaymentMethod, SetupIntent } from './objects.ts'
import { behind, declineFields, give, methodCalled, mustProve, storeMethod, usable } from './payment-methods.ts'
import { flag, group, metadata, oneOf, only, text } from './read-params.ts'
import { cardError, invalid } from './refusal.ts'
import { declineMessage } from './test-cards.ts'

const confirming = [
  ...['allowed_payment_method_types', 'confirmation_token', 'mandate_data', 'payment_method', 'payment_method_data'],
  ...['payment_method_options', 'return_url', 'use_stripe_sdk', 'client_context'],
]
const creating = [
  ...['attach_to_self', 'automatic_payment_methods', 'confirm', 'customer', 'customer_account', 'description'],
  ...['excluded_payment_method_types', 'flow_directions', 'metadata', 'on_behalf_of', 'payment_method_configuration'],
  ...['single_use', 'usage'],
]
const usages: readonly FutureUsage[] = ['off_session', 'on_session']

/** https://docs.stripe.com/api/setup_intents/create: saves a card without charging it. */
export function createSetup(ledger: Ledger, form: Form): SetupIntent {
  refuseMethodTypes(form)
  only(form, [...creating, ...confirming])
  const customer = text(form, 'customer')
  if (customer !== undefined) found(ledger.customers, 'customer', customer, 'customer')
  const id = ledger.newId('seti')
  const given = text(form, 'payment_method')
  const setup: SetupIntent = {
    id,
    object: 'setup_intent',
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_Fake${id.slice(-6)}`,
    created: ledger.now(),
    customer: customer ?? null,
    description: text(form, 'description') ?? null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    metadata: metadata(form),
    next_action: null,
    payment_method: given === undefined ? null : usable(ledger, methodCalled(ledger, given)).id,
    payment_method_types: allowedTypes(form, 'allowed_payment_method_types') ?? ['card'],
    status: given === undefined ? 'requires_payment_method' : 'requires_confirmation',
    usage: oneOf(form, 'usage', usages) ?? 'off_session',
  }
  ledger.setupIntents.set(id, setup)
  ledger.emit('setup_intent.created', setup)
  return flag(form, 'confirm') === true ? confirmSetup(ledger, setup, form, 'secret') : setup
}

/** https://docs.stripe.com/api/setup_intents/confirm */
export function confirmSetup(ledger: Ledger, setup: SetupIntent, form: Form, caller: Caller): SetupIntent {
  refuseMethodTypes(form)
  if (flag(form, 'confirm') === undefined) only(form, confirming)
  if (setup.status === 'succeeded' || setup.status === 'canceled')
    throw invalid(`It is ${setup.status} and cannot be confirmed`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: structuredClone(setup),
    })
  const { method, token } = chosen(ledger, setup, form, caller)
  Object.assign(setup, { payment_method: method.id, last_setup_error: null, next_action: null })
  if (!mustProve(ledger, method, { offSession: false, request: 'automatic' })) return keep(ledger, setup, method)
  setup.status = 'requires_action'
  setup.next_action = ask(ledger, setup, {
    method,
    offSession: false,
    returnUrl: text(form, 'return_url') ?? token?.return_url ?? undefined,
    useStripeSdk: flag(form, 'use_stripe_sdk') ?? token?.use_stripe_sdk ?? false,
  })
  ledger.emit('setup_intent.requires_action', setup)
  return setup
}

function chosen(
  ledger: Ledger,
  setup: SetupIntent,
  form: Form,
  caller: Caller,
): { readonly method: PaymentMethod; readonly token?: ConfirmationToken } {
  const token = text(form, 'confirmation_token')
  if (token !== undefined) return spendToken(ledger, token, { setup_intent: setup.id })
  const data = group(form, 'payment_method_data')
  if (data !== undefined) return { method: storeMethod(ledger, methodData(data, caller, ledger.now())) }
  const id = text(form, 'payment_method') ?? setup.payment_method
  if (id === null) throw invalid('There is no card to keep', { code: 'setup_intent_unexpected_state' })
  return { method: usable(ledger, methodCalled(ledger, id)) }
}

function keep(ledger: Ledger, setup: SetupIntent, method: PaymentMethod): SetupIntent {
  const { decline, canBeSaved, challenge } = behind(ledger, method).card
  // An authenticated card can be saved even if its bank later declines.
  if (decline !== undefined && canBeSaved !== true && challenge === undefined) {
    Object.assign(setup, {
      last_setup_error: declinedError(decline, undefined, method),
      payment_method: null,
      status: 'requires_payment_method',
    })
    ledger.emit('setup_intent.setup_failed', setup)
    throw cardError(declineMessage(decline), {
      ...declineFields(decline),
      setup_intent: structuredClone(setup),
      payment_method: structuredClone(method),
    })
  }
  Object.assign(setup, { next_action: null, status: 'succeeded' })
  if (setup.usage === 'off_session') behind(ledger, method).isSetUp = true
  if (setup.customer !== null) give(ledger, method, setup.customer)
  ledger.emit('setup_intent.succeeded', setup)
  return setup
}

export function finishSetup(ledger: Ledger, challenge: Challenge, isProven: boolean): SetupIntent {
  const setup = found(ledger.setupIntents, 'setup_intent', challenge.intent)
  const method = found(ledger.paymentMethods, 'payment_method', challenge.method)
  if (setup.status !== 'requires_action') return setup
  if (isProven) return keep(ledger, setup, method)
  Object.assign(setup, {
    last_setup_error: authenticationError('setup', method),
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  ledger.emit('setup_intent.setup_failed', setup)
  return setup
}

/** https://docs.stripe.com/api/setup_intents/cancel */
export function cancelSetup(ledger: Ledger, id: string, form: Form): SetupIntent {
  const setup = found(ledger.setupIntents, 'setup_intent', id, 'intent')
  only(form, ['cancellation_reason'])
  if (setup.status === 'succeeded' || setup.status === 'canceled')
    throw invalid(`It is ${setup.status} and cannot be canceled`, { code: 'setup_intent_unexpected_state' })
  const reason = oneOf(form, 'cancellation_reason', ['duplicate', 'requested_by_customer', 'abandoned'] as const)
  Object.assign(setup, {
    status: 'canceled',
    canceled_at: ledger.now(),
    cancellation_reason: reason ?? null,
    next_action: null,
  })
  ledger.emit('setup_intent.canceled', setup)
  return setup
}
