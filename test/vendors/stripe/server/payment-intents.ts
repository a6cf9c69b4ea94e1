import { captureMethods, choose } from './create-intent.ts'
import type { Form } from './form.ts'
import { amountOf, intentNames, refuseMethodTypes } from './intent-params.ts'
import { found, type Ledger } from './ledger.ts'
import type { FutureUsage, IntentStatus, PaymentIntent } from './objects.ts'
import { metadata, oneOf, only, text, whole } from './read-params.ts'
import { invalid, malformed } from './refusal.ts'

const usages: readonly FutureUsage[] = ['off_session', 'on_session']

/** https://docs.stripe.com/api/payment_intents/update: a new amount or method requires a new confirmation. */
export function updateIntent(ledger: Ledger, id: string, form: Form): PaymentIntent {
  const intent = found(ledger.intents, 'payment_intent', id, 'intent')
  refuseMethodTypes(form)
  only(form, intentNames.update)
  const amount = amountOf(form, intent.currency)
  const open: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']
  if (amount !== undefined && !open.includes(intent.status)) throw unexpectedState(intent, 'given another amount', open)
  Object.assign(intent, {
    amount: amount ?? intent.amount,
    capture_method: oneOf(form, 'capture_method', captureMethods) ?? intent.capture_method,
    customer: text(form, 'customer') ?? intent.customer,
    description: text(form, 'description') ?? intent.description,
    metadata: metadata(form, intent.metadata),
    receipt_email: text(form, 'receipt_email') ?? intent.receipt_email,
    setup_future_usage: oneOf(form, 'setup_future_usage', usages) ?? intent.setup_future_usage,
  })
  choose(ledger, intent, form)
  return intent
}

/** https://docs.stripe.com/api/payment_intents/capture: once, full or partial; releases the remainder. */
export function capture(ledger: Ledger, id: string, form: Form): PaymentIntent {
  const intent = found(ledger.intents, 'payment_intent', id, 'intent')
  only(form, intentNames.capture)
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured', ['requires_capture'])
  const amount = whole(form, 'amount_to_capture') ?? intent.amount_capturable
  if (amount <= 0) throw malformed('parameter_invalid_integer', 'amount_to_capture', 'Capture something')
  if (amount > intent.amount_capturable)
    throw invalid('More than was authorised', { code: 'amount_too_large', param: 'amount_to_capture' })
  const charge = found(ledger.charges, 'charge', intent.latest_charge ?? '')
  Object.assign(charge, {
    captured: true,
    amount_captured: amount,
    // The remainder counts as refunded: https://docs.stripe.com/payments/place-a-hold-on-a-payment-method
    amount_refunded: charge.amount - amount,
    balance_transaction: ledger.newId('txn'),
  })
  Object.assign(intent, {
    amount_capturable: 0,
    amount_received: amount,
    metadata: metadata(form, intent.metadata),
    status: 'succeeded',
  })
  ledger.emit('charge.captured', charge)
  ledger.emit('payment_intent.succeeded', intent)
  return intent
}

const cancelable: readonly IntentStatus[] = [
  ...(['requires_payment_method', 'requires_capture', 'requires_confirmation'] as const),
  ...(['requires_action', 'processing'] as const),
]

/** https://docs.stripe.com/api/payment_intents/cancel: releases a hold. */
export function cancel(ledger: Ledger, id: string, form: Form): PaymentIntent {
  const intent = found(ledger.intents, 'payment_intent', id, 'intent')
  only(form, ['cancellation_reason'])
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const
  const reason = oneOf(form, 'cancellation_reason', reasons)
  if (!cancelable.includes(intent.status)) throw unexpectedState(intent, 'canceled', cancelable)
  return giveUp(ledger, intent, reason ?? null)
}

export function giveUp(ledger: Ledger, intent: PaymentIntent, reason: string | null): PaymentIntent {
  const charge = ledger.charges.get(intent.latest_charge ?? '')
  if (intent.status === 'requires_capture' && charge !== undefined) {
    Object.assign(charge, { amount_refunded: charge.amount, refunded: true })
    ledger.emit('charge.refunded', charge)
  }
  Object.assign(intent, {
    amount_capturable: 0,
    canceled_at: ledger.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  })
  ledger.emit('payment_intent.canceled', intent)
  return intent
}

const holdsFor = 7 * 24 * 60 * 60

/** An uncaptured intent is canceled after seven days: https://docs.stripe.com/api/payment_intents/capture */
export function expireHolds(ledger: Ledger): void {
  for (const intent of ledger.intents.values())
    if (intent.status === 'requires_capture' && intent.created + holdsFor <= ledger.now())
      giveUp(ledger, intent, 'automatic')
}

/** 400 with `payment_intent_unexpected_state` and the intent: https://docs.stripe.com/error-codes */
export function unexpectedState(intent: PaymentIntent, done: string, allowed: readonly string[]) {
  return invalid(`It is ${intent.status} and cannot be ${done}; that takes ${allowed.join(', ')}`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: structuredClone(intent),
  })
}
