import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { cents, zero } from '../../../src-domain/money/cents.ts'
import { validateOrder } from '../../../src-domain/ordering/check-order.ts'
import type { OrderGateway } from '../../../src-domain/ordering/order-gateway.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLine, anAddress, anOrder, aPriceCheck } from '../../builders/order-builder.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'
import { ada, payWorld } from './pay-world.tsx'

function lines() {
  return [...document.querySelectorAll('dl > div')].map((row) => row.textContent ?? '')
}
function button(name: string | RegExp) {
  return screen.getByRole('button', { name })
}
const brand = aBrand()
const withGiftCards = aBrand({
  themes: { ...brand.themes, checkout: { ...brand.themes.checkout, giftCard: true } },
})

/** A server that knows TEN ($3.00 off) and takes what is on a gift card off what is left. */
function pricing(honest: OrderGateway): OrderGateway {
  return {
    ...honest,
    checkPrice: (order) => async () => {
      const off = order.code === 'TEN' ? 300 : 0
      const food = 2_500 - off
      const card = Math.min(order.giftCard?.balance ?? 0, food)
      return right(
        aPriceCheck({
          preDiscountPrice: cents(2_500),
          delivery: zero,
          taxAmount: zero,
          appliedDiscounts: off === 0 ? [] : [{ discountId: 'd', name: 'Three off', amount: cents(off) }],
          appliedStoredValue: cents(card),
          totalAmount: cents(food - card),
          amount: cents(2_500),
        }),
      )
    },
  }
}

function knowsTen(code: string) {
  return async () =>
    code === 'TEN'
      ? right({ discountId: 'd', promotionCodeId: 'c', promotionId: 'p' })
      : right({ message: 'This promo code is not valid.' })
}
function known(balance: number) {
  return () => async () => right({ isValid: true, balance: cents(balance) })
}

