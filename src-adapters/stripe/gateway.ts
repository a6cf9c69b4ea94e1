import type Stripe from 'stripe'
import { zero } from '../../src-domain/money/minor.ts'
import { type BasisPoints, percentOf } from '../../src-domain/money/percent.ts'
import type { ChargeOutcome, ChargeRequest, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { acceptedAmount } from './accepted-amount.ts'
import { type AskStripe, askStripe, type StripeSettings } from './ask-stripe.ts'
import { type CardOfCustomer, readToken, stripeVault } from './card-vault.ts'
import { takesCurrency } from './currencies.ts'
import { declinedBy } from './decline-reason.ts'
import { intentOf, pageOfCharges } from './intent-list.ts'
import { intentCodec, outcomeOf, withCharge } from './payment-intent.ts'
import { stripeRefunds } from './refunds.ts'
import { stripeWebhooks } from './vendor-webhooks.ts'

export interface StripeGatewaySettings extends StripeSettings {
  /** `whsec_…`; absent: webhooks are rejected. */
  readonly webhookSecret?: string
  /** Share of a connected account's charge that the platform keeps. */
  readonly platformFee?: BasisPoints
}

/** One payment intent per reference, authorised first and captured later (ADR 71). */
export function stripeGateway({ webhookSecret, platformFee, ...settings }: StripeGatewaySettings): PaymentGateway {
  const { ask, client } = askStripe(settings)
  const { connectedAccount } = settings
  const fee = connectedAccount === undefined ? undefined : platformFee
  return {
    id: 'stripe',
    acceptsAmount: acceptedAmount,
    opensIntents: true,
    ...(connectedAccount === undefined ? {} : { merchantId: connectedAccount }),
    authorise: (request) => authorise(ask, request, fee),
    lookUp: async (reference, askedAt) => {
      const found = await intentOf(ask, reference, askedAt)
      if (found === 'Unknown' || found === 'NeverArrived') return { _tag: found }
      const outcome = outcomeOf(found)
      if (outcome._tag !== 'Declined' || found.status === 'canceled') return outcome
      // Cancels the intent, because a client with its secret could still pay an abandoned order.
      return (await cancel(ask, found.id)) === 'cancelled' ? outcome : { _tag: 'Unknown' }
    },
    capture: async (transactionId, amount) => {
      const said = await ask(
        (stripe) => stripe.paymentIntents.capture(transactionId, { amount_to_capture: amount }),
        intentCodec,
      )
      if (said._tag === 'Answered') return said.value.status === 'succeeded' ? 'captured' : 'unknown'
      return wasSettled(said, 'succeeded') ? 'captured' : failureOutcome(said)
    },
    cancel: (transactionId) => cancel(ask, transactionId),
    charges: (since, cursor) => pageOfCharges(ask, since, cursor),
    refunds: stripeRefunds(ask),
    vault: stripeVault(ask),
    ...(webhookSecret === undefined ? {} : { readPost: stripeWebhooks(client, webhookSecret, connectedAccount) }),
  }
}

/** The reference is the idempotency key. A replayed response may be outdated, so the intent is fetched. */
async function authorise(ask: AskStripe, request: ChargeRequest, fee: BasisPoints | undefined): Promise<ChargeOutcome> {
  const { reference, instrument } = request
  const card = instrument._tag === 'SavedCard' ? readToken(instrument.token) : undefined
  if ((instrument._tag === 'SavedCard' && card === undefined) || !takesCurrency(request.currency))
    return { _tag: 'Declined', reason: 'bad-instrument' }
  const said = await ask(
    (stripe) =>
      stripe.paymentIntents.create(
        { ...paramsOf(request, card), ...feeOf(request, fee) },
        { idempotencyKey: reference },
      ),
    intentCodec,
  )
  switch (said._tag) {
    case 'Answered': {
      if (!said.isReplay) return outcomeOf(said.value)
      const { id } = said.value
      const now = await ask((stripe) => stripe.paymentIntents.retrieve(id, { expand: withCharge }), intentCodec)
      return now._tag === 'Answered' ? outcomeOf(now.value) : { _tag: 'Unknown' }
    }
    case 'Refused':
      return declinedBy(said.refusal)
    case 'Unknown':
      return said
  }
}

function paramsOf(
  { reference, amount, currency, instrument }: ChargeRequest,
  card: CardOfCustomer | undefined,
): Stripe.PaymentIntentCreateParams {
  const common = {
    amount,
    currency: currency.toLowerCase(),
    capture_method: 'manual',
    allowed_payment_method_types: ['card'],
    metadata: { reference },
    expand: withCharge,
  } satisfies Stripe.PaymentIntentCreateParams
  // Stripe.js shows the bank's step.
  const confirmed = { ...common, confirm: true, use_stripe_sdk: true }
  switch (instrument._tag) {
    case 'Nonce':
      return { ...confirmed, confirmation_token: instrument.nonce }
    case 'SavedCard':
      return { ...confirmed, ...card }
    case 'Intent':
      return common
  }
}

/** Stripe takes no fee of 0: https://docs.stripe.com/connect/direct-charges#collect-fees */
function feeOf({ amount }: ChargeRequest, fee: BasisPoints | undefined) {
  const kept = fee === undefined ? zero : percentOf(fee, amount)
  return kept === 0 ? {} : { application_fee_amount: kept }
}

async function cancel(ask: AskStripe, transactionId: string): Promise<'cancelled' | 'unknown' | 'refused'> {
  const said = await ask((stripe) => stripe.paymentIntents.cancel(transactionId), intentCodec)
  if (said._tag === 'Answered') return said.value.status === 'canceled' ? 'cancelled' : 'unknown'
  return wasSettled(said, 'canceled') ? 'cancelled' : failureOutcome(said)
}

type NotAnswered = Exclude<Awaited<ReturnType<AskStripe>>, { readonly _tag: 'Answered' }>

function wasSettled(said: NotAnswered, status: string): boolean {
  return said._tag === 'Refused' && said.refusal.payment_intent?.status === status
}

/** Only errors about the charge are refusals; a rejected API key can be corrected. */
function failureOutcome(said: NotAnswered): 'unknown' | 'refused' {
  return said._tag === 'Refused' && [400, 402, 404].includes(said.refusal.statusCode) ? 'refused' : 'unknown'
}
