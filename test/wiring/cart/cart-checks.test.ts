import { expect } from 'chai'
import { aDevice } from '../drivers/device.ts'
import { openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, menuOf, openCart, openCheckout, payByCash, textOf, until } from '../drivers/scenes.ts'

const validate = '/v1/order/validate'
async function openMenu(options = {}) {
  return openPage(menuOf(), { device: await deviceWithRamen(), ...options })
}

describe('What the restaurant says of the cart', () => {
  it('CART-16, CHK-62 is asked when the cart is opened and after each change there, and marks the lines', async () => {
    const page = await openMenu()
    expect(page.network.callsTo(validate)).to.deep.equal([])
    const cart = await openCart(page)
    await page.clock.advance(300)
    await until(page, () => expect(page.network.callsTo(validate)).to.have.length(1))
    expect(textOf(page)).to.not.include('can’t make this with those choices')
    page.network.answer(validate, {
      status: 200,
      body: { isValid: false, reason: 'items', invalidModifiers: ['thick'] },
    })
    await page.user.click(cart.getByRole('button', { name: 'Increase quantity of Ramen' }))
    await page.user.click(cart.getByRole('button', { name: 'Increase quantity of Ramen' }))
    await page.clock.advance(300)
    await page.see.findByText('We can’t make this with those choices. Please edit or remove it.')
    expect(page.network.callsTo(validate)).to.have.length(2)
    const button = cart.getByRole('button', { name: /^(Checkout|Continue ·)/ })
    button.focus()
    expect(page.window.document.activeElement).to.equal(button)
    const why = page.window.document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).to.equal('Please edit or remove the highlighted items first.')
    await page.user.click(button)
    expect(page.see.queryByText('Anything else?')).to.equal(null)
  })

  it('PROF-17, CART-20 tells which prices are others than when they were chosen', async () => {
    const device = await deviceWithRamen()
    device.local.set('items', (device.local.get('items') ?? '').replace('1300', '999'))
    const page = await openPage(menuOf(), { device })
    await page.user.click(page.see.getByRole('button', { name: /View cart/ }))
    await page.see.findAllByText('Price updated: Ramen')
    await until(page, () => expect(textOf(page)).to.include('$13.00'))
  })
})

describe('What cannot be drawn', () => {
  it('CART-29 says sorry, leads back to the menu, and the order is kept', async () => {
    const page = await openMenu()
    const { prototype } = page.window.HTMLDialogElement
    const honest = prototype.showModal
    prototype.showModal = () => {
      prototype.showModal = honest
      throw new Error('torn')
    }
    await page.user.click(page.see.getByRole('button', { name: /View cart/ }))
    await page.see.findByRole('alertdialog', { name: 'Sorry about this but an error occurred.' })
    expect(page.faults.splice(0).map(String)).to.deep.equal(['Error: torn'])
    await page.user.click(page.see.getByRole('button', { name: 'Close' }))
    await until(page, () => expect(page.see.queryByRole('alertdialog')).to.equal(null))
    expect(textOf(page)).to.include('View cart · 1 item')
    const cart = await openCart(page)
    cart.getByText('$13.00 × 1')
  })
})

describe('After a purchase', () => {
  it('CART-12 closes the flow: Back leads to the menu, not to an empty cart', async () => {
    const pay = await openCheckout()
    await payByCash(pay)
    const order = await pay.follow()
    await order.see.findByText(/^Placed at/)
    const { device } = await order.reload()
    const historyState = { flow: { at: { _tag: 'Cart', path: '/packing' }, depth: 1 } }
    const shop = await openPage(menuOf(), { device: { ...device, historyState } })
    await shop.clock.advance(5_000)
    expect(shop.see.queryByRole('dialog')).to.equal(null)
    expect(textOf(shop)).to.not.include('Your cart is empty')
    const checkout = await openPage('/checkout/current', { device })
    expect(await checkout.leaving()).to.equal(menuOf())
  })

  it('CART-12 what is opened then is another flow, and outlives a reload, though nothing is in its cart either', async () => {
    const device = aDevice()
    device.session.set('flow', JSON.stringify({ v: 1, value: { document: 'order', screen: 'PURCHASE_COMPLETE' } }))
    const page = await openPage(`${menuOf()}#locations`, { device })
    await page.see.findByRole('dialog', { name: 'Choose a location' })
    await (await page.reload()).see.findByRole('dialog', { name: 'Choose a location' })
  })
})
