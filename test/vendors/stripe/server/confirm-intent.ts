import { type Caller, methodData } from './card-data.ts'
import { ask, authenticationError } from './challenges.ts'
import { charge, declinedError } from './charges.ts'
import { elementsContext, spendToken } from './confirmation-tokens.ts'
import type { Form } from './form.ts'
import { compare, intentNames, needReturnUrl, refuseMethodTypes, requestedProof } from './intent-params.ts'
import type { Challenge, Ledger } from './ledger.ts'
import { found } from './ledger.ts'
import type { ConfirmationToken, FutureUsage, PaymentIntent, PaymentMethod } from './objects.ts'
import { behind, declineFields, give, methodCalled, mustProve, storeMethod, usable } from './payment-methods.ts'
import { flag, group, oneOf, only, text } from './read-params.ts'
import { cardError, invalid } from './refusal.ts'
import { declineMessage } from './test-cards.ts'

const usages: readonly FutureUsage[] = ['off_session', 'on_session']

/** https://docs.stripe.com/api/payment_intents/confirm, and creating with confirm=true. */
export function confirm(ledger: Ledger, intent: PaymentIntent, form: Form, caller: Caller): PaymentIntent {
  refuseMethodTypes(form)
  if (caller === 'publishable' || flag(form, 'confirm') === undefined) only(form, intentNames.confirm)
  refuseState(intent, caller)
  // Checked before the token is spent.
  const held = ledger.confirmationTokens.get(text(form, 'confirmation_token') ?? '')
  const returnUrl = text(form, 'return_url') ?? held?.return_url ?? undefined
  needReturnUrl(intent, returnUrl)
  const { method, token } = chosen(ledger, intent, form, caller)
  refuseOtherCustomers(intent, method)
  const usage = oneOf(form, 'setup_future_usage', usages) ?? token?.setup_future_usage
  Object.assign(intent, {
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    setup_future_usage: usage ?? intent.setup_future_usage,
    shipping: group(form, 'shipping') ?? token?.shipping ?? intent.shipping,
    receipt_email: text(form, 'receipt_email') ?? intent.receipt_email,
  })
  const offSession = text(form, 'off_session') !== undefined && text(form, 'off_session') !== 'false'
  const request = requestedProof(form) ?? intent.payment_method_options.card.request_three_d_secure
  intent.payment_method_options.card.request_three_d_secure = request
  const isProven = behind(ledger, method).provenFor === intent.id
  if (isProven || !mustProve(ledger, method, { offSession, request })) return attempt(ledger, intent, method, isProven)

  // Off-session: https://docs.stripe.com/declines/codes names authentication_required.
  if (offSession || flag(form, 'error_on_requires_action') === true)
    return fail(ledger, intent, method, { code: 'authentication_required', declineCode: 'authentication_required' })
  const useStripeSdk = flag(form, 'use_stripe_sdk') ?? token?.use_stripe_sdk ?? false
  intent.next_action = ask(ledger, intent, { method, offSession, returnUrl, useStripeSdk })
  intent.status = 'requires_action'
  ledger.emit('payment_intent.requires_action', intent)
  return intent
}

function refuseState(intent: PaymentIntent, caller: Caller): void {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']
  if (!open.includes(intent.status))
    throw invalid(`It is ${intent.status} and cannot be confirmed`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: structuredClone(intent),
    })
  // https://docs.stripe.com/api/payment_intents/create#create_payment_intent-confirmation_method
  if (caller === 'publishable' && intent.confirmation_method === 'manual')
    throw invalid('It is confirmed on the server only', { code: 'payment_intent_unexpected_state' })
}

