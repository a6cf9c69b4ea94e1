import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { TOTP } from 'otpauth'
import { minor } from '../../../src-domain/money/minor.ts'
import { cardSecrets } from '../../../src-server/gift-card/card-secrets.ts'
import { type ResealedCards, resealCards } from '../../../src-server/gift-card/reseal-cards.ts'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import { resealSecondFactors } from '../../../src-server/staff/reseal-second-factors.ts'
import { secondFactorSecrets } from '../../../src-server/staff/second-factor-row.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { type SecretKeys, serverSecret } from '../../../src-server/store/server-secret.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const [formerKey, newKey] = ['former key '.repeat(4), 'another key '.repeat(4)]
const host = 'order.example'
const brandId = 'noodle-house'
const olga = { brandId, member: staffMember('olga'), network: '203.0.113.7' }
const carl = { email: 'carl@example.com', password: 'noodles for carl' }

for (const engine of engines()) {
  describe(`rotating GIFT_CARD_KEY on ${engine.name}`, () => {
    let world: World
    let mails: Mail[]
    const apps: FastifyInstance[] = []
    const themes = aBrand().themes
    const brand = { themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } } }

    beforeEach(async () => {
      mails = []
      world = await openWorld(engine, {
        brands: [aBrandSeed({ staff: seededStaff }, brand)],
        giftCardKey: formerKey,
        mail: { send: async (mail) => (mails.push(mail) > 0 ? 'sent' : 'failed') },
      })
    })
    afterEach(async () => {
      for (const app of apps.splice(0)) await app.close()
      await world.close()
    })
    after(() => engine.close())

    /** A process with its own keys, and how customers and staff reach it. */
    const processWith = async (giftCardKey: string, giftCardSecondKey?: string) => {
      const second = giftCardSecondKey === undefined ? {} : { giftCardSecondKey }
      const server = await world.another({ giftCardKey, ...second })
      const { app } = await openEdge(server, { brands: [aBrand(brand)] })
      apps.push(app)
      const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, cookie?: string) =>
        app.inject({
          ...{ method, url: `/v1${url}`, remoteAddress: '203.0.113.1' },
          headers: {
            ...{ client: brandId, sessionid: 'visit-1', host, origin: `https://${host}` },
            ...(cookie === undefined ? {} : { cookie }),
          },
          ...(payload === undefined ? {} : { payload }),
        })
      const signIn = async (code?: string) =>
        (await ask('POST', '/staff/session', { ...carl, ...(code === undefined ? {} : { code }) })).statusCode
      const balanceOf = async (number: string) => {
        const found = await server.giftCards.check({ brandId }, number)
        return found._tag === 'Right' ? found.right.balance : undefined
      }
      const issue = async () => {
        const card = {
          commandId: randomUUID(),
          locationId: 'loc-1',
          value: minor(2_500),
          receiver: '',
          sender: '',
          message: '',
        }
        return rightOf(await server.offers.cards.issue(olga, card)).number
      }
      const pay = async (giftCardNumber: string) =>
        placed(await server.ordering.place(aPlacement({ order: aSubmittedOrder({ giftCardNumber }) }))).giftCardAmount
      return { server, ask, signIn, balanceOf, issue, pay }
    }

    const reseal = async (...keys: SecretKeys): Promise<ResealedCards & { readonly factors: number }> => {
      const store = await openDatabase(world.choice)
      const cards = await resealCards(store.db, cardSecrets(...keys))
      const factors = secondFactorSecrets(...(await serverSecret(store.db, keys))('second factors'))
      const { resealed } = await resealSecondFactors(store.db, factors)
      await store.close()
      return { ...cards, factors: resealed.length }
    }

    it('GIFT-02 loses no card, no balance and no second factor, while processes with either key serve', async () => {
      const before = await processWith(formerKey)
      const earlier = await before.issue()
      const secondFactor = await secondFactorAt(before)
      // The first step of a rotation, then the second, both running.
      const [one, other] = [await processWith(formerKey, newKey), await processWith(newKey, formerKey)]
      const [ofOne, ofOther] = [await one.issue(), await other.issue()]
      for (const number of [twentyDollarCard, earlier, ofOne, ofOther])
        for (const { balanceOf } of [one, other])
          expect(await balanceOf(number), number).to.equal(number === twentyDollarCard ? 2_000 : 2_500)
      expect(await other.pay(earlier)).to.equal(1_350)
      expect(await one.pay(ofOther)).to.equal(1_350)
      expect(await other.signIn(secondFactor.nextCode())).to.equal(200)
      expect(await one.signIn(secondFactor.recoveryCodes[0])).to.equal(200)
      expect(await other.signIn(secondFactor.recoveryCodes[1])).to.equal(200)
      expect(await other.signIn(secondFactor.recoveryCodes[1]), 'used already').to.equal(401)

      expect(await reseal(newKey, formerKey)).to.deep.equal({ resealed: 4, unreadable: 0, factors: 1 })
      expect(await other.balanceOf(earlier)).to.equal(1_150)
      expect(await reseal(newKey, formerKey)).to.deep.equal({ resealed: 0, unreadable: 0, factors: 0 })

      const after = await processWith(newKey)
      const balances = await Promise.all([twentyDollarCard, earlier, ofOne, ofOther].map(after.balanceOf))
      expect(balances).to.deep.equal([2_000, 1_150, 2_500, 1_150])
      expect(await after.pay(ofOne)).to.equal(1_350)
      expect(await after.signIn(secondFactor.nextCode())).to.equal(200)
      const found = rightOf(await after.server.offers.cards.find(olga, { number: ofOne }))
      expect([found.last4, found.balance]).to.deep.equal([ofOne.slice(-4), 1_150])
      expect(await before.balanceOf(earlier), 'the former key is worth nothing').to.equal(undefined)
    })

    it('GIFT-02 says that cards are under neither key, and leaves them as they are', async () => {
      const rows = await engine.rows('select id, number_hash, number_sealed from gift_cards order by id')
      expect(await reseal(newKey)).to.deep.equal({ resealed: 0, unreadable: 2, factors: 0 })
      expect(await engine.rows('select id, number_hash, number_sealed from gift_cards order by id')).to.deep.equal(rows)
    })

    it('ACCT-68 takes a code that a process with the other key sent, and replaces an earlier one', async () => {
      const [one, other] = [await processWith(formerKey, newKey), await processWith(newKey, formerKey)]
      const account = 'ana@example.com'
      const codeFrom = async ({ ask }: typeof one) => {
        const sent = mails.length
        expect((await ask('POST', '/pincode', { account })).statusCode).to.equal(200)
        await eventually(
          async () => mails.length,
          (all) => all > sent,
        )
        return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
      }
      const statusOf = async ({ ask }: typeof one, pinCode: string) =>
        (await ask('POST', '/pincode/auth', { email: account, pinCode })).statusCode
      const replaced = await codeFrom(one)
      const asked = await codeFrom(other)
      expect(await engine.rows('select 1 from pins')).to.have.length(1)
      if (replaced !== asked) expect(await statusOf(one, replaced)).to.equal(400)
      expect(await statusOf(one, asked)).to.equal(200)
    })

    const secondFactorAt = async ({ ask }: Awaited<ReturnType<typeof processWith>>) => {
      const signedIn = await ask('POST', '/staff/session', carl)
      const cookie = String([signedIn.headers['set-cookie'] ?? []].flat()[0]).split(';')[0]
      const { secret }: { secret: string } = (await ask('POST', '/staff/second-factor', {}, cookie)).json()
      const codeNow = () => new TOTP({ secret }).generate({ timestamp: world.clock.at })
      const confirmed = await ask('PUT', '/staff/second-factor', { code: codeNow() }, cookie)
      const { recoveryCodes }: { recoveryCodes: readonly string[] } = confirmed.json()
      return {
        recoveryCodes,
        /** A used code does not work again. */
        nextCode: () => {
          world.clock.at += 60_000
          return codeNow()
        },
      }
    }
  })
}
