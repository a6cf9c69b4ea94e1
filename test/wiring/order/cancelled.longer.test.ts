import { expect } from 'chai'
import { cancelling, linesOff } from '../../builders/refund-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { amountOf, beGuest, deviceWithDelivery, openCheckout, payByCash, textOf, typeCard } from '../drivers/scenes.ts'

async function payByCard(page: OpenPage) {
  await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
  await typeCard(page)
  await page.user.click(page.see.getByRole('button', { name: 'Use this card' }))
  await page.user.click(await page.see.findByRole('button', { name: /^Pay \$/ }))
}

async function ordered(pay: OpenPage, by: (page: OpenPage) => Promise<void>) {
  await by(pay)
  const order = await pay.follow()
  await order.see.findByRole('heading', { level: 1 })
  const token = order.address().split('/').at(-1) ?? ''
  const [row] = await order.house.rows(`select id from orders where token = '${token}'`)
  return { order, token, id: String(row?.['id']) }
}

describe('An order that was called off', () => {
  it('CONF-04, V18 says so with the reason and what went back, and nothing of when it is ready', async () => {
    const { order, token, id } = await ordered(await openCheckout(), payByCard)
    const total = amountOf(order, 'Total')
    expect(textOf(order)).to.include('Thanks!').and.to.include('Ready around')
    await order.house.refund(id, { cancels: true, reason: 'We ran out of noodles.' })
    const page = await openPage(`/order/${token}`, { device: order.close() })
    await page.see.findByRole('heading', { level: 1, name: 'Your order was canceled' })
    page.see.getByText('Main Street won’t be making this order.')
    page.see.getByText('“We ran out of noodles.”')
    expect([amountOf(page, 'Total'), amountOf(page, 'Refunded')]).to.deep.equal([total, total])
    expect(textOf(page)).to.not.include('Thanks!').and.not.include('Ready around').and.not.include('Pick up at')
    expect(page.see.queryByRole('progressbar')).to.equal(null)
  })

  it('CONF-04, V18 says so in Spanish', async () => {
    const { order, token, id } = await ordered(await openCheckout(), payByCard)
    await order.house.refund(id, cancelling)
    const brand = { locales: ['en', 'es'], defaultLocale: 'es' } as const
    const page = await openPage(`/order/${token}`, { device: order.close(), brand })
    await page.see.findByRole('heading', { level: 1, name: 'Tu pedido fue cancelado' })
    page.see.getByText('Main Street no preparará este pedido.')
    expect(amountOf(page, 'Reembolsado')).to.match(/^\$\d/)
  })

  it('CONF-02, V18 a line that went back leaves the order as it was, and says how much', async () => {
    const { order, token, id } = await ordered(await openCheckout(), payByCard)
    await order.house.refund(id, linesOff(0))
    const page = await openPage(`/order/${token}`, { device: order.close() })
    await page.see.findByText('Refunded')
    page.see.getByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(textOf(page)).to.include('Thanks!')
  })

  it('CONF-08, V18 a delivery that is called off while somebody watches it says so at the next look, with the reason', async () => {
    const pay = await openPage('/checkout/current', { device: await deviceWithDelivery() })
    await beGuest(pay)
    await pay.see.findByText('$1.32')
    const { order, id } = await ordered(pay, payByCash)
    await order.see.findByRole('heading', { level: 1, name: 'Your order is being prepared' })
    await order.house.refund(id, { cancels: true, reason: 'Our courier had an accident.' })
    await order.clock.advance(30_000)
    await order.see.findByRole('heading', { level: 1, name: 'Your order was canceled' })
    order.see.getByText('“Our courier had an accident.”')
    expect(textOf(order)).to.not.include('Refunded').and.not.include('Paying with cash')
    expect(order.see.queryByRole('heading', { name: 'Delivery' })).to.equal(null)
  })

  it('API-51, V18 the status of its key says so, and the plain contract nothing of it', async () => {
    const { order, id, token } = await ordered(await openCheckout(), payByCard)
    const [row] = await order.house.rows(`select key from orders where token = '${token}'`)
    const status = async (app: typeof order.house.app) =>
      (
        await app.inject({
          url: `/v1/order/${String(row?.['key'])}/status`,
          headers: { host: 'localhost', client: 'noodle-house' },
        })
      ).json()
    expect(await status(order.house.app)).to.not.have.nested.property('order.cancelledAt')
    await order.house.refund(id, cancelling)
    const said = await status(order.house.app)
    expect(said).to.deep.include({ status: 'Order Process Completed', statusCode: 200 })
    expect(said.order).to.include({ cancelReason: 'We ran out of noodles.', refundedAmount: said.order.finalAmount })
    expect(Date.parse(said.order.cancelledAt)).to.be.closeTo(Date.now(), 600_000)
    const plain = await status(order.house.plain)
    expect(plain.order).to.include({ id }).and.not.have.any.keys('cancelledAt', 'cancelReason', 'refundedAmount')
  })
})
