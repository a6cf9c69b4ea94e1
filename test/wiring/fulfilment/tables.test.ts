import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { settled } from '../drivers/held-clock.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  beGuest,
  deviceWithRamen,
  fill,
  keptOrder,
  menuOf,
  openCart,
  openCheckout,
  textOf,
  until,
} from '../drivers/scenes.ts'

const phone = '+1 (212) 555-0142'

async function openForm(options: PageOptions = {}) {
  const page = await openPage(menuOf('dine-in'), {
    ...options,
    device: await deviceWithRamen('main-street', 'dine-in'),
  })
  const cart = await openCart(page)
  cart.getByText(/You’ll enter your table number next/)
  await page.user.click(cart.getByRole('button', { name: /^(Checkout|Continue ·)/ }))
  return { page, sheet: within(await page.see.findByRole('dialog', { name: 'Which table are you at?' })) }
}

async function say(page: OpenPage, number: string) {
  fill(page.see.getByLabelText(/^Table number/), number)
  await page.user.click(page.see.getByRole('button', { name: 'Confirm table' }))
}

describe('A table', () => {
  it('TABLE-01, TABLE-02 is asked for on the way of an order that has none, and the field wants a number', async () => {
    const { page, sheet } = await openForm()
    await page.user.click(sheet.getByRole('button', { name: 'Confirm table' }))
    await sheet.findByText('Table Number is required')
    const field = sheet.getByLabelText(/^Table number/)
    expect([page.window.document.activeElement, field.getAttribute('aria-invalid')]).to.deep.equal([field, 'true'])
    expect(page.network.callsTo('/v1/tables/validate')).to.deep.equal([])
  })

  it('TABLE-03, TABLE-04 cannot be said where the brand serves no tables any more', async () => {
    const device = await deviceWithRamen('main-street', 'dine-in')
    const page = await openPage('/checkout/current', {
      device,
      brand: { ordering: { ...aBrand().ordering, kiosk: false } },
    })
    await page.clock.advance(1_000)
    const off = 'Table ordering is currently unavailable. Please contact your server to order.'
    await until(page, () => expect(textOf(page)).to.include(off))
    expect(page.see.getByText(off).closest('[role=alert]')).to.not.equal(null)
    expect(page.see.getByLabelText(/^Table number/).matches(':disabled')).to.equal(true)
  })

  it('TABLE-08 that the restaurant refuses is told in its words, and without any in the usual ones', async () => {
    const { page, sheet } = await openForm()
    await say(page, '99')
    await sheet.findByText(/^We couldn't find that table\./)
    page.network.answer('/v1/tables/validate', { status: 500, body: '' })
    await say(page, '98')
    await sheet.findByText('An unknown error occurred. Please try again or contact the restaurant for help.')
    expect(keptOrder(page).table).to.equal(undefined)
  })

  it('TABLE-08 that is not known leaves the restaurant’s phone, on the sheet and behind a link', async () => {
    const { page, sheet } = await openForm({ brand: { phone } })
    expect(sheet.queryByRole('link', { name: /^Call / })).to.equal(null)
    await say(page, '99')
    await sheet.findByText(/^We couldn't find that table\./)
    const call = sheet.getByRole('link', { name: 'Call 212-555-0142' })
    expect(call.getAttribute('href')).to.equal(`tel:${phone}`)
    const linked = await openPage(`${menuOf('dine-in')}?table=99`, { brand: { phone } })
    await linked.see.findByText(/Your link is for table 99\./)
    within(linked.see.getByRole('dialog', { name: 'Which table are you at?' })).getByRole('link', {
      name: 'Call 212-555-0142',
    })
  })

  it('TABLE-07, TABLE-09 that a link names is the table of the order', async () => {
    const page = await openPage(`${menuOf('dine-in')}?table=7`)
    await page.see.findByText('You’re at table 7')
    expect(keptOrder(page).table).to.deep.equal({ id: 'table-7', number: '7' })
  })

  it('TABLE-08 that a link names and the restaurant does not know is told, and another one is asked for', async () => {
    const page = await openPage(`${menuOf('dine-in')}?table=99`)
    await page.see.findByText(/Your link is for table 99\. We couldn't find that table\./)
    await page.see.findByLabelText(/^Table number/)
    expect(keptOrder(page).table).to.equal(undefined)
  })

  it('TABLE-07, TABLE-09, TABLE-11, CART-05 keeps an accepted table with the order and leads on; the cart shows it instead of a time, and the checkout can change it', async () => {
    const { page } = await openForm()
    await say(page, '7')
    await until(page, () => expect(keptOrder(page).table).to.deep.equal({ id: 'table-7', number: '7' }))
    const [call] = page.network.callsTo('/v1/tables/validate')
    expect([call?.body, call?.headers['locationid']]).to.deep.equal([{ tableNumber: '7' }, 'loc-1'])
    await page.see.findByRole('dialog', { name: 'Anything else?' })
    // The form updates some turns after the order.
    await settled()
    const again = await openPage(menuOf('dine-in'), { device: page.close() })
    await openCart(again)
    expect(textOf(again)).to.contain('Dine in · Table 7').and.not.to.match(/ASAP/)
    const pay = await openPage('/checkout/current', { device: again.close() })
    await beGuest(pay)
    const row = (await pay.see.findByRole('heading', { level: 2, name: 'Table' })).closest('section')
    expect(row?.textContent).to.match(/^Table7/)
    await pay.user.click(pay.see.getByRole('button', { name: 'Change table' }))
    expect(await pay.see.findByLabelText(/^Table number/)).to.have.property('value', '7')
    const pickup = await openCheckout()
    expect(pickup.see.queryByRole('heading', { level: 2, name: 'Table' })).to.equal(null)
    expect(textOf(pickup)).to.not.include('Change table')
  })

  it('a checkout behind the menu of a device that was cleared leads back to that menu, and an order to its checkout', async () => {
    const menu = '/location/main-street/dine-in?table=12'
    const before: PageOptions['before'] = ({ window }) => window.sessionStorage.setItem('clearedTo', menu)
    const page = await openPage('/checkout/current', { before })
    expect(await page.leaving()).to.equal(menu)
    const next = await openPage('/checkout/current', { before, device: await deviceWithRamen() })
    await next.see.findByLabelText(/Full name/)
  })
})
