import { stripeGateway } from '../../../src-adapters/stripe/gateway.ts'
import type { DeclineReason } from '../../../src-domain/payment/decline-reason.ts'
import type { ChargeInstrument, PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { inWhole } from '../../contracts/gateway/in-whole.ts'
import type { GatewayUnderTest } from '../../contracts/payment-gateway.ts'
import { createToken } from '../../vendors/stripe/server/confirmation-tokens.ts'
import { createCustomer } from '../../vendors/stripe/server/customers.ts'
import { signature } from '../../vendors/stripe/server/webhooks.ts'
import type { FakeStripe } from '../../vendors/stripe/start-fake-stripe.ts'

export const webhookSecret = 'whsec_of_a_test'

export function gatewayOf(
  fake: FakeStripe,
  timeout = 5_000,
  secretKey = fake.secretKey,
  connectedAccount?: string,
): PaymentGateway {
  const { protocol, host, port } = fake.settings
  return stripeGateway({
    ...{ secretKey, timeout, origin: `${protocol}://${host}:${port}`, webhookSecret },
    ...(connectedAccount === undefined ? {} : { connectedAccount }),
  })
}

export function nonceOf(
  { ledger }: Pick<FakeStripe, 'ledger'>,
  card: string,
): ChargeInstrument & { readonly _tag: 'Nonce' } {
  return { _tag: 'Nonce', nonce: createToken(ledger, { payment_method: card }, 'secret').id }
}

const declining: Readonly<Partial<Record<DeclineReason, string>>> = {
  declined: 'pm_card_visa_chargeDeclined',
  'insufficient-funds': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  'expired-card': 'pm_card_chargeDeclinedExpiredCard',
  'wrong-cvc': 'pm_card_chargeDeclinedIncorrectCvc',
}

/** Banks decline this way without the customer present; no Stripe test card does it alone. */
function wantingTheCustomer(fake: FakeStripe): ChargeInstrument {
  const instrument = nonceOf(fake, 'pm_card_visa')
  const card = fake.ledger.tokenCards.get(instrument.nonce)
  if (card === undefined) throw new Error('a token without a card')
  const code = 'authentication_required'
  fake.ledger.tokenCards.set(instrument.nonce, { ...card, decline: { code, declineCode: code } })
  return instrument
}

export function gatewayUnderTest(fake: FakeStripe): GatewayUnderTest {
  return {
    gateway: gatewayOf(fake),
    approved: () => nonceOf(fake, 'pm_card_visa'),
    declining: (reason) =>
      reason === 'authentication-required'
        ? wantingTheCustomer(fake)
        : nonceOf(fake, declining[reason] ?? 'pm_card_visa_chargeDeclined'),
    unanswered: () => {
      // The package retries once on a closed connection.
      fake.plan({ kind: 'cut-after', on: /^POST \/v1\/payment_intents$/, times: 2 })
      return nonceOf(fake, 'pm_card_visa')
    },
    steps: {
      asking: () => nonceOf(fake, 'pm_card_authenticationRequired'),
      answer: async (data, says) => {
        const intent = fake.ledger.intents.get(data.split('_secret_')[0] ?? '')
        // The bank page closes after its deadline.
        if (intent?.status === 'requires_action') fake.authenticate(intent.id, says === 'confirm')
      },
      runOut: () => {
        for (const { id, status } of fake.ledger.intents.values())
          if (status === 'requires_action') fake.authenticate(id, false)
      },
    },
    booked: (transactionId) => {
      const { currency = '', amount = 0 } = fake.ledger.intents.get(transactionId) ?? {}
      return inWhole(amount, currency === 'jpy' ? 'JPY' : 'USD')
    },
    takesYen: true,
    turnedAway: () => gatewayOf(fake, 5_000, 'sk_test_of_somebody_else'),
    posts: {
      about: ({ transactionId }) => eventAbout(fake, transactionId),
      aboutNothing: () => eventAbout(fake, createCustomer(fake.ledger, {}).id),
      signed: (body, at) => ({
        headers: { 'stripe-signature': signature(body, [webhookSecret], Math.floor(at / 1_000)) },
        body,
        url: 'https://shop.example/posts/stripe',
      }),
      signsTime: true,
    },
    cards: {
      good: () => nonceOf(fake, 'pm_card_visa').nonce,
      declining: () => nonceOf(fake, 'pm_card_visa_chargeDeclined').nonce,
      kept: () => [...fake.ledger.paymentMethods.values()].filter(({ customer }) => customer !== null).length,
      customers: () => fake.ledger.customers.size,
    },
    confirm: async (data, says) => {
      await confirmOnDevice(fake, data, says === 'confirm' ? '4242424242424242' : '4000000000000002')
    },
    close: fake.stop,
  }
}

function eventAbout(fake: FakeStripe, id: string): string {
  const events = [...fake.ledger.events.values()].filter(
    ({ data: { object } }) => typeof object === 'object' && object !== null && 'id' in object && object.id === id,
  )
  return JSON.stringify(events.at(-1), null, 2)
}

/** As Stripe.js does for a wallet: publishable key and client secret. */
export function confirmOnDevice(fake: FakeStripe, secret: string, number: string) {
  const body = new URLSearchParams({
    key: fake.publishableKey,
    client_secret: secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][wallet]': 'apple_pay',
  })
  const path = `/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`
  return fake.answer({ host: 'api.stripe.com', method: 'POST', path, headers: {}, body: body.toString() })
}
