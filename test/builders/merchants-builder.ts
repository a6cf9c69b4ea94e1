import { type Environment, readEnvironment } from '../../src/environment/environment.ts'
import { nonceText } from '../../src-adapters/authorize/nonce.ts'
import { nonceText as tokenNonce } from '../../src-adapters/seamless/nonce.ts'
import { startFakeAuthorize } from '../vendors/authorize/server/fake-authorize.ts'
import { type MerchantAtVendor, openVendor } from '../vendors/line/several-merchants.ts'
import { startFakeSeamless } from '../vendors/seamless/server/fake-seamless.ts'
import { startFakeSquare } from '../vendors/square/server/fake-square.ts'
import { createToken } from '../vendors/stripe/server/confirmation-tokens.ts'
import type { Ledger } from '../vendors/stripe/server/ledger.ts'
import { startFakeStripe } from '../vendors/stripe/start-fake-stripe.ts'

export interface Merchant {
  readonly nonce: () => string
  /** Minor units that the merchant's books have as captured, and as refunded. */
  readonly captured: () => number
  readonly refunded: () => number
  /** The settings that a section of the secrets needs. */
  readonly secrets: Readonly<Record<string, string>>
}

/** Two merchants of one processor, behind one address. */
export interface Merchants {
  readonly variables: Readonly<Record<string, string>>
  readonly one: Merchant
  readonly other: Merchant
  /** Lets captures settle, where a processor refunds nothing before. */
  readonly settle: () => void
  readonly stop: () => Promise<void>
}

export function environmentWith(variables: Readonly<Record<string, string>>): Environment {
  const read = readEnvironment(variables)
  if (read._tag === 'Left') throw new Error(read.left)
  return read.right
}

