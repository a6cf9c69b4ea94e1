import { createHmac } from 'node:crypto'
import { authorizeGateway } from '../../../src-adapters/authorize/gateway.ts'
import { nonceText } from '../../../src-adapters/authorize/nonce.ts'
import type { DeclineReason } from '../../../src-domain/payment/decline-reason.ts'
import type { GatewayUnderTest } from '../../contracts/payment-gateway.ts'
import type { Card, Merchant } from '../../vendors/authorize/server/books.ts'
import { type FakeAuthorize, startFakeAuthorize } from '../../vendors/authorize/server/fake-authorize.ts'
import type { Asked } from '../../vendors/line/line.ts'

const signatureKey = '0A1B2C3D'.repeat(16)

export interface ApiUnderTest extends GatewayUnderTest {
  readonly fake: FakeAuthorize
  readonly nonce: (card?: Partial<Card>) => { readonly _tag: 'Nonce'; readonly nonce: string }
  readonly settle: () => void
  readonly posts: NonNullable<GatewayUnderTest['posts']>
  readonly close: () => Promise<void>
}

/** Our gateway in front of a fake Authorize.Net on the real clock. */
export async function authorizeApiUnderTest(merchant: Partial<Merchant> = {}): Promise<ApiUnderTest> {
  const fake = await startFakeAuthorize({ refusedCvv: ['N'], refusedAvs: ['N', 'A', 'W', 'Z'], ...merchant })
  fake.clock.advance(Date.now() - fake.clock.now())
  const { name, transactionKey } = fake.merchant
  const settings = { url: fake.url, name, transactionKey, timeout: 5_000, currency: 'USD', signatureKey } as const
  const gateway = authorizeGateway(settings)
  const nonce = (card?: Partial<Card>) => ({ _tag: 'Nonce', nonce: nonceText(fake.mint(card)) }) as const
  const cards: Partial<Record<DeclineReason, Partial<Card>>> = {
    declined: { zip: '46282' },
    'wrong-cvc': { cardCode: '901' },
  }
  return {
    fake,
    gateway,
    nonce,
    approved: () => nonce(),
    declining: (reason) => (cards[reason] === undefined ? undefined : nonce(cards[reason])),
    unanswered: () => {
      fake.breakNext('answer-lost', isFor('authOnlyTransaction'))
      return nonce()
    },
    settle: fake.settle,
    turnedAway: () => authorizeGateway({ ...settings, transactionKey: 'of-somebody-else' }),
    booked: (id) => ((fake.transactions().find((one) => one.id === id)?.authorised ?? 0) / 100).toFixed(2),
    posts: {
      about: ({ transactionId }) => notice({ entityName: 'transaction', id: transactionId }),
      aboutNothing: () => notice({ entityName: 'customerProfile', id: '394' }, 'net.authorize.customer.created'),
      signed: (body) => ({
        url: 'https://shop.example/v1/posts/authorize',
        headers: { 'x-anet-signature': signatureOf(body) },
        body,
      }),
      // The time is in the body, and retries last for days.
      signsTime: false,
    },
    cards: {
      good: () => nonce().nonce,
      declining: () => nonce({ zip: '46282' }).nonce,
      kept: () => fake.profiles().reduce((sum, profile) => sum + profile.cards.size, 0),
    },
    close: fake.stop,
  }
}

/** Webhook as documented at https://developer.authorize.net/api/reference/features/webhooks.html. */
export function notice(payload: object, eventType = 'net.authorize.payment.authorization.created', at = Date.now()) {
  return JSON.stringify({
    notificationId: 'd0e8e7fe-c3e7-4add-a480-27bc5ce28a18',
    eventType,
    eventDate: new Date(at).toISOString(),
    webhookId: '63d6fea2-aa13-4b1d-a204-f5fbc15942b7',
    payload,
  })
}

function signatureOf(body: string): string {
  return `sha512=${createHmac('sha512', signatureKey).update(body).digest('hex').toUpperCase()}`
}

export function isFor(transactionType: string): (asked: Asked) => boolean {
  return ({ text }) => text.includes(`"transactionType":"${transactionType}"`)
}

export function authorizeAt(origin: string, timeout: number) {
  return authorizeGateway({ url: origin, name: 'testlogin', transactionKey: 'testkey', timeout, currency: 'USD' })
}