describe('A promo code at the checkout', function () {
  this.timeout(90_000)
  afterEach(cleanup)

  it('PROMO-01, PROMO-07, PROMO-08, PROMO-04 is entered on its own screen, shows what it takes off, and leaves the focus at its line', async () => {
    const { user, cells } = await payWorld({ guest: ada, gateway: pricing, checkPromo: knowsTen })
    await user.click(button('Add promo code'))
    expect(screen.getByRole('heading', { name: 'Promo code' })).to.be.an.instanceOf(HTMLElement)
    expect(document.activeElement).to.equal(screen.getByLabelText(/Promo code/))
    await user.keyboard('TEN{Enter}')
    await waitFor(() => expect(document.activeElement).to.equal(button('Remove promo code TEN')))
    expect(cells.order.current()).to.deep.include({
      discount: 'd',
      code: 'TEN',
      promotionCodeId: 'c',
      promotionId: 'p',
    })
    await waitFor(() => expect(lines().find((line) => line.startsWith('Discount'))).to.include('-$3.00'))
    // Between the food and the tax (PRICE-05).
    expect(lines().findIndex((line) => line.startsWith('Discount'))).to.equal(
      lines().findIndex((line) => line.startsWith('Tax')) - 1,
    )
  })

  it('PROMO-02, PROMO-05, PROMO-06, PROMO-09 says under the field why not, and Enter there places nothing', async () => {
    const answers = [
      async () => left({ _tag: 'Refused', status: 400, message: 'Only on Mondays.' } as const),
      async () => left({ _tag: 'Refused', status: 500 } as const),
      async () => right({ message: 'This promo code is not valid.' }),
      async () => right({}),
    ]
    const { user, placements, cells } = await payWorld({
      guest: ada,
      checkPromo: () => answers.shift() ?? (async () => right({})),
    })
    await user.click(button('Add promo code'))
    const field = () => screen.getByLabelText(/Promo code/)
    const complaint = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
    await user.keyboard('{Enter}')
    expect(complaint()).to.equal('Promo code is required')
    for (const said of [
      'Only on Mondays.',
      // A server that broke has not judged the code.
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

  it('PROMO-10 is removed only after a yes, and the price is asked for anew', async () => {
    const order = anOrder({
      items: [aLine({ quantity: 2 })],
      code: 'TEN',
      discount: 'd',
      promotionId: 'p',
      promotionCodeId: 'c',
    })
    const { user, cells } = await payWorld({ guest: ada, gateway: pricing, order })
    const asked = cells.checks.current().price.asked
    await user.click(button('Remove promo code TEN'))
    const dialog = screen.getByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).to.equal(null))
    expect(cells.order.current().code).to.equal('TEN')
    await user.click(button('Remove promo code TEN'))
    await user.click(button('Yes, remove it'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).to.equal(null))
    expect(cells.order.current()).to.not.have.any.keys('code', 'discount', 'promotionId', 'promotionCodeId')
    await waitFor(() => expect(cells.checks.current().price.asked).to.be.greaterThan(asked))
    await waitFor(() => expect(document.activeElement).to.equal(button('Add promo code')))
    expect(lines().find((line) => line.startsWith('Discount'))).to.not.include('$')
  })

  it('PROMO-11, PROMO-08, PROMO-09 that the server finds invalid is said so in its line, and nothing can be placed', async () => {
    const order = anOrder({ items: [aLine()], code: 'OLD', discount: 'd' })
    const { ports, cells, actions, placements } = await payWorld({
      guest: ada,
      order,
      gateway: (honest) => ({
        ...pricing(honest),
        validate: () => async () =>
          right({
            isValid: true,
            discountStatus: 'invalid',
            invalidModifiers: [],
            invalidGroups: [],
            invalidItems: [],
            isAsapOrderingEnabled: true,
          }),
      }),
    })
    await act(async () => {
      await validateOrder(ports)()
    })
    expect(cells.checks.current().validation.last?.discountStatus).to.equal('invalid')
    expect(lines().find((line) => line.startsWith('Discount'))).to.include('Invalid Promo')
    expect(button('Order Unavailable').getAttribute('aria-disabled')).to.equal('true')
    await act(async () => actions.placing.placeOrder())
    expect(placements).to.deep.equal([])
  })
})

describe('A gift card at the checkout', function () {
  this.timeout(90_000)
  afterEach(cleanup)

  it('GIFT-01, GIFT-05, GIFT-10 is added on its own screen, pays at the end, and shows no more of its number than four digits', async () => {
    const { user, cells } = await payWorld({
      guest: ada,
      brand: withGiftCards,
      gateway: pricing,
      checkGiftCard: known(1_000),
    })
    await user.click(button('Add gift card'))
    expect(screen.getByRole('heading', { name: 'Gift card' })).to.be.an.instanceOf(HTMLElement)
    await user.keyboard('4000-1111 2222-3331{Enter}')
    await waitFor(() => expect(document.activeElement).to.equal(button('Remove gift card')))
    expect(cells.order.current().giftCard).to.deep.equal({ giftCardNumber: '4000111122223331', balance: 1_000 })
    await waitFor(() => expect(lines().find((line) => line.startsWith('Gift card'))).to.include('-$10.00'))
    expect(document.body.textContent).to.include('Ending in 3331, $10.00 on it').and.not.include('11112222')
  })

  it('GIFT-10 has no row where the theme has none', async () => {
    await payWorld({ guest: ada, brand })
    expect(screen.queryByRole('button', { name: 'Add gift card' })).to.equal(null)
  })

  it('GIFT-02, GIFT-06, GIFT-07, GIFT-08, GIFT-09 that is not taken says why under its field', async () => {
    const answers = [
      async () => left({ _tag: 'Refused', status: 404, message: 'no row' } as const),
      async () => right({ isValid: false, balance: zero }),
      async () => left({ _tag: 'Refused', status: 400, message: 'Come back tomorrow.' } as const),
      async () => left({ _tag: 'NoResponse' } as const),
    ]
    const { user, cells } = await payWorld({
      guest: ada,
      brand: withGiftCards,
      checkGiftCard: () => answers.shift() ?? (async () => right({ isValid: false, balance: zero })),
    })
    await user.click(button('Add gift card'))
    const field = () => screen.getByLabelText(/Gift card number/)
    const complaint = () => document.querySelector('[id$="-error"]')?.textContent
    await user.keyboard('{Enter}')
    expect(complaint()).to.equal('Gift card number is required')
    for (const said of [
      'Gift card could not be found. (404)',
      'Gift card could not be found. (404)',
      'Come back tomorrow.',
      'An unknown error occurred. Please try again or contact the restaurant for help.',
    ]) {
      await user.type(field(), '7{Enter}')
      await waitFor(() => expect(complaint()).to.equal(said))
    }
    expect(cells.order.current().giftCard).to.equal(undefined)
  })

  it('GIFT-11 is removed only after a yes', async () => {
    const order = anOrder({ items: [aLine()], giftCard: { giftCardNumber: '4000111122223331', balance: cents(1_000) } })
    const { user, cells } = await payWorld({ guest: ada, brand: withGiftCards, gateway: pricing, order })
    await user.click(button('Remove gift card'))
    await user.keyboard('{Escape}')
    expect(cells.order.current().giftCard?.balance).to.equal(1_000)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).to.equal(null))
    await user.click(button('Remove gift card'))
    await user.click(button('Yes, remove it'))
    await waitFor(() => expect(document.activeElement).to.equal(button('Add gift card')))
    expect(cells.order.current().giftCard).to.equal(undefined)
  })

  for (const [who, patron] of [
    ['guest', {}],
    ['patron', { patron: aPatron({ card: aSavedCard() }) }],
  ] as const) {
    it(`CHK-63, GIFT-12 a ${who} whose card covers all is asked for no payment, and places with none`, async () => {
      const card = { giftCardNumber: '4000111122223331', balance: cents(5_000) }
      const order = anOrder({ items: [aLine({ quantity: 2 })], giftCard: card })
      const { user, placements } = await payWorld({
        ...(who === 'guest' ? { guest: ada } : {}),
        patron,
        brand: { ...withGiftCards, tip: { ...brand.tip, defaultPercent: {} } },
        gateway: pricing,
        order,
      })
      await waitFor(() =>
        expect(screen.getByText('Nothing to pay: it is all covered.')).to.be.an.instanceOf(HTMLElement),
      )
      expect(screen.queryByRole('group', { name: 'Payment method' })).to.equal(null)
      await user.click(button('Place Order · $0.00'))
      await waitFor(() => expect(placements.length).to.equal(1))
      expect(placements[0]?.instrument).to.deep.equal({ _tag: 'NothingDue' })
      expect(placements[0]?.expectedTotal).to.equal(0)
    })
  }

  it('SHELL-21 has screens and questions without a finding of axe', async () => {
    const card = { giftCardNumber: '4000111122223331', balance: cents(1_000) }
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

describe('The order minimum at the checkout', () => {
  afterEach(cleanup)

  it('CHK-26, PRICE-25 says how much is still missing', async () => {
    const minimum = { ...brand.minimum, delivery: cents(3_000) }
    const order = anOrder({ diningOption: 'delivery', address: anAddress, items: [aLine({ quantity: 2 })] })
    await payWorld({ guest: ada, brand: { ...brand, minimum }, gateway: pricing, order })
    expect(document.body.textContent).to.include('must be at least $30.00').and.include('Add $5.00 more.')
  })
})
