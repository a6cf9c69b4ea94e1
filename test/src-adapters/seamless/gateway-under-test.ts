import { seamlessGateway } from '../../../src-adapters/seamless/gateway.ts'
import { nonceText } from '../../../src-adapters/seamless/nonce.ts'
import type { DeclineReason } from '../../../src-domain/payment/decline-reason.ts'
import type { GatewayUnderTest } from '../../contracts/payment-gateway.ts'
import { type FakeSeamless, startFakeSeamless } from '../../vendors/seamless/server/fake-seamless.ts'

type Settings = Parameters<typeof startFakeSeamless>[0]
type CardData = Parameters<FakeSeamless['token']>[0]

export interface SeamlessUnderTest extends GatewayUnderTest {
  readonly fake: FakeSeamless
  readonly nonce: (card?: CardData) => { readonly _tag: 'Nonce'; readonly nonce: string }
  readonly settle: () => void
  readonly close: () => Promise<void>
}

const good = '4788250000121443'

/** Our gateway in front of a fake CardPointe, whose account requires the CVV, on the real clock. */
export async function seamlessUnderTest(merchant: Settings = {}): Promise<SeamlessUnderTest> {
  const fake = await startFakeSeamless({ host: 'RPCT', needsCvv: true, refusedCvv: ['N'], ...merchant })
  fake.clock.advance(Date.now() - fake.clock.now())
  const { merchid: merchantId, user: username, password } = fake.merchant
  const settings = { url: fake.url, merchantId, username, password, timeout: 5_000, currency: 'USD' } as const
  const gateway = seamlessGateway(settings)
  let made = 0
  const nonce = (card: CardData = {}) => {
    made += 1
    const { token } = fake.tokenise({ account: good, cvv: '112', expiry: '1240', ...card, unique: true })
    return {
      _tag: 'Nonce',
      nonce: nonceText({ token, expiry: { month: 12, year: 2040 }, name: `Jo ${made}` }),
    } as const
  }
  const cards: Partial<Record<DeclineReason, CardData>> = {
    declined: { account: '4387751111111038' },
    'expired-card': { account: '4387751111111046' },
    'wrong-cvc': { cvv: '111' },
  }
  return {
    fake,
    gateway,
    nonce,
    approved: () => nonce(),
    declining: (reason) => (cards[reason] === undefined ? undefined : nonce(cards[reason])),
    unanswered: () => {
      fake.breakNext('answer-lost', ({ path }) => path.endsWith('/auth'))
      return nonce()
    },
    settle: fake.settle,
    booked: (id) => ((fake.transactions().find(({ retref }) => retref === id)?.cents ?? 0) / 100).toFixed(2),
    cards: {
      good: () => nonce().nonce,
      declining: () => nonce(cards.declined).nonce,
      kept: () => fake.accounts().length,
    },
    turnedAway: () => seamlessGateway({ ...settings, password: 'of-somebody-else' }),
    close: fake.stop,
  }
}

export function seamlessAt(origin: string, timeout: number) {
  const keys = { merchantId: '496160873888', username: 'testing', password: 'testing123' }
  return seamlessGateway({ ...keys, url: `${origin}/cardconnect/rest`, timeout, currency: 'USD' })
}
