import { expect } from 'chai'
import type { GiftCardGateway } from '../../src-domain/gift-card/gift-card-gateway.ts'
import type { HumanVerification } from '../../src-domain/gift-card/human-verification.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { leftOf, rightOf } from './either.ts'

export interface GiftCardWorld {
  readonly gateway: GiftCardGateway
  readonly verification: HumanVerification
  readonly number: string
  readonly balance: Minor
  readonly close?: () => Promise<void>
}

export function itIsAGiftCardGateway(name: string, openWorld: () => Promise<GiftCardWorld>): void {
  describe(`GiftCardGateway, as kept by ${name}`, () => {
    let world: GiftCardWorld
    beforeEach(async () => {
      world = await openWorld()
    })
    afterEach(() => world.close?.())

    const aToken = async () => rightOf(await world.verification.token('giftcard'))
    const unknown = '4111-0000-0000-0000'

    it('GIFT-04, GIFT-05 tells what is on a card', async () => {
      const result = rightOf(await world.gateway.check(world.number, await aToken()))
      expect(result).to.include({ isValid: true, balance: world.balance })
    })

    it('GIFT-02 knows a card however its number is spaced', async () => {
      const spaced = world.number.replace(/\D/g, '').replace(/(.{4})/g, '$1 ')
      expect(rightOf(await world.gateway.check(spaced, await aToken())).balance).to.equal(world.balance)
    })

    it('GIFT-08 answers 404 for an unknown number', async () => {
      const failure = leftOf(await world.gateway.check(unknown, await aToken()))
      expect(failure).to.deep.include({ _tag: 'Refused', status: 404 })
    })

    it('GIFT-03 refuses a missing, an invented and a used token with 400', async () => {
      const token = await aToken()
      rightOf(await world.gateway.check(world.number, token))
      for (const bad of ['', 'made-up', token]) {
        const failure = leftOf(await world.gateway.check(world.number, bad))
        expect(failure, bad).to.deep.include({ _tag: 'Refused', status: 400 })
      }
    })
  })
}
