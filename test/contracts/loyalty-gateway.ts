import { expect } from 'chai'
import type { LoyaltyGateway } from '../../src-domain/loyalty/loyalty-gateway.ts'
import { leftOf, rightOf } from './either.ts'

export interface LoyaltyWorld {
  readonly gateway: LoyaltyGateway
  readonly be: (who: 'nobody' | 'customer') => Promise<void>
  readonly giveReward: () => Promise<{ readonly id: string; readonly promotionId: string }>
  readonly spend: (dollars: number) => Promise<void>
  readonly close?: () => Promise<void>
}

export function itIsALoyaltyGateway(name: string, openWorld: () => Promise<LoyaltyWorld>): void {
  describe(`LoyaltyGateway, as kept by ${name}`, () => {
    let world: LoyaltyWorld
    beforeEach(async () => {
      world = await openWorld()
    })
    afterEach(() => world.close?.())

    it('API-35 is for who is signed in', async () => {
      await world.be('nobody')
      expect(leftOf(await world.gateway.loyalty())).to.deep.include({ _tag: 'Refused', status: 401 })
    })

    it('API-35, LOYAL-02, LOYAL-19 counts what was spent, a point for a dollar', async () => {
      await world.be('customer')
      const before = rightOf(await world.gateway.loyalty())
      await world.spend(12)
      const after = rightOf(await world.gateway.loyalty())
      expect([after.totalSpent - before.totalSpent, after.progress - before.progress]).to.deep.equal([1_200, 12])
      expect(after.loyaltyDivisor).to.be.greaterThan(0)
    })

    it('LOYAL-03, LOYAL-12 has the reward that was put into the wallet, under the name of its code', async () => {
      await world.be('customer')
      expect(rightOf(await world.gateway.loyalty()).wallet).to.deep.equal([])
      const { id, promotionId } = await world.giveReward()
      const [reward, ...others] = rightOf(await world.gateway.loyalty()).wallet
      expect(others).to.deep.equal([])
      expect([reward?.id, reward?.promotion.id]).to.deep.equal([id, promotionId])
      expect(reward?.promotion.name).to.be.a('string').and.not.equal('')
    })
  })
}
