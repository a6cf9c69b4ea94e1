import * as t from 'io-ts'
import { type Minor, minor, zero } from '../../src-domain/money/minor.ts'
import type { ListedCharge, LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import { declineReason } from './decline-reason.ts'

const maybeText = t.union([t.undefined, t.null, t.string])

export const withCharge = ['latest_charge']

const chargeCodec = t.type({
  paid: t.boolean,
  created: t.number,
  amount: t.Int,
  amount_captured: t.Int,
  amount_refunded: t.Int,
  payment_method_details: t.union([
    t.null,
    t.partial({ card: t.union([t.null, t.partial({ brand: maybeText, last4: maybeText })]) }),
  ]),
})

const intentFields = t.type({
  id: t.string,
  object: t.literal('payment_intent'),
  status: t.string,
  amount: t.Int,
  currency: t.string,
  created: t.number,
  client_secret: t.union([t.null, t.string]),
  metadata: t.record(t.string, t.string),
  last_payment_error: t.union([t.null, t.partial({ code: maybeText, decline_code: maybeText })]),
  latest_charge: t.union([t.null, t.string, chargeCodec]),
})

/** https://docs.stripe.com/api/payment_intents/object */
export const intentCodec = t.intersection([
  intentFields,
  t.partial({ application_fee_amount: t.union([t.null, t.Int]) }),
])

export type Intent = t.TypeOf<typeof intentCodec>

/** Every object's metadata contains our reference. */
export function referenceOf({ metadata }: Pick<Intent, 'metadata'>): string | undefined {
  return metadata['reference']
}

/** A wallet's intent waits for its customer. */
export function outcomeOf(intent: Intent): Exclude<LookupOutcome, { readonly _tag: 'NeverArrived' }> {
  const { id: transactionId, status, client_secret: data } = intent
  switch (status) {
    case 'requires_capture':
    case 'succeeded':
      return {
        _tag: 'Authorised',
        transactionId,
        amount: minor(intent.amount),
        currency: intent.currency.toUpperCase(),
        ...cardOf(intent),
      }
    case 'requires_action':
      return data === null ? { _tag: 'Unknown' } : { _tag: 'StepRequired', transactionId, data }
    case 'requires_payment_method': {
      const { last_payment_error: error } = intent
      if (error !== null) return { _tag: 'Declined', reason: declineReason(error) }
      return data === null ? { _tag: 'Unknown' } : { _tag: 'StepRequired', transactionId, data, lacksMethod: true }
    }
    case 'canceled': {
      const { last_payment_error: error } = intent
      return { _tag: 'Declined', reason: error === null ? 'not-confirmed' : declineReason(error) }
    }
    default:
      return { _tag: 'Unknown' }
  }
}

function cardOf({ latest_charge: charge }: Intent): {
  readonly card?: { readonly brand: string; readonly last4: string }
} {
  const card = chargeCodec.is(charge) ? charge.payment_method_details?.card : undefined
  const { brand, last4 } = card ?? {}
  return typeof brand === 'string' && typeof last4 === 'string' ? { card: { brand, last4 } } : {}
}

/** Undefined if never authorised. */
export function listedCharge(intent: Intent): ListedCharge | undefined {
  const { latest_charge: charge, status } = intent
  const state = states[status]
  if (!chargeCodec.is(charge) || !charge.paid || state === undefined) return undefined
  const reference = referenceOf(intent)
  const captured = state === 'captured' ? minor(charge.amount_captured) : zero
  return {
    transactionId: intent.id,
    ...(reference === undefined ? {} : { reference }),
    at: charge.created * 1_000,
    state,
    currency: intent.currency.toUpperCase(),
    authorised: minor(intent.amount),
    captured,
    refunded: state === 'captured' ? refundedTotal(charge) : zero,
  }
}

const states: Readonly<Record<string, ListedCharge['state']>> = {
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
}

/** Stripe counts voided amounts as refunded. */
function refundedTotal({
  amount,
  amount_captured: captured,
  amount_refunded: refunded,
}: t.TypeOf<typeof chargeCodec>): Minor {
  return minor(Math.max(0, refunded - (amount - captured)))
}
