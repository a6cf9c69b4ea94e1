import type { Form } from './form.ts'
import { found, type Ledger } from './ledger.ts'
import type { Charge, Refund } from './objects.ts'
import { flag, metadata, oneOf, only, text, whole } from './read-params.ts'
import { invalid, malformed } from './refusal.ts'

/** https://docs.stripe.com/api/refunds/create: of a charge or intent, full or partial, up to the remainder. */
export function createRefund(ledger: Ledger, form: Form): Refund {
  only(form, ['amount', 'charge', 'payment_intent', 'metadata', 'reason', 'refund_application_fee', 'reverse_transfer'])
  const charge = refunded(ledger, form)
  const left = charge.amount_captured - given(ledger, charge)
  if (left === 0) throw invalid('Nothing of this charge is left', { code: 'charge_already_refunded' })
  const amount = whole(form, 'amount') ?? left
  if (amount <= 0) throw malformed('parameter_invalid_integer', 'amount', 'A refund is more than nothing')
  // This error has no code, only the parameter.
  if (amount > left) throw invalid(`${amount} is more than the ${left} that are left`, { param: 'amount' })
  returnFee(ledger, form, charge, amount)
  const how = ledger.behind.get(charge.payment_method)?.card.refund
  const refund: Refund = {
    id: ledger.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: ledger.newId('txn'),
    charge: charge.id,
    created: ledger.now(),
    currency: charge.currency,
    customer: charge.customer,
    metadata: metadata(form),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: oneOf(form, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer'] as const) ?? null,
    receipt_number: null,
    status: how === 'pending-first' ? 'pending' : 'succeeded',
  }
  ledger.refunds.set(refund.id, refund)
  count(ledger, charge)
  ledger.emit('refund.created', refund)
  ledger.emit('charge.refunded', charge)
  return refund
}

/** https://docs.stripe.com/api/refunds/create#create_refund-refund_application_fee: in proportion to the refund. */
function returnFee(ledger: Ledger, form: Form, charge: Charge, amount: number): void {
  if (flag(form, 'refund_application_fee') !== true) return
  const fee = ledger.intents.get(charge.payment_intent)?.application_fee_amount ?? null
  if (fee === null) throw invalid('This charge has no application fee', { param: 'refund_application_fee' })
  const before = ledger.returnedFees.get(charge.id) ?? 0
  ledger.returnedFees.set(charge.id, before + Math.round((fee * amount) / charge.amount_captured))
}

function refunded(ledger: Ledger, form: Form): Charge {
  const intentId = text(form, 'payment_intent')
  const chargeId = text(form, 'charge')
  if (intentId === undefined && chargeId === undefined)
    throw malformed('parameter_missing', 'payment_intent', 'Which payment is given back?')
  const intent =
    intentId === undefined ? undefined : found(ledger.intents, 'payment_intent', intentId, 'payment_intent')
  const id = chargeId ?? intent?.latest_charge
  const charge = id === undefined || id === null ? undefined : found(ledger.charges, 'charge', id, 'charge')
  if (charge === undefined || !charge.paid || !charge.captured)
    throw invalid('No money was taken that could be given back', { param: 'payment_intent' })
  return charge
}

/** Captured amount already refunded, pending included. */
function given(ledger: Ledger, charge: Charge): number {
  return [...ledger.refunds.values()]
    .filter((one) => one.charge === charge.id && one.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
}

function count(ledger: Ledger, charge: Charge): void {
  const sum = given(ledger, charge)
  charge.amount_refunded = charge.amount - charge.amount_captured + sum
  charge.refunded = sum === charge.amount_captured
}

/**
 * Two test cards settle refunds later: https://docs.stripe.com/testing#refunds. A failed one returns the money to the
 * merchant: https://docs.stripe.com/refunds#failed-refunds
 */
export function settleRefunds(ledger: Ledger): void {
  for (const refund of ledger.refunds.values()) {
    const how = ledger.behind.get(refund.payment_method)?.card.refund
    if (how === 'pending-first' && refund.status === 'pending') {
      refund.status = 'succeeded'
      ledger.emit('refund.updated', refund)
    }
    if (how === 'fails-later' && refund.status === 'succeeded') {
      Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
      count(ledger, found(ledger.charges, 'charge', refund.charge))
      ledger.emit('refund.failed', refund)
    }
  }
}
