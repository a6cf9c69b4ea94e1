import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { byDiningOption, diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { basisPoints } from '../../src-domain/money/percent.ts'
import exactRates from '../../src-server/store/migrations/0019-exact-rates.sql'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNonce,
  engines,
  openWorld,
  type World,
} from '../builders/order-server-builder.ts'
import { aPatron } from '../builders/patron-builder.ts'
import { aTownOfTwoStreets } from '../builders/place-builder.ts'
import { aCode, aPromotion } from '../builders/promotion-builder.ts'
import { aRate } from '../builders/rate-builder.ts'
import { said } from '../builders/said.ts'

const bowls = aMenu()
  .for(...diningOptions)
  .withGroup(aGroup('Bowls').of(anItem('Bowl').costing(1_240), anItem('Feast').costing(25_000)))
  .build()

const charges = { taxRate: aRate('8.875'), serviceFee: minor(0), isServiceFeeTaxable: true }
const zone = {
  id: 'near',
  name: 'near',
  area: { _tag: 'Radius', center: { lat: 40.7, long: -74 }, miles: 2 },
  terms: { fee: minor(349), minimum: minor(0) },
} as const
const brooklyn = {
  ...aLocationSetting(),
  charges: byDiningOption(() => charges),
  deliveryZones: [zone],
}
const inclusive = {
  ...aLocationSetting({ id: 'loc-2', slug: 'all-in' }),
  charges: byDiningOption(() => ({ ...charges, taxIncluded: true })),
  deliveryZones: [zone],
}
const address = {
  street1: '9 Elm Street',
  street2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  lat: 40.705,
  long: -74,
}

function seed(brand: Partial<Brand>) {
  return aBrandSeed(
    {
      menu: bowls,
      towns: [aTownOfTwoStreets],
      locations: [brooklyn, inclusive],
      patrons: [
        {
          patron: aPatron({ id: 'cora', email: 'cora@example.com' }),
          password: 'noodles',
          credit: minor(500),
          cards: [],
        },
      ],
      promotions: [
        {
          promotion: aPromotion({ id: 'ten', off: { _tag: 'Percent', rate: basisPoints(1_000) } }),
          codes: [aCode('TEN')],
        },
      ],
      giftCards: [{ id: 'card', number: '7000000000001', balance: minor(750), receiver: '', sender: '', message: '' }],
    },
    brand,
  )
}

