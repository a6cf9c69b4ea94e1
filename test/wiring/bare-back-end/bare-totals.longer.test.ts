import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import type { OpenPage } from '../drivers/open-page.ts'
import { amountOf, enterTender, lines, typeCard, until } from '../drivers/scenes.ts'
import { independentBackEnd } from '../hostile-back-end/tried-houses.ts'
import { addSoup, fromUpsellsToPay, openBare, placeInCash, toBareUpsells } from './bare-scenes.ts'

const brand = {
  themes: { ...aBrand().themes, checkout: { layout: 'Type1', giftCard: true, serviceFeeTooltip: '' } },
}

async function toPay() {
  const page = await openBare(undefined, { brand })
  await addSoup(page)
  await toBareUpsells(page)
  return fromUpsellsToPay(page)
}

async function tendered() {
  const pay = await toPay()
  await enterTender(pay, 'promo code', 'TENTH')
  await pay.see.findByText('-$0.65')
  await enterTender(pay, 'gift card', '5555 0000 1111 2222')
  await pay.see.findByText('-$5.00')
  return pay
}

describe('The confirmation of a back end whose ticket tells little', () => {
  it('CONF-02, PRICE-05 has discount and gift card as the price check told them, also after a reload', async () => {
    const order = await placeInCash(await tendered())
    await order.see.findByText('-$5.00')
    // 6.50 less 0.65; 8 % of 5.85 is 0.468.
    const shown = ['Subtotal', 'Discount', 'Tax', 'Gift card', 'Total']
    const amounts = ['$6.50', '-$0.65', '$0.47', '-$5.00', '$1.32']
    expect(lines(order)).to.deep.equal(shown)
    expect(shown.map((line) => amountOf(order, line))).to.deep.equal(amounts)
    const again = await order.reload()
    await again.see.findByText('-$5.00')
    expect(shown.map((line) => amountOf(again, line))).to.deep.equal(amounts)
    expect((await independentBackEnd()).backEnd.departures()).to.deep.equal([])
  })

  const payByCard = async (pay: OpenPage) => {
    await pay.user.click(pay.see.getByRole('button', { name: /^Add a card/ }))
    await typeCard(pay)
    await pay.user.click(pay.see.getByRole('button', { name: 'Use this card' }))
    await pay.see.findByRole('radio', { name: /^Visa ending in 4242/ })
    // Default tip: 15 % of 6.50.
    await pay.user.click(await pay.see.findByRole('button', { name: 'Pay $8.00' }))
  }
  const withTip = ['$6.50', '$0.52', '$0.98', '$8.00']
  const linesWithTip = (order: OpenPage) => ['Subtotal', 'Tax', 'Tip', 'Total'].map((line) => amountOf(order, line))

  it('CONF-02, PRICE-18 has the tip that was given with a card', async () => {
    const pay = await toPay()
    await payByCard(pay)
    const order = await pay.follow()
    await order.see.findByText('Your order is in the kitchen')
    expect(linesWithTip(order)).to.deep.equal(withTip)
  })

  it('CART-17, CONF-02, PRICE-18 has the tip also of an order that was interrupted and is looked up by a page that is opened again', async () => {
    const { backEnd } = await independentBackEnd()
    const before = backEnd.orders().length
    const pay = await toPay()
    pay.network.loseAnswers('/v1/order')
    await payByCard(pay)
    await until(pay, () => expect(backEnd.orders().length).to.equal(before + 1))
    await pay.see.findByRole('heading', { name: 'Checking your order' })
    const again = await openBare('/checkout/current', { brand, device: pay.close() })
    const order = await again.follow()
    await order.see.findByText('Your order is in the kitchen')
    expect(linesWithTip(order)).to.deep.equal(withTip)
    expect(backEnd.orders().length).to.equal(before + 1)
  })
})
