import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { amountOf, deviceWithRamen, enterTender, fill, openCheckout, until } from '../drivers/scenes.ts'

const { ordering, themes } = aBrand()
const withWallet = {
  ordering: { ...ordering, kiosk: true, polling: false, mobilePay: true },
  themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } },
}
async function atCorner(options: PageOptions = {}) {
  return openCheckout({ brand: withWallet, device: await deviceWithRamen('corner'), ...options })
}
function express(page: OpenPage) {
  return page.see.queryByRole('region', { name: 'Express checkout' })
}
async function expressButton(page: OpenPage, name: string | RegExp = 'Pay with Test wallet') {
  return within(await page.see.findByRole('region', { name: 'Express checkout' })).findByRole('button', { name })
}
async function openSheet(page: OpenPage) {
  await page.user.click(await expressButton(page))
  return within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
}
function calls(page: OpenPage, path: string) {
  return page.network.calls.filter((call) => call.path.endsWith(path))
}
function above(page: OpenPage) {
  return page.window.document.querySelector('[data-wide]')?.firstElementChild
}

describe('The wallet above the rows', () => {
  it('CHK-02, PAY-08, PAY-09, PAY-10 is there where brand and restaurant take one, and nowhere else', async () => {
    expect(await expressButton(await atCorner())).to.not.equal(null)
    expect(express(await openCheckout({ brand: withWallet }))).to.equal(null)
    const none = await atCorner({ brand: { ordering: { ...withWallet.ordering, mobilePay: false } } })
    expect(express(none)).to.equal(null)
  })

  it('PAY-11, PAY-12, PAY-14, PAY-16, API-54 pays the total with its tip under the order’s key, and places the order once', async () => {
    const page = await atCorner()
    const button = await expressButton(page)
    expect([above(page)?.textContent?.includes('$15.99'), amountOf(page, 'Total')]).to.deep.equal([true, '$15.99'])
    await page.user.dblClick(button)
    const sheet = within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
    await page.user.dblClick(sheet.getByRole('button', { name: 'Pay $15.99' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const [intent, ...others] = calls(page, '/order/create-payment-intent')
    const [order, ...more] = calls(page, '/v1/order')
    expect([others, more]).to.deep.equal([[], []])
    const { idempotencyKey, transactionId } = Object(order?.body)
    expect(Object(intent?.body).idempotencyKey).to.equal(idempotencyKey)
    const rows = await page.house.rows(
      `select amount, state, transaction_id from attempts where key = '${idempotencyKey}'`,
    )
    expect(rows.map(({ amount, ...rest }) => ({ ...rest, amount: Number(amount) }))).to.deep.equal([
      { state: 'authorised', transaction_id: transactionId, amount: 1_599 },
    ])
    expect(page.close().local.get('mobilePay')).to.equal('true')
  })

  it('PAY-17 one that is declined says so where the order goes on, another way is chosen, and it can be tried again', async () => {
    const page = await atCorner()
    await page.user.click((await openSheet(page)).getByRole('button', { name: 'Let it be declined' }))
    await page.see.findByText('Payment failed, please try a new payment method.')
    await until(page, () => expect(page.window.document.activeElement?.id).to.equal('place-order'))
    expect(page.see.getByRole('radio', { name: /^Card/ })).to.have.property('checked', true)
    await page.user.click(page.see.getByRole('radio', { name: /^Mobile pay/ }))
    await page.see.findByRole('button', { name: 'Pay with Test wallet' })
    await page.user.click(page.see.getByRole('button', { name: 'Pay with Test wallet' }))
    const again = within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
    await page.user.click(again.getByRole('button', { name: 'Pay $15.99' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const { idempotencyKey } = Object(calls(page, '/v1/order')[0]?.body)
    const rows = await page.house.rows(`select state from attempts where key = '${idempotencyKey}' order by n`)
    expect(rows).to.deep.equal([{ state: 'declined' }, { state: 'authorised' }])
  })

  it('PRICE-15 leads to the order’s own button while an unusual tip is not confirmed, and pays it afterwards', async () => {
    const page = await atCorner()
    await page.user.click(page.see.getByRole('radio', { name: 'Custom' }))
    fill(page.see.getByLabelText(/Tip amount/), '150')
    await page.user.click(await expressButton(page, /^Pay with/))
    expect(page.see.queryByRole('dialog', { name: 'Test wallet' })).to.equal(null)
    await page.user.click(await page.see.findByRole('button', { name: 'Pay $164.04' }))
    await page.user.click(await page.see.findByRole('button', { name: 'Yes, tip $150.00' }))
    await page.user.click(await page.see.findByRole('button', { name: 'Pay with Test wallet' }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
    await page.user.click(sheet.getByRole('button', { name: 'Pay $164.04' }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('PAY-10, PAY-13, GIFT-01 goes when a gift card covers the order', async () => {
    const page = await atCorner()
    await expressButton(page)
    await page.user.click(page.see.getByRole('radio', { name: 'No tip' }))
    await enterTender(page, 'gift card', '9999-8888-7777-6666')
    await page.see.findByRole('button', { name: 'Place Order · $0.00' })
    expect(express(page)).to.equal(null)
  })

  it('PAY-08 comes into a place that is there before the restaurant has answered, and stays there without one', async () => {
    let release = () => {}
    const before: PageOptions['before'] = ({ network }) => {
      release = network.hold('/v1/locations')
    }
    const page = await atCorner({ before })
    const place = above(page)
    expect([place?.firstElementChild?.textContent, express(page)]).to.deep.equal(['Total$15.99', null])
    release()
    await expressButton(page)
    expect(above(page)).to.equal(place)
    await page.user.click(page.see.getByRole('radio', { name: /^Mobile pay/ }))
    expect([above(page), express(page)]).to.deep.equal([place, null])
  })

  it('CHK-02, CHK-14, CHK-21 in sections leads a guest who has not said who they are to their info, and pays afterwards', async () => {
    const brand = {
      ...withWallet,
      themes: { ...themes, checkout: { layout: 'Type3', giftCard: false, serviceFeeTooltip: '' } },
    }
    const page = await openPage('/checkout/current', { device: await deviceWithRamen('corner'), brand })
    await page.user.click(await expressButton(page))
    await page.see.findByText('First Name is Required')
    fill(page.see.getByLabelText(/^First name/), 'Gus')
    fill(page.see.getByLabelText(/^Last name/), 'Guest')
    fill(page.see.getByLabelText(/^Email/), 'gus@example.com')
    await page.user.click(page.see.getByRole('button', { name: 'Proceed to Payment' }))
    expect(page.see.getByRole('radio', { name: /^Mobile pay/ })).to.have.property('checked', true)
    await page.user.click(await page.see.findByRole('button', { name: 'Pay with Test wallet' }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
    await page.user.click(sheet.getByRole('button', { name: /^Pay \$/ }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('CHK-02, PAY-08, PRICE-15 keeps its name and its drawing from row to row, and while a tip is to be confirmed', async () => {
    const page = await atCorner()
    const drawing = (button: HTMLElement) => [button.textContent, button.closest('section > div')?.className]
    const own = drawing(await expressButton(page))
    expect(own).to.deep.equal(['Pay with Test wallet', own[1]])
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    expect(drawing(await expressButton(page))).to.deep.equal(own)
    await page.user.click(page.see.getByRole('radio', { name: /^Card/ }))
    expect(drawing(await expressButton(page))).to.deep.equal(own)
    await page.user.click(page.see.getByRole('radio', { name: 'Custom' }))
    fill(page.see.getByLabelText(/Tip amount/), '150')
    expect(drawing(await expressButton(page))).to.deep.equal(own)
    await page.user.click(page.see.getByRole('radio', { name: /^Mobile pay/ }))
    expect(express(page)).to.equal(null)
  })

  it('CHK-02 speaks Spanish', async () => {
    const brand = { ...withWallet, locales: ['en', 'es'], defaultLocale: 'es' } as const
    const page = await openPage('/checkout/current', { device: await deviceWithRamen('corner'), brand })
    fill(await page.see.findByLabelText(/^Nombre completo/), 'Gus Guest')
    fill(page.see.getByLabelText(/Correo/), 'gus@example.com')
    await page.user.click(page.see.getByRole('button', { name: 'Continuar como invitado' }))
    const region = await page.see.findByRole('region', { name: 'Pago exprés' })
    expect(above(page)?.textContent).to.include('o paga aquí abajo')
    await page.user.click(page.see.getByRole('radio', { name: /^Efectivo/ }))
    await within(region).findByRole('button', { name: 'Pagar con la billetera de prueba' })
  })
})
