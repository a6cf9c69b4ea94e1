import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, logIn, menuOf, openCheckout, payByCash, textOf, until } from '../drivers/scenes.ts'

const brand = { orderHistory: true } as const

function aLine(item: string, name: string, price: number, modifications: readonly object[] = []) {
  return { ...{ item: { id: item }, group: 'bowls', name, price, quantity: 1, notes: '' }, modifications }
}

const thick = { item: 'thick', option: 'noodles', modifications: [] }
const dearer = aLine('ramen', 'Ramen', 11, [thick])
const same = aLine('ramen', 'Ramen', 13, [thick])
const gone = aLine('sushi', 'Sushi boat', 8)

function anOrder(id: string, items: readonly object[], slug = 'main-street') {
  return {
    ...{ id, orderType: 'pickup', displayNumber: id, createdAt: '2026-05-01T16:00:00.000Z', items },
    ...{ totalPrice: 19, discountAmount: 0, taxAmount: 0, finalAmount: 19 },
    location: { id: 'loc-1', name: 'Main Street', slug },
  }
}

async function menuOfDora(orders: readonly object[] | undefined): Promise<OpenPage> {
  const shop = await openPage(menuOf(), { brand })
  await shop.user.click(shop.see.getByRole('button', { name: 'Your account' }))
  await logIn(shop, 'dora')
  await shop.see.findByText('Hi, Dora')
  const page = await openPage(menuOf(), {
    device: shop.close(),
    brand,
    before: ({ network }) => {
      if (orders === undefined) network.cut('/v1/orders')
      else network.answer('/v1/orders', { status: 200, body: orders })
    },
  })
  await untouched(page)
  return page
}

/** The page asks for the session at the first touch or after this time. */
async function untouched(page: OpenPage) {
  await page.clock.advance(4_000)
}

async function press(page: OpenPage, name: string | RegExp) {
  await page.user.click(await page.see.findByRole('button', { name }))
}

async function offered(page: OpenPage) {
  await press(page, 'Order again')
  return within(await page.see.findByRole('dialog', { name: 'Order again' }))
}

describe('The same again, from the head of the menu', () => {
  it('PROF-17, LOC-18 a patron finds the last three orders of this restaurant beside the search, and no other’s', async () => {
    const page = await menuOfDora([
      anOrder('1', [gone], 'elsewhere'),
      anOrder('2', [dearer, gone]),
      anOrder('3', [dearer, gone]),
      anOrder('4', [same]),
      anOrder('5', [gone]),
      anOrder('6', [same, same]),
    ])
    const button = await page.see.findByRole('button', { name: 'Order again' })
    expect(button.previousElementSibling?.tagName).to.equal('SEARCH')
    const sheet = await offered(page)
    const rows = (await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows).to.deep.equal([
      'Ramen, Sushi boat Pickup · 05/01/2026 $19.00',
      'Ramen Pickup · 05/01/2026 $19.00',
      'Sushi boat Pickup · 05/01/2026 $19.00',
    ])
  })

  it('PROF-17 what is dearer or gone is said before anything is in the cart, and the rest joins the cart of this page', async () => {
    const page = await menuOfDora([anOrder('2', [dearer, gone])])
    const sheet = await offered(page)
    await page.user.click(await sheet.findByRole('button', { name: /^Ramen, Sushi boat/ }))
    await page.see.findByText('No longer available')
    await page.see.findByText('Now $13.00 each (was $11.00)')
    expect(page.window.localStorage.getItem('items') ?? '').to.not.include('ramen')
    await press(page, /^Add to your cart · \$13\.00/)
    const cart = within(await page.see.findByRole('dialog', { name: 'Your cart' }))
    await cart.findByText('Ramen')
    expect(page.wentTo()).to.equal(undefined)
    expect(page.window.localStorage.getItem('items') ?? '').to.include('ramen')
    // Back from the cart leads to the menu, not to the question.
    page.window.history.back()
    await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
  })

  it('PROF-17 whoever closes what has changed has ordered nothing, and may look at another', async () => {
    const page = await menuOfDora([anOrder('2', [dearer, gone]), anOrder('4', [same])])
    const sheet = await offered(page)
    await page.user.click(await sheet.findByRole('button', { name: /^Ramen, Sushi boat/ }))
    await page.see.findByText('No longer available')
    const [, close] = page.see.getAllByRole('button', { name: 'Close' })
    if (close !== undefined) await page.user.click(close)
    await until(page, () => expect(page.see.queryByText('No longer available')).to.equal(null))
    expect(page.window.localStorage.getItem('items') ?? '').to.not.include('ramen')
    await page.user.click(await sheet.findByRole('button', { name: /^Ramen Pickup/ }))
    // Unchanged dishes need no question.
    await page.see.findByRole('dialog', { name: 'Your cart' })
  })

  it('PROF-17 where there is nothing to order again, or nobody answers, the menu says nothing of it', async () => {
    for (const orders of [[], undefined]) {
      const page = await menuOfDora(orders)
      await page.see.findByRole('link', { name: /Dora/ })
      await until(page, () => expect(page.network.callsTo('/v1/orders')).to.have.length(1))
      await page.clock.advance(1_000)
      expect(page.see.queryByRole('button', { name: 'Order again' })).to.equal(null)
      page.close()
    }
  })

  it('PROF-17 who signs out takes the last orders along, and nobody else is asked for any', async () => {
    const page = await menuOfDora([anOrder('4', [same])])
    await page.see.findByRole('button', { name: 'Order again' })
    await page.user.click(page.see.getByRole('button', { name: 'Your account' }))
    await press(page, 'Log out')
    await page.user.click(page.see.getAllByRole('button', { name: 'Log out' }).at(-1) ?? page.window.document.body)
    await until(page, () => expect(page.see.queryByRole('button', { name: 'Order again' })).to.equal(null))
    const other = await openPage(menuOf(), { device: page.close(), brand })
    await other.user.click(other.see.getByRole('button', { name: 'Your account' }))
    await other.see.findByRole('dialog')
    expect(other.network.callsTo('/v1/orders')).to.deep.equal([])
    expect(other.see.queryByRole('button', { name: 'Order again' })).to.equal(null)
  })

  it('PROF-17 a guest finds the order that this tab placed, and nobody else who reads the menu in it does', async () => {
    const pay = await openCheckout({ device: await deviceWithRamen(), brand })
    await payByCash(pay)
    const order = await pay.follow()
    await order.see.findByText(/^Placed at/)
    const device = order.close()
    const page = await openPage(menuOf(), { device, brand })
    await untouched(page)
    const sheet = await offered(page)
    await page.user.click(await sheet.findByRole('button', { name: /^Ramen Pickup/ }))
    await page.see.findByRole('dialog', { name: 'Your cart' })
    expect(textOf(page)).to.include('Thick')
    expect(page.network.callsTo('/v1/orders')).to.deep.equal([])
    // The tab's checkout belongs to another user, or none.
    page.window.sessionStorage.removeItem('checkoutForm')
    const other = await openPage(menuOf(), { device: page.close(), brand })
    await untouched(other)
    await other.user.click(other.see.getByRole('button', { name: 'Your account' }))
    await other.see.findByRole('dialog')
    expect(other.see.queryByRole('button', { name: 'Order again' })).to.equal(null)
  })
})
