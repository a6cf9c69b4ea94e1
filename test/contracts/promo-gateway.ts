import { expect } from 'chai'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { PromoGateway } from '../../src-domain/checkout/promo-gateway.ts'
import { leftOf, rightOf } from './either.ts'

export interface PromoWorld {
  readonly gateway: PromoGateway
  readonly order: OrderInProgress
  readonly goodCode: string
  readonly reward: { readonly promotionCodeId: string; readonly promotionId: string }
  readonly overCode: string
  readonly codeForMore: string
  readonly be: (who: 'nobody' | 'customer') => Promise<void>
  readonly close?: () => Promise<void>
}

export function itIsAPromoGateway(name: string, openWorld: () => Promise<PromoWorld>): void {
  describe(`PromoGateway, as kept by ${name}`, () => {
    let world: PromoWorld
    beforeEach(async () => {
      world = await openWorld()
    })
    afterEach(() => world.close?.())

    const check = async (code: string) => rightOf(await world.gateway.check(code, world.order))

    it('PROMO-03, PROMO-04 a code that holds has the ids that the order carries, however it is written', async () => {
      for (const code of [world.goodCode, ` ${world.goodCode.toLowerCase()} `]) {
        const result = await check(code)
        expect(result).to.deep.include(world.reward)
        expect(result.discountId).to.be.a('string').and.not.equal('')
      }
    })

    it('PROMO-05 an unknown and an expired code bring nothing and are answered the same', async () => {
      const [unknown, over] = [await check('NO-SUCH-CODE'), await check(world.overCode)]
      expect(unknown).to.deep.equal(over)
      expect(unknown.discountId).to.equal(undefined)
      expect(unknown.message).to.be.a('string').and.not.equal('')
    })

    it('PROMO-05 says what is missing for a code that could be had', async () => {
      const result = await check(world.codeForMore)
      expect(result.discountId).to.equal(undefined)
      expect(result.message).to.match(/\$\d+\.\d\d/)
      expect(result.message).not.to.equal((await check('NO-SUCH-CODE')).message)
    })

    it('PROMO-12 a reward is for who has it in the wallet; its id is no code for anybody else', async () => {
      const idOf = async (reward = world.reward) =>
        rightOf(await world.gateway.checkReward(reward, world.order)).discountId
      await world.be('customer')
      expect(await idOf()).to.equal(undefined)
      rightOf(await world.gateway.redeem(world.goodCode))
      expect(await idOf())
        .to.be.a('string')
        .and.not.equal('')
      expect(await idOf({ ...world.reward, promotionCodeId: 'another' })).to.equal(undefined)
      await world.be('nobody')
      expect(await idOf()).to.equal(undefined)
    })

    it('LOYAL-12, API-36 a code goes only into the signed-in patron’s wallet', async () => {
      await world.be('nobody')
      expect(leftOf(await world.gateway.redeem(world.goodCode))).to.deep.include({ _tag: 'Refused', status: 401 })
      await world.be('customer')
      rightOf(await world.gateway.redeem(world.goodCode))
      const refused = leftOf(await world.gateway.redeem('NO-SUCH-CODE'))
      expect(refused._tag).to.equal('Refused')
      if (refused._tag === 'Refused') expect(refused.status).to.be.within(400, 422)
      expect(refused).to.have.property('message').that.is.a('string').and.is.not.equal('')
    })
  })
}
