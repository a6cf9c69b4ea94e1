import type { Ledger } from './ledger.ts'
import type { Charge, LastError, PaymentIntent, PaymentMethod } from './objects.ts'
import { behind, declineFields } from './payment-methods.ts'
import { type Decline, declineMessage } from './test-cards.ts'

/** Records the bank's response: https://docs.stripe.com/api/charges/object */
export function charge(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  { decline, isProven }: { readonly decline: Decline | undefined; readonly isProven: boolean },
): Charge {
  const { card: bankCard } = behind(ledger, method)
  const isPaid = decline === undefined
  const isCaptured = isPaid && intent.capture_method !== 'manual'
  const checks = method.card.checks
  const checked = (name: 'cvc' | 'postalCode' | 'line1', wasGiven: boolean) =>
    wasGiven ? (bankCard.checks?.[name] ?? 'pass') : null
  const one: Charge = {
    id: ledger.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: isCaptured ? ledger.newId('txn') : null,
    billing_details: structuredClone(method.billing_details),
    captured: isCaptured,
    created: ledger.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline === undefined ? null : declineMessage(decline),
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: {
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: decline === undefined ? null : (decline.declineCode ?? decline.code),
      seller_message: isPaid ? 'Payment complete.' : 'The bank declined it.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        ...structuredClone(method.card),
        checks: {
          address_line1_check: checked('line1', method.billing_details.address.line1 !== null),
          address_postal_code_check: checked('postalCode', method.billing_details.address.postal_code !== null),
          cvc_check: checked('cvc', checks.cvc_check !== null),
        },
        three_d_secure: isProven ? { authentication_flow: 'challenge', result: 'authenticated' } : null,
      },
    },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  }
  ledger.charges.set(one.id, one)
  intent.latest_charge = one.id
  ledger.emit(isPaid ? 'charge.succeeded' : 'charge.failed', one)
  return one
}

export function declinedError(decline: Decline, failed: Charge | undefined, method: PaymentMethod): LastError {
  return {
    type: 'card_error',
    ...declineFields(decline),
    message: declineMessage(decline),
    ...(failed === undefined ? {} : { charge: failed.id }),
    payment_method: structuredClone(method),
  }
}
