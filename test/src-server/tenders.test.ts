import { expect } from 'chai'
import { minor } from '../../src-domain/money/minor.ts'
import type { PlacementResult } from '../../src-server/ordering/placement-result.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aNonce,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  ramen,
  tea,
  type World,
} from '../builders/order-server-builder.ts'
import { aCode, aPromotion, largeCard, seededPromotions, twentyDollarCard } from '../builders/promotion-builder.ts'
import { said } from '../builders/said.ts'

const brandId = 'noodle-house'
const ana = { brandId, patronId: 'ana' }
const guest = { brandId }

function kinds(results: readonly PlacementResult[]): Readonly<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const result of results) {
    const kind = result._tag === 'Refused' ? `${result.status} ${result.code}` : result._tag
    counted[kind] = (counted[kind] ?? 0) + 1
  }
  return counted
}

/** RACERS divides the crowd for busy machines. */
const share = Number(process.env['RACERS'] ?? 1)
function crowd(size: number): number {
  return Math.max(4, Math.round(size / share))
}

for (const engine of engines()) {
  describe(`promo codes and gift cards on ${engine.name}`, () => {
    let world: World
    const with_ = (fields: Parameters<typeof aSubmittedOrder>[0]) => ({ order: aSubmittedOrder(fields) })
    const place = (...given: Parameters<typeof aPlacement>) => world.server.ordering.place(aPlacement(...given))
    const placeByCard = (...given: Parameters<typeof aPlacement>) =>
      world.server.ordering.place(aCardPlacement(...given))
    const price = async (fields: Parameters<typeof aSubmittedOrder>[0], caller = guest) => {
      const result = await said(world.server.ordering.checkPrice(caller, 'loc-1', aSubmittedOrder(fields)))
      if ('_tag' in result) throw new Error('no such location')
      return result
    }
    const check = (code: string, fields: Parameters<typeof aSubmittedOrder>[0] = {}, caller = guest) =>
      said(world.server.promotions.check(caller, 'loc-1', { ...aSubmittedOrder(fields), code }))
    const code = async (name: string) =>
      (await engine.rows(`select uses, held from promotion_codes where code = '${name}'`))[0]
    const card = async (id = 'card-with-twenty-dollars') =>
      (await engine.rows(`select balance, held from gift_cards where id = '${id}'`))[0]
    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])
    const audit = async () => {
      expect(
        await engine.rows('select order_id, sum(amount) from ledger_entries group by 1 having sum(amount) <> 0'),
      ).to.deep.equal([])
      expect(
        await engine.rows(`
          select g.id from gift_cards g join gift_card_entries e on e.brand_id = g.brand_id and e.card_id = g.id
          group by g.id, g.balance having sum(e.amount) <> g.balance`),
      ).to.deep.equal([])
    }

    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(async () => {
      await audit()
      await world.close()
    })
    after(() => engine.close())

    it('API-38, PROMO-03 a code that fits is answered with its ids, whatever its letters', async () => {
      expect(await check(' ten ')).to.deep.equal({
        discountId: 'code-ten',
        promotionCodeId: 'code-ten',
        promotionId: 'ten-off',
      })
    })

    it('API-38, PROMO-05 unknown, used, over and not yet begun are one answer; what can be mended is said', async () => {
      placed(await place(with_({ code: 'ONCE' })))
      const notValid = { message: 'This promo code is not valid.', reason: 'not-valid' }
      for (const name of ['NOBODY', 'ONCE', 'OVER']) expect(await check(name), name).to.deep.equal(notValid)
      expect(await check('BIG')).to.deep.equal({
        message: 'Spend $7.50 more to use this code ($20.00 minimum).',
        reason: 'minimum',
        minimum: 2_000,
        missing: 750,
      })
      expect(await check('MINE')).to.deep.equal({
        message: 'Please log in to use this promo code.',
        reason: 'sign-in',
      })
      expect(await check('MINE', {}, ana)).to.have.property('discountId')
      expect(
        await said(world.server.promotions.check(guest, 'nowhere', { ...aSubmittedOrder(), code: 'TEN' })),
      ).to.have.property('_tag', 'NotFound')
    })

    it('PRICE-02, API-53, PROMO-08 the price check takes the discount off before tax and the gift card at the end', async () => {
      const priced = await price({ code: 'TEN', giftCardNumber: '1111222233334444', items: [ramen('thin', 2)] })
      // 25.00 less 2.50, plus 8 % of 22.50 = 1.80: 24.30; the card pays 20.00.
      expect(priced.appliedDiscounts).to.deep.equal([{ discountId: 'code-ten', name: 'Ten percent off', amount: 250 }])
      expect([priced.preDiscountPrice, priced.taxAmount, priced.appliedStoredValue, priced.totalAmount]).to.deep.equal([
        2_500, 180, 2_000, 430,
      ])
      expect(priced.isValid).to.equal(true)
    })

    it('PROMO-11, CHK-32 validate says of a code whether it is valid, and none when there is none', async () => {
      const statusOf = async (fields: Parameters<typeof aSubmittedOrder>[0]) => {
        const result = await said(world.server.ordering.validate(guest, 'loc-1', aSubmittedOrder(fields)))
        return '_tag' in result ? '' : [result.discountStatus, result.isValid]
      }
      expect(await statusOf({})).to.deep.equal(['none', true])
      expect(await statusOf({ code: 'TEN' })).to.deep.equal(['valid', true])
      expect(await statusOf({ code: 'OVER' })).to.deep.equal(['invalid', true])
    })

    it('PROMO-11, PRICE-02 an order is not placed without the saving that it names, nor by forged ids', async () => {
      expect(kinds([await place(with_({ code: 'NOBODY' })), await placeByCard(with_({ code: 'OVER' }))])).to.deep.equal(
        {
          '400 promo_invalid': 2,
        },
      )
      // A reward id is no code for callers without it in their wallet.
      expect(kinds([await place(with_({ promotionCodeId: 'code-ten', discount: 'code-ten' }))])).to.deep.equal({
        '400 promo_invalid': 1,
      })
      expect(placed(await place(with_({ discount: 'code-ten', promotionId: 'ten-off' }))).discountAmount).to.equal(0)
      expect(await count('orders')).to.equal(1)
    })

    it('GIFT-12, API-59 an order keeps its code, and no card number anywhere', async () => {
      const order = { code: 'ten', giftCardNumber: twentyDollarCard }
      const cash = placed(await place(with_({ ...order, items: [ramen('thin', 2)] })))
      expect([cash.code, cash.discountAmount, cash.giftCardAmount, cash.finalAmount]).to.deep.equal([
        'TEN',
        250,
        2_000,
        430,
      ])
      placed(await placeByCard({ ...with_({ code: 'TEN', giftCardNumber: largeCard, items: [ramen(), tea(99)] }) }))
      for (const table of ['orders', 'attempts', 'jobs', 'gift_cards', 'placements']) {
        const text = JSON.stringify(await engine.rows(`select * from ${table}`))
        for (const number of [twentyDollarCard, largeCard]) {
          expect(text, table).to.not.include(number).and.not.include(number.replace(/[ -]/g, ''))
        }
      }
    })

    it('CHK-63, API-59 a card that covers all asks for no instrument, and the tip is still due', async () => {
      const order = { giftCardNumber: twentyDollarCard }
      const free = placed(await place({ ...with_(order), isCash: false, expectedTotal: minor(0) }))
      expect([free.giftCardAmount, free.finalAmount, free.payment?.kind]).to.deep.equal([1_350, 0, 'none'])
      expect(await card()).to.deep.equal({ balance: 650, held: 0 })
      const tipped = await place({ ...with_({ ...order, items: [tea()] }), isCash: false, tip: minor(100) })
      expect(kinds([tipped])).to.deep.equal({ '402 payment_required': 1 })
    })

    it('API-59 a declined card gives back what was held, an approved one takes it', async () => {
      const order = { code: 'MINE', giftCardNumber: twentyDollarCard, items: [ramen('thin', 2)] }
      expect(kinds([await placeByCard({ caller: ana, ...with_(order), cardNonce: aNonce('declined') })])).to.deep.equal(
        {
          '402 declined': 1,
        },
      )
      expect([await card(), await code('MINE')]).to.deep.equal([
        { balance: 2_000, held: 0 },
        { uses: 0, held: 0 },
      ])
      placed(await placeByCard({ caller: ana, ...with_(order) }))
      expect([await card(), await code('MINE')]).to.deep.equal([
        { balance: 0, held: 0 },
        { uses: 1, held: 0 },
      ])
      expect(await count('promotion_holds')).to.equal(0)
      expect(await count('gift_card_holds')).to.equal(0)
      expect(kinds([await placeByCard({ caller: ana, ...with_({ ...order, items: [ramen()] }) })])).to.deep.equal({
        '400 promo_invalid': 1,
      })
    })

    it('API-59 no other order gets what an unanswered charge holds, until its outcome is known', async () => {
      await world.close()
      const held: ((answer: 'go') => void)[] = []
      // Longer than the test on a busy machine.
      const timeouts = { ...quick, processor: 20_000, attemptLease: 60_000 }
      world = await openWorld(engine, { timeouts }, (sandbox) => ({
        ...sandbox,
        authorise: async (request) => {
          await new Promise((done) => held.push(done))
          return sandbox.authorise(request)
        },
      }))
      const order = { code: 'ONCE', giftCardNumber: twentyDollarCard, items: [ramen('thin', 2)] }
      const first = placeByCard({ ...with_(order) })
      await eventually(
        async () => held.length,
        (n) => n === 1,
      )
      expect([await card(), await code('ONCE')]).to.deep.equal([
        { balance: 2_000, held: 2_000 },
        { uses: 0, held: 1 },
      ])
      expect(kinds([await place(with_({ code: 'ONCE' }))])).to.deep.equal({ '400 promo_invalid': 1 })
      expect((await price({ giftCardNumber: twentyDollarCard })).appliedStoredValue).to.equal(0)
      for (const go of held) go('go')
      placed(await first)
      expect([await card(), await code('ONCE')]).to.deep.equal([
        { balance: 0, held: 0 },
        { uses: 1, held: 0 },
      ])
    })

    it("API-36, API-37, PROMO-12 a redeemed reward is this patron's to use, by its ids alone", async () => {
      expect(await said(world.server.promotions.redeem(brandId, 'ana', 'nobody'))).to.deep.equal({
        _tag: 'NotRedeemed',
      })
      expect(await said(world.server.promotions.redeem(brandId, 'ana', 'over'))).to.deep.equal({ _tag: 'NotRedeemed' })
      const reward = { ...aSubmittedOrder(), code: '', promotionCodeId: 'code-ten' }
      expect(await said(world.server.promotions.check(ana, 'loc-1', reward))).to.not.have.property('discountId')
      expect(await said(world.server.promotions.redeem(brandId, 'ana', ' ten '))).to.equal(undefined)
      expect(await said(world.server.promotions.redeem(brandId, 'ana', 'TEN'))).to.equal(undefined)
      expect(await count('wallet_rewards')).to.equal(1)
      expect(await said(world.server.promotions.check(ana, 'loc-1', reward))).to.have.property('discountId', 'code-ten')
      expect(await said(world.server.promotions.check(guest, 'loc-1', reward))).to.not.have.property('discountId')
      const ticket = placed(
        await place({ caller: ana, ...with_({ promotionCodeId: 'code-ten', promotionId: 'ten-off' }) }),
      )
      expect(ticket.discountAmount).to.equal(125)
    })

    it('PRICE-02 terms that changed since the price was read are noticed in the placement itself', async () => {
      await price({ code: 'TEN' })
      const [ten] = seededPromotions
      if (ten === undefined) throw new Error('no promotion')
      const half = { ...ten, promotion: aPromotion({ off: { _tag: 'Amount', amount: minor(100) } }) }
      await world.another({ brands: [aBrandSeed({ promotions: [half] })] })
      expect(kinds([await place({ ...with_({ code: 'TEN' }), expectedTotal: minor(1_215) })])).to.deep.equal({
        PriceChanged: 1,
      })
      expect(kinds([await place(with_({ code: 'BIG', items: [ramen('thin', 2)] }))])).to.deep.equal({
        '400 promo_invalid': 1,
      })
    })

    it('API-33, API-39, GIFT-04, GIFT-14 a card answers its balance by its number, and itself by its link', async () => {
      const { giftCards } = world.server
      expect(await said(giftCards.check(guest, '1111 2222-33334444'))).to.include({ isValid: true, balance: 2_000 })
      expect(await said(giftCards.check(guest, '1111222233334445'))).to.deep.equal({ _tag: 'NotFound' })
      expect(await said(giftCards.check({ brandId: 'other' }, twentyDollarCard))).to.deep.equal({ _tag: 'NotFound' })
      expect(await said(giftCards.card(guest, 'card-with-twenty-dollars'))).to.deep.equal({
        id: 'card-with-twenty-dollars',
        cardNumber: twentyDollarCard,
        amount: 2_000,
        receivingPatron: { name: 'Ana' },
        sendingPatron: { name: 'Cora' },
        message: 'Eat well',
        status: 'active',
      })
      expect(await said(giftCards.card({ brandId: 'other' }, 'card-with-twenty-dollars'))).to.deep.equal({
        _tag: 'NotFound',
      })
    })

    it('PRICE-04 an unknown card makes the price check invalid, and no order', async () => {
      const wrong = { giftCardNumber: '0000000000000000' }
      expect(await price(wrong)).to.deep.include({
        isValid: false,
        message: "This gift card can't be used. Please remove it.",
        reason: 'gift_card_invalid',
      })
      expect(kinds([await place(with_(wrong))])).to.deep.equal({ '400 gift_card_invalid': 1 })
    })

    it('API-59 a start with the same files changes nothing that was used or spent', async () => {
      placed(await place(with_({ code: 'ONCE', giftCardNumber: twentyDollarCard })))
      await world.another()
      expect([await card(), await code('ONCE')]).to.deep.equal([
        { balance: 785, held: 0 },
        { uses: 1, held: 0 },
      ])
    })

    for (const [way, placing] of [
      ['cash', place],
      ['card', placeByCard],
    ] as const) {
      it(`API-59 of ${crowd(100)} orders by ${way} at once for a code that is good once, one gets it`, async () => {
        const results = await Promise.all(Array.from({ length: crowd(100) }, () => placing(with_({ code: 'ONCE' }))))
        expect(kinds(results)).to.deep.equal({ Placed: 1, '400 promo_invalid': crowd(100) - 1 })
        expect(await code('ONCE')).to.deep.equal({ uses: 1, held: 0 })
        expect(await count('orders')).to.equal(1)
      }).timeout(60_000)

      it(`API-59 of ${crowd(100)} orders by ${way} of one patron at once, one gets the patron's share`, async () => {
        const results = await Promise.all(
          Array.from({ length: crowd(100) }, (_, n) =>
            placing({
              caller: ana,
              confirmsDuplicate: true,
              ...with_({ code: 'MINE', items: [ramen(), tea(1 + (n % 99))] }),
            }),
          ),
        )
        expect(kinds(results)).to.deep.equal({ Placed: 1, '400 promo_invalid': crowd(100) - 1 })
      }).timeout(60_000)

      it(`API-59, PRICE-02 ${crowd(200)} orders by ${way} at once on one gift card spend what is on it, and no more`, async () => {
        const results = await Promise.all(
          Array.from({ length: crowd(200) }, () =>
            placing({
              ...with_({ code: 'TEN', giftCardNumber: twentyDollarCard, items: [tea(2)] }),
              expectedTotal: minor(way === 'card' ? 50 : 0),
              tip: minor(way === 'card' ? 50 : 0),
            }),
          ),
        )
        // $6.00 less 10 % plus 8 % tax: $5.83, three times within $20.00.
        expect(kinds(results)).to.deep.equal({ Placed: 3, PriceChanged: crowd(200) - 3 })
        expect(await card()).to.deep.equal({ balance: 251, held: 0 })
      }).timeout(60_000)
    }

    it('API-59 orders that want the same code, card and credit in any mixture never lock each other out', async () => {
      await world.close()
      world = await openWorld(engine, {
        brands: [
          aBrandSeed({
            promotions: [{ promotion: aPromotion(), codes: [aCode('MANY', { most: 1_000, mostPerPatron: 1_000 })] }],
          }),
        ],
      })
      const cora = { brandId, patronId: 'cora' }
      const results = await Promise.all(
        Array.from({ length: crowd(60) }, (_, n) => {
          const order = with_({ code: 'MANY', giftCardNumber: largeCard, items: [ramen(), tea(1 + n)] })
          const nonce = aNonce(n % 3 === 0 ? 'declined' : 'approved')
          const facts = { caller: cora, confirmsDuplicate: true, ...order }
          return n % 2 === 0 ? place(facts) : placeByCard({ ...facts, tip: minor(100), cardNonce: nonce })
        }),
      )
      const ended = kinds(results)
      expect(Object.keys(ended).toSorted()).to.deep.equal(['402 declined', 'Placed'])
      expect(await code('MANY')).to.deep.equal({ uses: ended['Placed'], held: 0 })
      expect((await card('card-with-a-thousand-dol'))?.['held']).to.equal(0)
    }).timeout(60_000)
  })
}
