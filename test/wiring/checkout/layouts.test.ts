import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, fill, openCheckout, textOf, typeCard } from '../drivers/scenes.ts'

function layout(name: string) {
  return {
    themes: { ...aBrand().themes, checkout: { layout: name, giftCard: false, serviceFeeTooltip: 'For the courier.' } },
  }
}

describe('The collapsible checkout', () => {
  const open = async () => openPage('/checkout/current', { device: await deviceWithRamen(), brand: layout('Type3') })
  const section = (page: OpenPage, name: string) =>
    page.see.getAllByRole('button', { name: new RegExp(`^${name}`) }).find((one) => one.hasAttribute('aria-expanded'))
  const isOpen = (page: OpenPage, name: string) => section(page, name)?.getAttribute('aria-expanded') === 'true'
  const giveInfo = async (page: OpenPage) => {
    fill(page.see.getByLabelText(/^First name/), 'Gus')
    fill(page.see.getByLabelText(/^Last name/), 'Guest')
    fill(page.see.getByLabelText(/^Email/), 'gus@example.com')
    await page.user.click(page.see.getByRole('button', { name: 'Proceed to Payment' }))
  }

  it('CHK-05, CHK-06, CHK-11, CHK-13 begins for a guest with the cart done and their info open', async () => {
    const page = await open()
    await page.see.findByLabelText(/^First name/)
    expect([isOpen(page, 'Your Cart'), isOpen(page, 'Your Info')]).to.deep.equal([false, true])
    expect(section(page, 'Your Cart')?.textContent).to.match(/completed/)
  })

  it('CHK-09, CHK-14, CHK-08 the payment opens when the info is complete, and the button then places the order', async () => {
    const page = await open()
    await page.see.findByLabelText(/^First name/)
    page.see.getByRole('button', { name: 'Proceed to Payment' })
    await giveInfo(page)
    expect(isOpen(page, 'Your Payment')).to.equal(true)
    expect(page.see.queryByRole('button', { name: 'Proceed to Payment' })).to.equal(null)
  })

  it('CHK-09, PAY-52 a card is typed inside the open payment section, and Place Order there pays and places, on the same screen', async () => {
    const page = await open()
    await page.see.findByLabelText(/^First name/)
    expect(page.see.queryByLabelText('Card number')).to.equal(null)
    await giveInfo(page)
    const body = section(page, 'Your Payment')?.closest('section')
    const number = await page.see.findByLabelText('Card number')
    expect(body?.contains(number)).to.equal(true)
    await typeCard(page)
    await page.user.click(await page.see.findByRole('button', { name: /^Place Order · \$/ }))
    expect(await page.leaving()).to.match(/^\/order\//)
    // Cash has its own endpoint.
    expect(page.network.callsTo('/v1/order').map(({ path }) => path)).to.deep.equal(['/v1/order'])
  })

  it('CHK-15, CHK-16, CHK-06 opening one section closes the others', async () => {
    const page = await open()
    await page.see.findByLabelText(/^First name/)
    await giveInfo(page)
    const cart = section(page, 'Your Cart')
    if (cart === undefined) throw new Error('no cart')
    await page.user.click(cart)
    expect([isOpen(page, 'Your Cart'), isOpen(page, 'Your Payment')]).to.deep.equal([true, false])
    const payment = section(page, 'Your Payment')
    if (payment !== undefined) await page.user.click(payment)
    expect([isOpen(page, 'Your Cart'), isOpen(page, 'Your Payment')]).to.deep.equal([false, true])
  })

  it('CHK-21, CHK-22 all three fields are required, and each says so once it was touched', async () => {
    const page = await open()
    await page.user.click(await page.see.findByLabelText(/^First name/))
    expect(textOf(page)).to.not.include('First Name is Required')
    await page.user.tab()
    await page.see.findByText('First Name is Required')
    expect(textOf(page)).to.not.include('Last Name is Required')
    await page.user.click(page.see.getByRole('button', { name: 'Proceed to Payment' }))
    await page.see.findByText('Last Name is Required')
    await page.see.findByText('Email is required')
    fill(page.see.getByLabelText(/^Email/), 'gus at example')
    await page.see.findByText('Email is not valid')
  })
})

describe('The rows of the checkout', () => {
  it('CHK-02, CHK-03, CHK-60 stand in their order', async () => {
    const page = await openCheckout()
    const text = textOf(page)
    const rows = ['Order details', 'Time', 'Location', 'Payment method', 'Cash', 'Order note']
    const places = rows.map((row) => text.indexOf(row))
    expect(places).to.deep.equal([...places].sort((a, b) => a - b))
    expect(places).to.not.include(-1)
  })

  it('CHK-05, SHELL-10 the second layout lays the same order, at the same price, into cards', async () => {
    const page = await openCheckout({ brand: layout('Type2') })
    expect(textOf(page)).to.include('$15.99')
    const titles = page.see.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).to.deep.equal(['Order details', 'Time', 'Location', 'Ordering as', 'Summary'])
  })
})
