import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage } from '../drivers/open-page.ts'
import {
  amountOf,
  deviceWithRamen,
  enterTender,
  fill,
  keptOrder,
  lines,
  logIn,
  openCheckout,
  payByCash,
  textOf,
  until,
} from '../drivers/scenes.ts'

const { themes, ordering } = aBrand()
const withCards = { brand: { themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } } } }

describe('A promo code at the checkout', () => {
  it('PROMO-01, PROMO-02, PROMO-06 has a screen of its own, which wants a code and says what the server has against it', async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('button', { name: 'Add promo code' }))
    await page.see.findByRole('heading', { level: 1, name: 'Promo code' })
    await until(page, () => expect(page.window.document.activeElement).to.equal(page.see.getByLabelText(/^Promo code/)))
    const apply = () => page.user.click(page.see.getByRole('button', { name: 'Apply code' }))
    await apply()
    await page.see.findByText('Promo code is required')
    const field = page.see.getByLabelText(/^Promo code/)
    fill(field, 'X'.repeat(65))
    await apply()
    await page.see.findByText('Promo codes are 64 characters or less')
    expect(page.network.callsTo('/v1/discount/validate')).to.deep.equal([])
    page.network.answer('/v1/discount/validate', { status: 400, body: { message: 'Not on Wednesdays.' } })
    fill(field, 'WEEKEND')
    await apply()
    await page.see.findByText('Not on Wednesdays.')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
  })

  it('PROMO-07, PROMO-08, PRICE-18 gives the promo code a line of its own, which takes the focus once the code is set; the tip is a share of the food before it', async () => {
    const page = await openCheckout()
    expect(lines(page)).to.include('Discount')
    expect(amountOf(page, 'Tip')).to.equal('$1.95')
    await enterTender(page, 'promo code', 'TEN')
    await page.see.findByText('-$1.30')
    const remove = page.see.getByRole('button', { name: 'Remove promo code TEN' })
    await until(page, () => expect(page.window.document.activeElement).to.equal(remove))
    expect(page.see.queryByRole('button', { name: 'Add promo code' })).to.equal(null)
    expect([amountOf(page, 'Subtotal'), amountOf(page, 'Tip')]).to.deep.equal(['$13.00', '$1.95'])
  })
})

describe('A gift card at the checkout', () => {
  it('GIFT-01, GIFT-05, GIFT-10 takes a gift card on a screen of its own, where the theme offers one, and keeps number and balance with the order', async () => {
    const none = await openCheckout()
    expect(none.see.queryByRole('button', { name: 'Add gift card' })).to.equal(null)
    none.close()
    const page = await openCheckout(withCards)
    await page.user.click(page.see.getByRole('button', { name: 'Add gift card' }))
    await page.see.findByRole('heading', { level: 1, name: 'Gift card' })
    fill(await page.see.findByLabelText(/^Gift card number/), '1111 2222-3333 4444')
    await page.user.click(page.see.getByRole('button', { name: 'Use this gift card' }))
    await page.see.findByText('Ending in 4444 · $20.00 available')
    expect(textOf(page)).to.not.match(/1111 ?2222/)
    const remove = page.see.getByRole('button', { name: 'Remove gift card' })
    await until(page, () => expect(page.window.document.activeElement).to.equal(remove))
    expect(keptOrder(page).giftCard).to.deep.include({ giftCardNumber: '1111222233334444', balance: 2_000 })
  })
})

describe('The rewards of a wallet', () => {
  it('LOYAL-05, LOYAL-06 are cards under their heading, each with its name, what it is, what to do, and a sign', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page, 'dora')
    await page.see.findByText('$1.04')
    const { app } = page.house
    const token = page.window.localStorage.getItem('token') ?? ''
    const redeemed = await app.inject({
      method: 'POST',
      url: '/v1/promotions',
      headers: { client: 'noodle-house', authorization: `Bearer ${token.replaceAll('"', '')}` },
      payload: { promotionCode: 'SOUP' },
    })
    expect(redeemed.statusCode, redeemed.payload).to.equal(200)
    await page.user.click(page.see.getByRole('button', { name: 'Add promo code' }))
    await page.see.findByRole('heading', { name: 'Your Rewards' })
    const list = within(await page.see.findByRole('list', { name: 'Your Rewards' }))
    const [card] = list.getAllByRole('button')
    expect(card?.textContent).to.equal('Soup dayA dollar off any bowlUse it today')
    expect(card?.querySelector('svg')).to.not.equal(null)
  })
})

describe('An order of which nobody knows', () => {
  const polling = { brand: { ordering: { ...ordering, kiosk: true, polling: true } } }

  it('CHK-34 whether it arrived is said to be so, and not to be paid again', async () => {
    const page = await openCheckout()
    const release = page.network.hold('/v1/order/cash/')
    await payByCash(page)
    page.network.cut()
    await page.clock.advance(60_000)
    expect(textOf(page)).to.include(
      'Unable to process your order. Please contact the restaurant to confirm your order. We apologize for the inconvenience.',
    )
    expect(page.see.queryByRole('button', { name: /^(Pay|Place)/ })).to.equal(null)
    release()
  })

  it('CHK-52 a look at it that fails ends the ordering, in the server’s words', async () => {
    const page = await openCheckout(polling)
    await payByCash(page)
    page.network.answer('/v1/order/*', { status: 500, body: { message: 'The books are wet.' } })
    await page.clock.advance(3_000)
    await page.see.findByText(/The books are wet\./)
    const before = page.network.calls.length
    await page.clock.advance(30_000)
    expect(page.network.calls).to.have.length(before)
  })
})

describe('The confirmation', () => {
  it('CONF-01, CONF-02 has six drawings of the same: what was ordered, and how far it is', async () => {
    const pay = await openCheckout()
    await payByCash(pay)
    const path = await pay.leaving()
    const device = pay.close()
    const drawn: string[] = []
    for (const confirmation of ['Type1', 'Type2', 'Type3', 'Type4', 'Type5', 'Type6', 'Type9']) {
      const order = await openPage(path, { device, brand: { themes: { ...themes, confirmation } } })
      await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
      expect(order.see.getByRole('progressbar').getAttribute('value'), confirmation).to.equal('70')
      for (const part of ['Order number', 'Main Street', '1 × Ramen', '$14.04']) {
        expect(textOf(order), confirmation).to.include(part)
      }
      const [head, ...rest] = [...order.window.document.querySelectorAll('main section')]
      const parts = rest.map((one) => one.querySelector('h2')?.textContent)
      drawn.push(
        [
          head?.className,
          head?.parentElement?.hasAttribute('data-wide'),
          ...parts,
          order.window.document.querySelector('details') === null,
        ].join(),
      )
    }
    expect(new Set(drawn.slice(0, 6))).to.have.property('size', 6)
    expect(drawn[6]).to.equal(drawn[0])
  })
})

describe('A sheet', () => {
  it('SHELL-19 closes by a press beside it, and not by one in it', async () => {
    const page = await openPage('/location/main-street/pickup', { device: await deviceWithRamen() })
    await page.user.click(page.see.getByRole('button', { name: /View cart/ }))
    const sheet = await page.see.findByRole('dialog', { name: 'Your cart' })
    await page.user.click(within(sheet).getByText('Order from Main Street'))
    page.see.getByRole('dialog', { name: 'Your cart' })
    await page.user.click(sheet)
    await page.clock.advance(0)
    expect(page.see.queryByRole('dialog')).to.equal(null)
  })
})