/** The request overrides the token: https://docs.stripe.com/api/payment_intents/confirm */
function chosen(
  ledger: Ledger,
  intent: PaymentIntent,
  form: Form,
  caller: Caller,
): { readonly method: PaymentMethod; readonly token?: ConfirmationToken } {
  const context = group(form, 'client_context')
  if (context !== undefined) compare(intent, elementsContext(context))
  const tokenId = text(form, 'confirmation_token')
  if (tokenId !== undefined) {
    // Usage is not compared, since the intent adopts it: https://docs.stripe.com/api/confirmation_tokens/object
    const told = ledger.tokenContexts.get(tokenId)
    if (told !== undefined) compare(intent, { ...told, setupFutureUsage: intent.setup_future_usage ?? undefined })
    return spendToken(ledger, tokenId, { payment_intent: intent.id })
  }
  const data = group(form, 'payment_method_data')
  if (data !== undefined) return { method: storeMethod(ledger, methodData(data, caller, ledger.now())) }
  const id = text(form, 'payment_method') ?? intent.payment_method
  if (id === null) throw invalid('There is nothing to pay with', { code: 'payment_intent_unexpected_state' })
  return { method: usable(ledger, methodCalled(ledger, id)) }
}

/**
 * A saved method pays only for its customer:
 * https://docs.stripe.com/api/payment_intents/create#create_payment_intent-customer
 */
function refuseOtherCustomers(intent: PaymentIntent, method: PaymentMethod): void {
  if (method.customer !== null && method.customer !== intent.customer)
    throw invalid('This method belongs to a customer, whom the intent has to name', { param: 'payment_method' })
}

/** https://docs.stripe.com/payments/paymentintents/lifecycle */
function attempt(ledger: Ledger, intent: PaymentIntent, method: PaymentMethod, isProven: boolean): PaymentIntent {
  const { card } = behind(ledger, method)
  if (card.decline !== undefined) return fail(ledger, intent, method, card.decline, isProven)
  charge(ledger, intent, method, { decline: undefined, isProven })
  keepMethod(ledger, intent, method)
  intent.next_action = null
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
    ledger.emit('payment_intent.amount_capturable_updated', intent)
    return intent
  }
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  ledger.emit('payment_intent.succeeded', intent)
  return intent
}

/** https://docs.stripe.com/payments/save-during-payment: saved with a customer and a usage; else used once. */
function keepMethod(ledger: Ledger, intent: PaymentIntent, method: PaymentMethod): void {
  if (intent.customer !== null && intent.setup_future_usage !== null) {
    give(ledger, method, intent.customer)
    if (intent.setup_future_usage === 'off_session') behind(ledger, method).isSetUp = true
  } else if (method.customer === null) behind(ledger, method).isSpent = true
}

/** The intent needs another method; the response is an error containing it. */
function fail(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: { readonly code: string; readonly declineCode?: string },
  isProven = false,
): never {
  const failed = charge(ledger, intent, method, { decline, isProven })
  Object.assign(intent, {
    last_payment_error: declinedError(decline, failed, method),
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  ledger.emit('payment_intent.payment_failed', intent)
  throw cardError(declineMessage(decline), {
    ...declineFields(decline),
    charge: failed.id,
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method),
  })
}

/** The customer has answered the bank. https://docs.stripe.com/payments/3d-secure/authentication-flow */
export function finishPayment(ledger: Ledger, challenge: Challenge, isProven: boolean): PaymentIntent {
  const intent = found(ledger.intents, 'payment_intent', challenge.intent)
  const method = found(ledger.paymentMethods, 'payment_method', challenge.method)
  if (intent.status !== 'requires_action') return intent
  if (!isProven) {
    Object.assign(intent, {
      last_payment_error: authenticationError('payment', method),
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    })
    ledger.emit('payment_intent.payment_failed', intent)
    return intent
  }
  intent.next_action = null
  behind(ledger, method).provenFor = intent.id
  // With manual confirmation the server decides: https://docs.stripe.com/api/payment_intents/confirm
  if (intent.confirmation_method === 'manual') {
    intent.status = 'requires_confirmation'
    return intent
  }
  try {
    return attempt(ledger, intent, method, true)
  } catch {
    // The intent has the result; the bank's page gets none.
    return intent
  }
}
