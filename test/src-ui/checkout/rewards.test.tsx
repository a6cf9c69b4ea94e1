import { cleanup, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import type { PromoGateway } from '../../../src-domain/checkout/promo-gateway.ts'
import { noLoyaltyYet } from '../../../src-domain/loyalty/loyalty.ts'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import type { OrderGateway } from '../../../src-domain/placement/order-gateway.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aReward } from '../../builders/in-memory-loyalty.ts'
import { aPriceCheck } from '../../builders/order-builder.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'
import { ada, payWorld } from './pay-world.tsx'

function lines() {
  return [...document.querySelectorAll('dl > div')].map((row) => row.textContent ?? '')
}
function button(name: string | RegExp) {
  return screen.getByRole('button', { name })
}
const generous = aBrand({ loyalty: { enabled: true, system: 'credit' } })
const patron = { patron: aPatron({ card: aSavedCard() }) }
const tea = aReward({ id: 'tea', name: 'Tea on us', description: '', callToAction: '' })
function earned() {
  return async () => right({ ...noLoyaltyYet, wallet: [aReward(), tea] })
}

/** A server that gives $3.00 off for the reward, by its ids, and $2.00 credit. */
function pricing(honest: OrderGateway): OrderGateway {
  return {
    ...honest,
    checkPrice: async (order) => {
      const off = order.promotionCodeId === 'code-ten-off' && order.promotionId === 'ten-off' ? 300 : 0
      return right(
        aPriceCheck({
          preDiscountPrice: minor(2_500),
          delivery: zero,
          taxAmount: zero,
          appliedCredit: minor(200),
          appliedDiscounts: off === 0 ? [] : [{ discountId: 'd', name: 'Ten off', amount: minor(off) }],
          totalAmount: minor(2_300 - off),
          amount: minor(2_500),
        }),
      )
    },
  }
}
const takes: PromoGateway['checkReward'] = async ({ promotionCodeId, promotionId }) =>
  promotionCodeId === 'code-ten-off'
    ? right({ discountId: 'd', promotionCodeId, promotionId })
    : right({ message: 'Add $4.00 more to use it.' })

describe('The rewards of a patron at the checkout', function () {
  this.timeout(90_000)
  afterEach(cleanup)

  it('PROMO-12, LOYAL-05, LOYAL-06 one is chosen by its card, comes off the price with the credit, and can be taken off again', async () => {
    const { user, cells, container } = await payWorld({
      brand: generous,
      patron,
      gateway: pricing,
      loyalty: earned(),
      checkReward: takes,
    })
    await user.click(button('Add promo code'))
    await screen.findByRole('heading', { level: 2, name: 'Your Rewards' })
    const cards = await screen.findAllByRole('listitem')
    expect(cards.map((card) => card.textContent)).to.deep.equal([
      'Ten percent offOff everything, once.Use it today',
      'Tea on us',
    ])
    expect(cards[0]?.querySelector('svg')).to.be.an.instanceOf(SVGElement)
    expect((await axe.run(container)).violations.map(({ id }) => id)).to.deep.equal([])
    await user.click(button(/^Ten percent off/))
    await waitFor(() => expect(document.activeElement).to.equal(button('Remove promo code')))
    expect(cells.order.current()).to.deep.include({
      discount: 'd',
      promotionCodeId: 'code-ten-off',
      promotionId: 'ten-off',
    })
    expect(cells.order.current()).to.not.have.property('code')
    await waitFor(() => expect(lines().find((line) => line.startsWith('Discount'))).to.include('-$3.00'))
    expect(lines()).to.include('Loyalty credit-$2.00')
    await user.click(button('Remove promo code'))
    await user.click(button('Yes, remove it'))
    await waitFor(() => expect(lines().find((line) => line.includes('-$3.00'))).to.equal(undefined))
    expect(cells.order.current()).to.not.have.property('promotionCodeId')
  })

  it('PROMO-12, PROMO-06 says under the card why it cannot be used, and leaves the order as it was', async () => {
    const { user, cells } = await payWorld({ brand: generous, patron, loyalty: earned(), checkReward: takes })
    await user.click(button('Add promo code'))
    const card = await screen.findByRole('button', { name: 'Tea on us' })
    await user.click(card)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).to.equal('Add $4.00 more to use it.')
    expect(card.getAttribute('aria-describedby')).to.equal(alert.id)
    expect(cells.order.current()).to.not.have.property('promotionCodeId')
  })

  it('LOYAL-01 nobody is asked for a guest, nor where the brand rewards nobody', async () => {
    for (const needs of [
      { brand: generous, guest: ada },
      { brand: aBrand(), patron },
    ]) {
      let asked = 0
      const { user } = await payWorld({
        ...needs,
        loyalty: () => {
          asked += 1
          return earned()()
        },
      })
      await user.click(button('Add promo code'))
      await screen.findByRole('heading', { name: 'Promo code' })
      expect([asked, screen.queryByText('Your Rewards')]).to.deep.equal([0, null])
      cleanup()
    }
  })
})
