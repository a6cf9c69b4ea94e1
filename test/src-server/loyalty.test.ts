import { expect } from 'chai'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { pointsFor, spentOn } from '../../src-domain/loyalty/earning.ts'
import type { Loyalty } from '../../src-domain/loyalty/loyalty.ts'
import { minor, sum } from '../../src-domain/money/minor.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import {
  aBrandSeed,
  aPlacement,
  aSubmittedOrder,
  engines,
  openWorld,
  placed,
  ramen,
  tea,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brandId = 'noodle-house'
const loyalty: Brand['loyalty'] = {
  enabled: true,
  system: 'credit',
  divisor: 200,
  tiers: [{ name: 'Gold', threshold: minor(10_000) }],
}
const other = aBrandSeed({}, { id: 'other-house', configId: 'other-1', loyalty })

for (const engine of engines()) {
  describe(`loyalty on ${engine.name}`, () => {
    let world: World
    const patron = (patronId: string) => ({ caller: { brandId, patronId } })
    const place = async (...given: Parameters<typeof aPlacement>): Promise<Ticket> =>
      placed(await world.server.ordering.place(aPlacement(...given)))
    const earnedBy = async (patronId: string, brand = brandId): Promise<Loyalty> => {
      const found = await said(world.server.loyalty.of(brand, patronId))
      if ('_tag' in found) throw new Error('no loyalty')
      return found
    }
    const redeem = (code: string) => said(world.server.promotions.redeem(brandId, 'ana', code))
    const walletOf = async (patronId: string) => (await earnedBy(patronId)).wallet.map(({ id }) => id)

    beforeEach(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({}, { loyalty }), other] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('LOYAL-02, LOYAL-19, LOYAL-21 sums what the domain says of each order, from orders of this patron and brand alone', async () => {
      const tickets = [
        await place(patron('cora')),
        await place({ ...patron('cora'), order: aSubmittedOrder({ items: [tea(3)], code: 'TEN' }), tip: minor(300) }),
        await place({ ...patron('cora'), order: aSubmittedOrder({ items: [ramen('thick', 2)], orderType: 'pickup' }) }),
      ]
      await place(patron('ana'))
      await place()
      placed(
        await world.server.ordering.place(
          aPlacement({
            caller: { brandId: 'other-house', patronId: 'cora' },
            order: aSubmittedOrder({ items: [tea(9)] }),
          }),
        ),
      )
      const spent = tickets.map(({ subtotal = minor(0), discountAmount: discount = minor(0), appliedCredit: credit }) =>
        spentOn({ subtotal, discount, credit, taxInFood: minor(0) }),
      )
      // 12.50 less 10.00 credit; 9.00 less 0.90; 26.00.
      expect(spent).to.deep.equal([250, 810, 2_600])
      expect(await earnedBy('cora')).to.deep.equal({
        availableCredit: 0,
        loyaltyDivisor: 200,
        loyaltyMultiplier: 0,
        progress: 2 + 8 + 26,
        tier: [{ name: 'Gold', threshold: 10_000 }],
        totalSpent: sum(spent),
        wallet: [],
      })
      expect(tickets.map(({ pointsEarned }) => pointsEarned)).to.deep.equal(
        spent.map((one) => pointsFor(one, undefined, 2)),
      )
    })

    it('LOYAL-17 points are multiplied, on the ticket and in the sum', async () => {
      const doubled = await world.another({ brands: [aBrandSeed({}, { loyalty: { ...loyalty, multiplier: 2.5 } })] })
      const { pointsEarned } = placed(await doubled.ordering.place(aPlacement(patron('ana'))))
      // 12.50 times 2.5.
      expect(pointsEarned).to.equal(31)
      expect(await said(doubled.loyalty.of(brandId, 'ana'))).to.deep.include({ progress: 31, loyaltyMultiplier: 2.5 })
    })

    it('LOYAL-20 counts what was spent in the year that ends now, and keeps the points', async () => {
      await place(patron('ana'))
      world.clock.at += 364 * 24 * 3_600_000
      expect(await earnedBy('ana')).to.deep.include({ totalSpent: 1_250, progress: 12 })
      world.clock.at += 2 * 24 * 3_600_000
      expect(await earnedBy('ana')).to.deep.include({ totalSpent: 0, progress: 12 })
    })

    it('LOYAL-02 says the credit that is there to be used, of a patron who never ordered', async () => {
      expect(await earnedBy('cora')).to.deep.include({ availableCredit: 1_000, totalSpent: 0, progress: 0 })
    })

    it('LOYAL-19 a guest earns nothing, and the ticket is kept as it was', async () => {
      expect(await place()).to.not.have.property('pointsEarned')
      const { token, pointsEarned } = await place(patron('ana'))
      expect(pointsEarned).to.equal(12)
      expect(await said(world.server.ordering.ticketByToken({ brandId }, token))).to.have.property('pointsEarned', 12)
    })

    it('LOYAL-01 there is nothing to see and nothing to earn where the brand has no loyalty', async () => {
      const off = await world.another({ brands: [aBrandSeed({}, { loyalty: { enabled: false } })] })
      expect(await said(off.loyalty.of(brandId, 'ana'))).to.deep.equal({ _tag: 'NotFound' })
      expect(await said(off.loyalty.of('nowhere', 'ana'))).to.deep.equal({ _tag: 'NotFound' })
      expect(placed(await off.ordering.place(aPlacement(patron('ana'))))).to.not.have.property('pointsEarned')
      expect(await said(world.server.loyalty.of(brandId, 'nobody'))).to.deep.equal({ _tag: 'NotFound' })
    })

    it('LOYAL-03, PROMO-12 the wallet has what was redeemed, oldest first, until it cannot be had any more', async () => {
      for (const code of ['TEN', 'ONCE', 'MINE', 'BIG']) {
        world.clock.at += 1_000
        expect(await redeem(code)).to.equal(undefined)
      }
      expect(await walletOf('ana')).to.deep.equal(['code-ten', 'code-once', 'code-mine', 'code-big'])
      expect(await walletOf('cora')).to.deep.equal([])
      expect((await earnedBy('ana', 'other-house')).wallet).to.deep.equal([])
      const [first] = (await earnedBy('ana')).wallet
      expect(first).to.deep.equal({
        id: 'code-ten',
        type: 'promotion',
        promotion: { id: 'ten-off', name: 'Ten percent off', description: '', callToAction: '' },
      })
      // The guest takes the only use of one code, the patron their own use of the other.
      await place({ order: aSubmittedOrder({ code: 'ONCE' }) })
      const reward = aSubmittedOrder({ promotionCodeId: 'code-mine', promotionId: 'ten-off' })
      expect((await place({ ...patron('ana'), order: reward })).discountAmount).to.equal(125)
      expect(await walletOf('ana')).to.deep.equal(['code-ten', 'code-big'])
      const without = await world.another({ brands: [aBrandSeed({ promotions: [] }, { loyalty })] })
      expect(await said(without.loyalty.of(brandId, 'ana'))).to.have.deep.property('wallet', [])
    })
  })
}
