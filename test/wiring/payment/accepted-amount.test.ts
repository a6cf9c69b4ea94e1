import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { largeCard } from '../../builders/promotion-builder.ts'
import type { OpenPage } from '../drivers/open-page.ts'
import { amountOf, enterTender, openCheckout, typeCard, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

const { themes } = aBrand()
const brand = { themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } } }
const said = 'You have $1.95 left to pay, but card payments start at $2.00.'
const lesser = 'Use $0.05 less of your gift card and pay $2.00 by card'

/** The gift card pays the food; a tip of $1.95 is left. */
async function withTipLeft(): Promise<OpenPage> {
  const page = await openCheckout({ brand })
  await enterTender(page, 'gift card', largeCard)
  await page.see.findByRole('button', { name: 'Place Order · $0.00' })
  await page.user.click(page.see.getByRole('radio', { name: /^15%/ }))
  await page.see.findByText(said)
  return page
}

describe('A processor that charges two dollars at least', () => {
  before(async () => {
    const { gateways, sandbox } = await wiringHouse()
    gateways.set('sandbox', { ...sandbox, acceptsAmount: () => ({ least: minor(200) }) })
  })
  after(async () => {
    const { gateways, sandbox } = await wiringHouse()
    gateways.set('sandbox', sandbox)
  })

  it('CHK-54, GIFT-12 what is left is said before Pay, and so much less of the gift card is used as the customer agrees to', async () => {
    const page = await withTipLeft()
    expect(page.see.getByRole('button', { name: 'Add Payment' }).getAttribute('aria-disabled')).to.equal('true')
    const offer = await page.see.findByRole('button', { name: lesser })
    expect(amountOf(page, 'Gift card')).to.equal('-$14.04')
    await page.user.click(offer)
    await until(page, () => expect(amountOf(page, 'Gift card')).to.equal('-$13.99'))
    expect(amountOf(page, 'Total')).to.equal('$2.00')
    await page.user.click(await page.see.findByRole('button', { name: 'Continue to payment · $2.00' }))
    await typeCard(page)
    await page.user.click(page.see.getByRole('button', { name: 'Pay $2.00' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const sent = page.network.calls.filter(({ path }) => path === '/v1/order')
    expect(sent.map(({ body }) => Object(body).useAtMost)).to.deep.equal([13.99])
    const { idempotencyKey } = Object(sent[0]?.body)
    const rows = await page.house.rows(`select amount, state from attempts where key = '${idempotencyKey}'`)
    expect(rows.map(({ amount, state }) => [Number(amount), state])).to.deep.equal([[200, 'authorised']])
  })

  it('GIFT-12 a lesser use ends when it no longer leaves exactly the smallest amount', async () => {
    const page = await withTipLeft()
    await page.user.click(await page.see.findByRole('button', { name: lesser }))
    await until(page, () => expect(amountOf(page, 'Gift card')).to.equal('-$13.99'))
    await page.user.click(page.see.getByRole('radio', { name: /^30%/ }))
    await until(page, () => expect(amountOf(page, 'Gift card')).to.equal('-$14.04'))
    await page.see.findByRole('button', { name: 'Continue to payment · $3.90' })
  })

  it('PAY-07 cash is offered where it is taken, and pays what a card cannot', async () => {
    const page = await withTipLeft()
    await page.user.click(page.see.getByRole('button', { name: 'Pay in cash instead' }))
    await page.see.findByRole('button', { name: 'Place Order · $0.00' })
    expect(page.see.queryByText(said)).to.equal(null)
  })
})