for (const engine of engines()) {
  describe(`the order of calculation on ${engine.name}`, () => {
    let world: World
    const rewarding = seed({})
    const plain = seed({ id: 'plain-house', configId: 'plain-1', loyalty: { enabled: false } })

    beforeEach(async () => {
      world = await openWorld(engine, { brands: [rewarding, plain] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const asCora = async (brandId: string, locationId = 'loc-1') => {
      const { send } = await openEdge(world.server, { brands: [rewarding.brand, plain.brand] })
      const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
        const answer = await send({ method: 'POST', path, headers: { Client: brandId, ...headers }, body })
        if (answer._tag !== 'Answered' || answer.status !== 200) throw new Error(JSON.stringify(answer))
        const said: Readonly<Record<string, unknown>> = Object(answer.body)
        return said
      }
      const { token } = await post('/patron/sign-in', { account: 'cora@example.com', password: 'noodles' })
      const headers = { locationId, Authorization: `Bearer ${String(token)}` }
      return {
        price: (order: object) => post('/order/check-price', order, headers),
        place: (order: object) =>
          post('/order', { tip: 0, ...order, idempotencyKey: randomUUID(), cardNonce: aNonce() }, headers),
      }
    }
    const two = (item: string, more: object = {}) => ({
      items: [{ group: 'bowls', item, modifiers: [], notes: '', quantity: 2 }],
      orderType: 'pickup',
      ...more,
    })

    it('PRICE-02, PRICE-11, PRICE-12 the worked example of the page is what the routes say, to the cent', async () => {
      const cora = await asCora('noodle-house')
      const order = two('bowl', {
        orderType: 'delivery',
        deliveryInfo: address,
        code: 'TEN',
        giftCardNumber: '7000000000001',
      })
      expect(await cora.price(order)).to.deep.include({
        preDiscountPrice: 24.8,
        appliedDiscounts: [{ discountId: 'code-ten', name: 'Ten percent off', amount: 2.48 }],
        delivery: 3.49,
        taxAmount: 2.29,
        appliedCredit: 5,
        appliedStoredValue: 7.5,
        totalAmount: 15.6,
      })
      expect(await cora.place({ ...order, tip: 3.72, expectedTotal: 19.32 })).to.deep.include({
        taxAmount: 2.29,
        appliedCredit: 5,
        finalAmount: 19.32,
      })
      expect(world.sandbox.ledger()[0]).to.deep.include({ entry: 'authorise', amount: 1_932 })
    })

    it('PRICE-10, PRICE-12 a rate finer than a basis point is charged as it is, and not as its rounded neighbour', async () => {
      const cora = await asCora('plain-house')
      const one = { ...two('feast'), items: [{ group: 'bowls', item: 'feast', modifiers: [], notes: '', quantity: 1 }] }
      expect(await cora.price(one)).to.deep.include({ taxAmount: 22.19, totalAmount: 272.19 })
      expect(await cora.place({ ...one, expectedTotal: 272.19 })).to.deep.include({ taxAmount: 22.19 })
    })

    it('PRICE-02, PRICE-11, PRICE-12, LOYAL-19 where prices include the tax it is said and not charged again, and the books have it apart', async () => {
      const cora = await asCora('noodle-house', 'loc-2')
      const order = two('bowl', {
        orderType: 'delivery',
        deliveryInfo: address,
        code: 'TEN',
        giftCardNumber: '7000000000001',
      })
      // 24.80 - 2.48 + 3.49 = 25.81, which includes 8.875 % = 2.10391; 5.00 and 7.50 are paid otherwise.
      expect(await cora.price(order)).to.deep.include({ taxIncluded: true, taxAmount: 2.1, totalAmount: 13.31 })
      const ticket = await cora.place({ ...order, tip: 3.72, expectedTotal: 17.03 })
      // 22.32 less 1.82 included tax and 5.00 credit: 15.50.
      expect(ticket).to.deep.include({ taxIncluded: true, taxAmount: 2.1, finalAmount: 17.03, pointsEarned: 15 })
      expect(world.sandbox.ledger()[0]).to.deep.include({ entry: 'authorise', amount: 1_703 })
      expect(await engine.rows('select account, amount from ledger_entries order by account')).to.deep.equal([
        { account: 'card:sandbox', amount: 1_703 },
        { account: 'credit', amount: 500 },
        { account: 'gift-card', amount: 750 },
        // 3.49 less the included 0.28448.
        { account: 'sale', amount: -2_050 },
        { account: 'service-fee', amount: -321 },
        { account: 'tax', amount: -210 },
        { account: 'tip', amount: -372 },
      ])
      const spent = await said(world.server.loyalty.of('noodle-house', 'cora'))
      expect(spent).to.deep.include({ totalSpent: 1_550, progress: 15 })
    })

    it('API-43 a location says whether its prices include the tax', async () => {
      const found = await said(
        world.server.locations.search({ brandId: 'noodle-house' }, { slugs: ['main-street', 'all-in'] }, undefined),
      )
      if ('_tag' in found) throw new Error('no locations')
      expect(found.map(({ slug, taxIncluded }) => [slug, taxIncluded])).to.deep.equal([
        ['main-street', undefined],
        ['all-in', true],
      ])
    })

    it('LOYAL-01, PRICE-08 credit is spent only where the brand rewards its patrons, and lies untouched elsewhere', async () => {
      const creditOf = async (brandId: string) =>
        (await engine.rows(`select credit, credit_held from patrons where brand_id = '${brandId}'`))[0]
      for (const [brandId, spent, total] of [
        ['noodle-house', 5, 22],
        ['plain-house', 0, 27],
      ] as const) {
        const cora = await asCora(brandId)
        expect(await cora.price(two('bowl')), brandId).to.deep.include({ appliedCredit: spent, totalAmount: total })
        const ticket = await cora.place(two('bowl', { expectedTotal: total }))
        expect(ticket, brandId).to.deep.include({ appliedCredit: spent, finalAmount: total })
      }
      expect(await creditOf('noodle-house')).to.deep.equal({ credit: 0, credit_held: 0 })
      expect(await creditOf('plain-house')).to.deep.equal({ credit: 500, credit_held: 0 })
    })

    it('PRICE-12 rates that were stored as whole basis points are the same rates afterwards', async () => {
      const stored = () =>
        engine.rows(
          "select settings #> '{charges,pickup}' as pickup from locations where id = 'loc-1' order by brand_id",
        )
      await engine.rows("update locations set settings = jsonb_set(settings, '{charges,pickup,taxRate}', '888')")
      for (let run = 0; run < 2; run++) {
        await engine.rows(exactRates)
        expect(await stored()).to.deep.equal(
          [0, 1].map(() => ({ pickup: { ...charges, taxRate: { digits: 888, decimals: 2 } } })),
        )
      }
      expect(
        await engine.rows("select settings #> '{charges,kiosk}' as kiosk from locations where id = 'loc-1' limit 1"),
      ).to.deep.equal([{ kiosk: charges }])
    })
  })
}
