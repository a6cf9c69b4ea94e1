import { act, cleanup, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import type { OrderGateway } from '../../../src-domain/placement/order-gateway.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLine, anOrder, aPriceCheck } from '../../builders/order-builder.ts'
import { ada, payWorld } from './pay-world.tsx'

function button(name: string | RegExp) {
  return screen.getByRole('button', { name })
}
const brand = aBrand()
const withGiftCards = aBrand({
  themes: { ...brand.themes, checkout: { ...brand.themes.checkout, giftCard: true } },
})

/** A server that knows TEN ($3.00 off) and deducts a gift card. */
function pricing(honest: OrderGateway): OrderGateway {
  return {
    ...honest,
    checkPrice: async (order) => {
      const off = order.code === 'TEN' ? 300 : 0
      const food = 2_500 - off
      const card = Math.min(order.giftCard?.balance ?? 0, food)
      return right(
        aPriceCheck({
          preDiscountPrice: minor(2_500),
          delivery: zero,
          taxAmount: zero,
          appliedDiscounts: off === 0 ? [] : [{ discountId: 'd', name: 'Three off', amount: minor(off) }],
          appliedStoredValue: minor(card),
          totalAmount: minor(food - card),
          amount: minor(2_500),
        }),
      )
    },
  }
}

describe('A promo code at the checkout', function () {
  this.timeout(90_000)
  afterEach(cleanup)

  it('PROMO-02, PROMO-05, PROMO-06, PROMO-09 says under the field why not, and Enter there places nothing', async () => {
    const answers = [
      left({ _tag: 'Refused', status: 400, message: 'Only on Mondays.' } as const),
      left({ _tag: 'Refused', status: 500 } as const),
      right({ message: 'This promo code is not valid.' }),
      right({}),
    ]
    const { user, placements, cells } = await payWorld({
      guest: ada,
      checkPromo: async () => answers.shift() ?? right({}),
    })
    await user.click(button('Add promo code'))
    const field = () => screen.getByLabelText(/Promo code/)
    const complaint = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
    await user.keyboard('{Enter}')
    expect(complaint()).to.equal('Promo code is required')
    for (const said of [
      'Only on Mondays.',
      // A server error says nothing about the code.
      'An unknown error occurred. Please try again or contact the restaurant for help.',
      'This promo code is not valid.',
      'Invalid promo code',
    ]) {
      await user.type(field(), 'X{Enter}')
      await waitFor(() => expect(complaint()).to.equal(said))
      expect(document.activeElement).to.equal(field())
      expect(document.querySelector('[id$="-error"]')?.closest('[aria-live="polite"]')).to.not.equal(null)
    }
    expect([placements.length, cells.order.current().discount]).to.deep.equal([0, undefined])
  })
})

describe('A gift card at the checkout', function () {
  this.timeout(90_000)
  afterEach(cleanup)

  it('SHELL-21 has screens and questions without a finding of axe', async () => {
    const card = { giftCardNumber: '4000111122223331', balance: minor(1_000) }
    const order = anOrder({ items: [aLine()], giftCard: card, code: 'TEN', discount: 'd' })
    const { user, actions } = await payWorld({ guest: ada, brand: withGiftCards, gateway: pricing, order })
    const findings = async () =>
      (
        await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
      ).violations.map(({ id }) => id)
    expect(await findings()).to.deep.equal([])
    await user.click(button('Remove gift card'))
    expect(await findings()).to.deep.equal([])
    await user.click(button('Keep it'))
    await act(async () => actions.tenders.open('promo', false))
    expect(await findings()).to.deep.equal([])
  }).timeout(120_000)
})
