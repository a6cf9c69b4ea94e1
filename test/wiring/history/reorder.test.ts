import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, logIn, menuOf, openCheckout, payByCash, textOf, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

const brand = { orderHistory: true } as const

/** Past orders: one dish dearer now, one gone, one unchanged. */
const past = {
  ...{ id: 'past-1', orderType: 'pickup', displayNumber: '17', createdAt: '2026-05-01T16:00:00.000Z' },
  ...{ totalPrice: 30, discountAmount: 0, taxAmount: 0, finalAmount: 30 },
  location: { id: 'loc-1', name: 'Main Street', slug: 'main-street' },
  items: [
    {
      ...{ item: { id: 'ramen' }, group: 'bowls', name: 'Ramen', price: 11, quantity: 2, notes: 'no egg' },
      modifications: [{ item: 'thick', option: 'noodles', modifications: [] }],
    },
    { item: { id: 'sushi' }, group: 'bowls', name: 'Sushi boat', price: 8, quantity: 1, modifications: [] },
  ],
}

async function openPast(order: object = past): Promise<OpenPage> {
  const shop = await openPage(menuOf(), { brand })
  await shop.user.click(shop.see.getByRole('button', { name: 'Your account' }))
  await logIn(shop, 'dora')
  await shop.see.findByText('Hi, Dora')
  const page = await openPage('/orders/past-1', {
    device: shop.close(),
    brand,
    before: ({ network }) => network.answer('/v1/orders/past-1', { status: 200, body: order }),
  })
  await page.see.findByRole('heading', { level: 1, name: 'Order 17' })
  return page
}

async function press(page: OpenPage, name: string | RegExp) {
  await page.user.click(await page.see.findByRole('button', { name }))
}

describe('The same again', () => {
  it('PROF-17, LOC-18 what is dearer or gone is said before anything is in the cart, and the rest joins it', async () => {
    const page = await openPast()
    await press(page, 'Order again')
    const sheet = within(await page.see.findByRole('dialog', { name: 'Order again' }))
    const rows = (await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows).to.deep.equal([
      '2 × Ramen$26.00ThickNow $13.00 each (was $11.00)',
      '1 × Sushi boatNo longer available',
    ])
    expect(page.window.localStorage.getItem('items') ?? '').to.not.include('ramen')
    const [asked] = page.network.callsTo('/v1/locations')
    expect(asked?.body).to.deep.include({ slugs: ['main-street'] })
    await press(page, /^Add to your cart · \$26\.00/)
    const shop = await page.follow()
    expect(shop.address()).to.equal(menuOf())
    await until(shop, () => expect(textOf(shop)).to.include('View cart · 2 items'))
    expect(textOf(shop)).to.include('no egg').and.not.include('Sushi boat')
  })

  it('PROF-17 whoever closes what is shown has ordered nothing', async () => {
    const page = await openPast()
    await press(page, 'Order again')
    await page.see.findByText('No longer available')
    await press(page, 'Close')
    await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
    expect(page.window.localStorage.getItem('items') ?? '').to.not.include('ramen')
    expect(page.wentTo()).to.equal(undefined)
  })

  it('PROF-17 where nothing can be had any more the menu is the way on', async () => {
    const [, gone] = past.items
    const page = await openPast({ ...past, items: [gone] })
    await press(page, 'Order again')
    await page.see.findByText('None of these items are available anymore.')
    await page.user.click(page.see.getByRole('link', { name: 'See the menu' }))
    expect(await page.leaving()).to.equal(menuOf())
  })

  it('PROF-17 a restaurant that is gone is said, and an answer that did not come is asked for again', async () => {
    const elsewhere = await openPast({ ...past, location: { ...past.location, slug: 'nowhere' } })
    await press(elsewhere, 'Order again')
    await elsewhere.see.findByText('This location no longer takes online orders.')
    elsewhere.close()
    const page = await openPast()
    const heal = page.network.cut('/v1/menus')
    await press(page, 'Order again')
    await page.see.findByText(/^We couldn’t load this order/)
    heal()
    await press(page, 'Try again')
    await page.see.findByText('No longer available')
  })

  it('PROF-17, SEL-37 a confirmation whose dish costs something else by now says so before it is in the cart', async () => {
    const pay = await openCheckout({ device: await deviceWithRamen() })
    await payByCash(pay)
    const order = await pay.follow()
    await order.see.findByText(/^Placed at/)
    const { rows } = await wiringHouse()
    const token = order.address().split('/').at(-1)
    await rows(`update orders set ticket = jsonb_set(ticket, '{items,0,price}', '1100') where token = '${token}'`)
    const again = await order.reload()
    await press(again, 'Order again')
    await again.see.findByText(/^Now \$13\.00 each \(was \$11\.00\)/)
  })
})