export const merchantsOf: Readonly<Record<string, () => Promise<Merchants>>> = {
  stripe: async () => {
    const [one, other] = await Promise.all(
      ['sk_test_noodle', 'sk_test_taco'].map((secretKey) => startFakeStripe({ secretKey })),
    )
    if (one === undefined || other === undefined) throw new Error('no fakes')
    const urlOf = ({ settings }: typeof one) => `${settings.protocol}://${settings.host}:${settings.port}`
    const vendor = await vendorOf(
      { credential: one.secretKey, url: urlOf(one) },
      { credential: other.secretKey, url: urlOf(other) },
    )
    const merchant = (fake: typeof one, hook: string): Merchant => ({
      ...stripeBooks(fake.ledger),
      secrets: { STRIPE_SECRET_KEY: fake.secretKey, STRIPE_WEBHOOK_SECRET: hook },
    })
    return {
      variables: { STRIPE_API: vendor.url },
      one: merchant(one, 'whsec_noodle'),
      other: merchant(other, 'whsec_taco'),
      settle: () => undefined,
      stop: async () => void (await Promise.all([one.stop(), other.stop(), vendor.stop()])),
    }
  },
  square: async () => {
    const [one, other] = await Promise.all([
      startFakeSquare({ accessToken: 'EAAA-noodle', otherLocationIds: ['LNORTH', 'LSOUTH'] }),
      startFakeSquare({ accessToken: 'EAAA-taco' }),
    ])
    const vendor = await vendorOf(
      { credential: one.seller.accessToken, url: one.url },
      { credential: other.seller.accessToken, url: other.url },
    )
    const merchant = (fake: typeof one, hook: string): Merchant => {
      fake.clock.advance(Date.now() - fake.clock.now())
      return {
        nonce: () => fake.mint(),
        captured: () => sum(fake.payments().map((one) => (one.status === 'COMPLETED' ? one.total_money.amount : 0))),
        refunded: () => sum(fake.refunds().map((one) => one.amount_money.amount)),
        secrets: { SQUARE_ACCESS_TOKEN: fake.seller.accessToken, SQUARE_WEBHOOK_KEY: hook },
      }
    }
    return {
      variables: { SQUARE_URL: vendor.url },
      one: merchant(one, 'hook-noodle'),
      other: merchant(other, 'hook-taco'),
      settle: () => {
        one.settleRefunds()
        other.settleRefunds()
      },
      stop: async () => void (await Promise.all([one.stop(), other.stop(), vendor.stop()])),
    }
  },
  authorize: async () => {
    const [one, other] = await Promise.all([
      startFakeAuthorize({ name: 'noodlelogin', transactionKey: 'noodlekey' }),
      startFakeAuthorize({ name: 'tacologin', transactionKey: 'tacokey' }),
    ])
    const vendor = await vendorOf(
      { credential: one.merchant.name, url: one.url },
      { credential: other.merchant.name, url: other.url },
    )
    const merchant = (fake: typeof one, digit: string): Merchant => {
      fake.clock.advance(Date.now() - fake.clock.now())
      const amounts = (kinds: readonly string[]) =>
        sum(fake.transactions().map((one) => (kinds.includes(one.status) ? one.settled : 0)))
      return {
        nonce: () => nonceText(fake.mint()),
        captured: () => amounts(['capturedPendingSettlement', 'settledSuccessfully']),
        refunded: () => amounts(['refundPendingSettlement', 'refundSettledSuccessfully']),
        secrets: {
          AUTHORIZE_LOGIN_ID: fake.merchant.name,
          AUTHORIZE_TRANSACTION_KEY: fake.merchant.transactionKey,
          AUTHORIZE_SIGNATURE_KEY: digit.repeat(128),
        },
      }
    }
    return {
      variables: { AUTHORIZE_URL: `${vendor.url}/xml/v1/request.api` },
      one: merchant(one, 'A'),
      other: merchant(other, 'B'),
      settle: () => {
        one.settle()
        other.settle()
      },
      stop: async () => void (await Promise.all([one.stop(), other.stop(), vendor.stop()])),
    }
  },
  seamless: async () => {
    const [one, other] = await Promise.all([
      startFakeSeamless({ merchid: '496160873888', user: 'apiuser1', password: 'first-password', host: 'RPCT' }),
      startFakeSeamless({ merchid: '496160873999', user: 'apiuser2', password: 'second-password', host: 'RPCT' }),
    ])
    const basicOf = ({ merchant: { user, password } }: typeof one) =>
      Buffer.from(`${user}:${password}`).toString('base64')
    const vendor = await vendorOf(
      { credential: basicOf(one), url: one.url },
      { credential: basicOf(other), url: other.url },
    )
    const merchant = (fake: typeof one): Merchant => {
      fake.clock.advance(Date.now() - fake.clock.now())
      const { merchid, user, password } = fake.merchant
      const books = () => fake.transactions()
      return {
        nonce: () => {
          const { token } = fake.tokenise({ account: '4788250000121443', cvv: '112', expiry: '1240', unique: true })
          return tokenNonce({ token, expiry: { month: 12, year: 2040 }, name: 'Jo' })
        },
        captured: () => sum(books().map((one) => (one.capturedAt !== undefined && one.cents > 0 ? one.cents : 0))),
        refunded: () => sum(books().map((one) => (one.cents < 0 ? -one.cents : 0))),
        secrets: {
          SEAMLESS_SITE: 'fts',
          SEAMLESS_MERCHANT_ID: merchid,
          SEAMLESS_USERNAME: user,
          SEAMLESS_PASSWORD: password,
        },
      }
    }
    return {
      variables: { SEAMLESS_URL: `${vendor.url}/cardconnect/rest` },
      one: merchant(one),
      other: merchant(other),
      settle: () => {
        one.settle()
        other.settle()
      },
      stop: async () => void (await Promise.all([one.stop(), other.stop(), vendor.stop()])),
    }
  },
}

export function stripeBooks(ledger: Ledger): Pick<Merchant, 'nonce' | 'captured' | 'refunded'> {
  return {
    nonce: () => createToken(ledger, { payment_method: 'pm_card_visa' }, 'secret').id,
    captured: () => sum([...ledger.charges.values()].map(({ amount_captured: captured }) => captured)),
    refunded: () => sum([...ledger.refunds.values()].map(({ amount }) => amount)),
  }
}

function vendorOf(...merchants: readonly MerchantAtVendor[]) {
  return openVendor(merchants)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0)
}
