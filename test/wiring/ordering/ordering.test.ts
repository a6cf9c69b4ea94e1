import { expect } from 'chai'
import { openPage } from '../drivers/open-page.ts'
import {
  addRamen,
  amountOf,
  beGuest,
  lines,
  menuOf,
  openCart,
  openCheckout,
  payByCash,
  toCheckout,
} from '../drivers/scenes.ts'

describe('From the menu to the confirmation', () => {
  it('MENU-15, SEL-38, CART-11, PRICE-06, CHK-01, CHK-60, CONF-02, CONF-03 a bowl is chosen, looked at, paid in cash and followed', async () => {
    const menu = await openPage(menuOf())
    await addRamen(menu)
    const cart = await openCart(menu)
    cart.getByText('Order from Main Street')
    cart.getByText('$13.00 × 1')
    cart.getByText(/Noodles: Thick/)

    const pay = await toCheckout(menu)
    expect(pay.address()).to.equal('/checkout/current')
    await beGuest(pay, 'Gus First')
    pay.see.getByRole('heading', { level: 1, name: 'Checkout' })
    await pay.see.findByText('$1.04')
    pay.see.getByText('Main Street')
    expect(lines(pay)).to.deep.equal(['Subtotal', 'Discount', 'Tax', 'Tip', 'Total'])
    expect(amountOf(pay, 'Subtotal')).to.equal('$13.00')
    await payByCash(pay)

    const order = await pay.follow()
    expect(order.address()).to.match(/^\/order\/[\w-]{22,}$/)
    await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(order.see.getByRole('progressbar').getAttribute('value')).to.equal('70')
    expect(amountOf(order, 'Total')).to.equal('$14.04')
    expect(order.see.queryByRole('heading', { name: 'Delivery' })).to.equal(null)
  })

  it('CHK-40, CHK-41, CHK-42, CHK-43, CHK-44 what is placed is what was chosen, and a key', async () => {
    const page = await openCheckout()
    await payByCash(page)
    await page.leaving()
    const [call] = page.network.callsTo('/v1/order/cash/')
    expect(call?.body).to.deep.include({
      code: '',
      deliveryNotes: '',
      discount: '',
      note: '',
      orderType: 'pickup',
      promotionCodeId: '',
      promotionId: '',
      isCash: true,
      locationId: 'loc-1',
      tip: 0,
    })
    const { items, guestInfo, idempotencyKey, deliveryInfo, cardNonce } = Object(call?.body)
    expect(items).to.have.length(1)
    expect(items[0]).to.deep.include({
      group: 'bowls',
      item: 'ramen',
      modifiers: [{ item: 'thick', option: 'noodles', modifiers: [] }],
      notes: '',
      quantity: 1,
    })
    expect(Object.keys(guestInfo).toSorted()).to.deep.equal(['email', 'firstName', 'lastName'])
    expect([guestInfo.firstName, guestInfo.email]).to.deep.equal(['Gus', 'gus@example.com'])
    expect(guestInfo.lastName).to.match(/\S/)
    expect(idempotencyKey).to.match(/^[0-9a-f-]{36}$/)
    expect([deliveryInfo, cardNonce]).to.deep.equal([undefined, undefined])
  })
})
