import { createHmac } from 'node:crypto'
import { type SquareGatewaySettings, squareGateway } from '../../../src-adapters/square/gateway.ts'
import type { DeclineReason } from '../../../src-domain/payment/decline-reason.ts'
import type { PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { inWhole } from '../../contracts/gateway/in-whole.ts'
import type { GatewayUnderTest } from '../../contracts/payment-gateway.ts'
import { type FakeSquare, startFakeSquare } from '../../vendors/square/server/fake-square.ts'
import type { Subscription } from '../../vendors/square/server/webhooks.ts'

/** Milliseconds. The fake answers at once or never. */
const timeout = 2_000

export const subscription: Subscription = {
  notificationUrl: 'https://shop.example/posts/square',
  signatureKey: 'of-the-tests',
}

export function gatewayTo(fake: FakeSquare, more: Partial<SquareGatewaySettings> = {}): PaymentGateway {
  const { accessToken } = fake.seller
  return squareGateway({ accessToken, origin: fake.url, timeout, ...more }, { now: fake.clock.now })
}

/** A gateway in front of its own fake Square on the real clock, as the contract's lists need. */
export async function squareUnderTest(): Promise<GatewayUnderTest> {
  const fake = await startFakeSquare()
  fake.clock.advance(Date.now() - fake.clock.now())
  const nonce = (declines?: string) => fake.mint(declines === undefined ? {} : { declines })
  const instrument = (declines?: string) => ({ _tag: 'Nonce', nonce: nonce(declines) }) as const
  const bodyAbout = (id: string) => {
    const event = fake.events().find(({ data }) => data.id === id)
    if (event === undefined) throw new Error('nothing happened to it')
    return JSON.stringify(event)
  }
  return {
    gateway: gatewayTo(fake, { webhookKey: subscription.signatureKey }),
    approved: () => instrument(),
    declining: (reason) => {
      const code = codes[reason]
      return code === undefined ? undefined : instrument(code)
    },
    unanswered: () => {
      fake.breakNext('answer-lost', ({ method, path }) => method === 'POST' && path === '/v2/payments')
      return instrument()
    },
    settle: () => fake.settleRefunds(),
    turnedAway: () => gatewayTo(fake, { accessToken: 'EAAA-of-somebody-else' }),
    booked: (transactionId) => {
      const payment = fake.payments().find(({ id }) => id === transactionId)
      if (payment === undefined) throw new Error('no such payment')
      return inWhole(payment.total_money.amount, 'USD')
    },
    posts: {
      about: ({ transactionId }) => bodyAbout(transactionId),
      aboutNothing: () => JSON.stringify(atATill),
      signed: (body) => signedBy(subscription, body),
      signsTime: false,
    },
    cards: {
      good: () => nonce(),
      declining: () => nonce('GENERIC_DECLINE'),
      kept: () => fake.cards().filter(({ enabled }) => enabled).length,
      customers: () => fake.customers().length,
    },
    close: fake.stop,
  }
}

export const codes: Readonly<Partial<Record<DeclineReason, string>>> = {
  declined: 'GENERIC_DECLINE',
  'insufficient-funds': 'INSUFFICIENT_FUNDS',
  'expired-card': 'CARD_EXPIRED',
  'wrong-expiry': 'INVALID_EXPIRATION',
  'wrong-cvc': 'CVV_FAILURE',
  'wrong-postal-code': 'ADDRESS_VERIFICATION_FAILURE',
  'wrong-address': 'VERIFY_AVS_FAILURE',
  'authentication-required': 'CARD_DECLINED_VERIFICATION_REQUIRED',
  'bad-instrument': 'PAN_FAILURE',
}

const atATill = {
  merchant_id: 'M',
  type: 'payment.created',
  event_id: 'e',
  created_at: new Date().toISOString(),
  data: { type: 'payment', id: 'p', object: { payment: { id: 'p', reference_id: '12/3' } } },
}

export function signedBy({ notificationUrl: url, signatureKey }: Subscription, body: string) {
  const signature = createHmac('sha256', signatureKey)
    .update(url + body)
    .digest('base64')
  return { url, body, headers: { 'content-type': 'application/json', 'x-square-hmacsha256-signature': signature } }
}
