import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  beGuest,
  chooseTime,
  deviceWithRamen,
  deviceWithTenders,
  enterTender,
  fill,
  keptOrder,
  logIn,
  menuOf,
  openCart,
  textOf,
  toCheckout,
  toPacking,
  toUpsells,
  until,
} from '../drivers/scenes.ts'

async function openMenu(options: PageOptions = {}) {
  return openPage(menuOf(), { device: await deviceWithRamen(), ...options })
}

describe('The overview of an order', () => {
  it('CART-03, CART-05 has where from, when, what, what it comes to, and the ways to change it', async () => {
    const page = await openMenu()
    const cart = await openCart(page)
    cart.getByText('Order from Main Street')
    cart.getByText(/Pickup · ASAP/)
    cart.getByRole('button', { name: 'Change time' })
    const lines = within(cart.getByRole('list', { name: 'Items in your cart' }))
    expect(lines.getAllByRole('heading').map((one) => one.textContent)).to.deep.equal(['Ramen'])
    lines.getByRole('button', { name: 'Edit Ramen' })
    lines.getByRole('button', { name: 'Remove Ramen' })
    expect(textOf(page)).to.include('Subtotal$13.00')
  })

  it('CART-04, CART-09 says that the cart is empty, and nothing else, once all lines were removed together', async () => {
    const page = await openMenu()
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Remove all' }))
    const question = within(await page.see.findByRole('alertdialog', { name: 'Remove everything from your cart?' }))
    await page.user.click(question.getByRole('button', { name: 'Remove all' }))
    expect(await cart.findAllByText('Your cart is empty')).to.have.length.greaterThan(0)
    expect(textOf(page)).to.not.match(/Subtotal|Checkout ·|Continue ·|Order from/)
  })
})

describe('The way from the order', () => {
  it('CART-13 passes upsells, packing and, for who gave no name, the question for it', async () => {
    const page = await openMenu()
    await openCart(page)
    await toUpsells(page)
    await toPacking(page)
    await page.user.click(page.see.getByLabelText('No allergies'))
    await page.user.click(page.see.getByRole('button', { name: 'Next' }))
    const pay = await page.follow()
    await pay.see.findByRole('heading', { level: 1, name: 'Who is this order for?' })
  })

  it('CART-13 leads past what there is nothing of, and straight to the checkout where no name is asked for', async () => {
    const none = { menus: {}, groups: {}, items: {}, options: {}, restaurantGroups: {} }
    const page = await openMenu({
      brand: { guests: { name: byDiningOption(() => false), phone: false } },
      before: ({ network }) => network.answer('/v1/upsells', { status: 200, body: none }),
    })
    const cart = await openCart(page)
    await until(page, () => expect(page.network.callsTo('/v1/upsells')).to.have.length(1))
    await page.clock.advance(300)
    await page.user.click(cart.getByRole('button', { name: /^(Checkout|Continue ·)/ }))
    await page.see.findByText('Cutlery')
    await page.user.click(page.see.getByLabelText('No allergies'))
    await page.user.click(page.see.getByRole('button', { name: 'Next' }))
    const pay = await page.follow()
    await pay.see.findByRole('heading', { level: 1, name: 'Checkout' })
    expect(textOf(pay)).to.not.include('Who is this order for?')
  })

  it('PACK-01, PACK-04, API-46 shows each packing group with its bound, beyond which the oldest choice gives way', async () => {
    const page = await openMenu()
    await openCart(page)
    await toUpsells(page)
    await toPacking(page)
    expect(
      page.network.calls.some(({ path, query }) => path === '/v1/menus' && query.includes('menuType=packing')),
    ).to.equal(true)
    const sheet = within(await page.see.findByRole('dialog', { name: 'Utensils & extras' }))
    expect(sheet.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).to.satisfy(
      (names: string[]) =>
        names.some((name) => /^Cutlery.*up to 2/.test(name)) && names.some((name) => /^Bag/.test(name)),
    )
    for (const name of ['Chopsticks', 'Fork', 'Spoon']) await page.user.click(sheet.getByLabelText(name))
    const chosen = ['Chopsticks', 'Fork', 'Spoon'].map((name) => Object(sheet.getByLabelText(name)).checked)
    expect(chosen).to.deep.equal([false, true, true])
    sheet.getByText('We removed Chopsticks. Cutlery is full.')
  })
})

describe('What an order forgets', () => {
  it('CART-19 after it was placed all of it but the restaurant and the way to get it', async () => {
    const { themes } = aBrand()
    const brand = { themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } } }
    const menu = await openMenu({ brand })
    await openCart(menu)
    await chooseTime(menu)
    await toUpsells(menu)
    await toPacking(menu)
    for (const name of ['Soy sachet', 'No allergies']) await menu.user.click(menu.see.getByLabelText(name))
    await menu.user.click(menu.see.getByRole('button', { name: 'Next' }))
    const page = await menu.follow()
    await beGuest(page)
    await enterTender(page, 'promo code', 'TEN')
    await page.see.findByText('-$1.30')
    await enterTender(page, 'gift card', '9999-8888-7777-6666')
    await page.see.findByText('-$12.64')
    const note = await page.see.findByLabelText(/^Order note/)
    await page.user.click(note)
    fill(note, 'ring twice')
    await page.user.tab()
    await until(page, () => expect(keptOrder(page).note).to.equal('ring twice'))
    expect(keptOrder(page)).to.include.keys('scheduledAt', 'code', 'giftCard')
    await page.user.click(page.see.getByRole('radio', { name: 'No tip' }))
    const place = await page.see.findByRole('button', { name: 'Place Order · $0.00' })
    await until(page, () => expect(place).to.have.property('disabled', false))
    await page.user.click(place)
    await page.leaving()
    const { local } = page.close()
    const order = JSON.parse(local.get('order') ?? '{}')
    const left = Object(order.value ?? order)
    for (const part of ['note', 'scheduledAt', 'code', 'discount', 'promotionId', 'giftCard', 'table']) {
      expect(left[part] ?? '', part).to.equal('')
    }
    for (const key of ['items', 'packingItems']) {
      const kept = JSON.parse(local.get(key) ?? '[]')
      expect(Object(kept).value ?? kept, key).to.deep.equal([])
    }
    expect(left.diningOption).to.equal('pickup')
    expect(local.get('location')).to.include('main-street')
  })

  it('CART-20 with the restaurant what was agreed with it; the dishes stay, and those that the new one has not are named', async () => {
    const device = await deviceWithTenders()
    device.historyState = { flow: { at: { _tag: 'Cart', path: '/pickup' }, depth: 1 } }
    const page = await openPage(menuOf(), { device })
    await page.user.click(await page.see.findByRole('link', { name: 'See the Harbor menu' }))
    const to = await page.leaving()
    const moved = keptOrder(page)
    for (const part of ['scheduledAt', 'note', 'code', 'discount', 'giftCard'])
      expect(moved[part] ?? '', part).to.equal('')
    const tea = { id: 'tea', name: 'Tea', price: 3 }
    const menu = {
      menus: { pickup: { id: 'pickup', name: '', orderType: 'pickup', groups: ['drinks'] } },
      groups: { drinks: { id: 'drinks', name: 'Drinks', items: ['tea'] } },
      items: { tea },
      options: {},
      restaurantGroups: {},
    }
    const harbor = await openPage(to, {
      device: page.close(),
      before: ({ network }) => network.answer('/v1/menus', { status: 200, body: menu }),
    })
    expect(textOf(harbor)).to.include('View cart · 1 item')
    const cart = await openCart(harbor)
    await harbor.see.findAllByText('Not available on this menu: Ramen')
    await cart.findByText('These can’t be ordered right now')
  })
})

describe('An employee', () => {
  const openLink = async () => {
    const page = await openMenu()
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Have an account? Log in' }))
    await logIn(page, 'emil')
    const link = await page.see.findByLabelText(/^Link to this cart/)
    return { page, link, address: String(Object(link).value) }
  }

  it('LINK-01, LINK-02 makes a link to the cart where others pay, and comes to it again from the cart', async () => {
    const { page, address } = await openLink()
    expect(address).to.match(/^http:\/\/noodle\.example\/checkout\/[\w-]+$/)
    page.see.getByRole('dialog', { name: 'Create Link' })
    const again = await openPage(menuOf(), { device: page.close() })
    await openCart(again)
    await again.user.click(await again.see.findByRole('button', { name: /^Create Link/ }))
    await again.see.findByLabelText(/^Link to this cart/)
    expect(again.address()).to.equal(menuOf())
  })

  it('LINK-02, CHK-24 gets a link in the shop after a log-in at the checkout, and does not pay', async () => {
    const pay = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await pay.user.click(await pay.see.findByRole('button', { name: 'Log in' }))
    await logIn(pay, 'emil')
    const shop = await pay.follow()
    expect(shop.address()).to.equal(menuOf())
    const link = await shop.see.findByLabelText(/^Link to this cart/)
    expect(Object(link).value).to.match(/\/checkout\/[\w-]+$/)
  })

  it('LINK-03 reads “Create Link” where others read “Checkout”', async () => {
    const other = await openCart(await openMenu())
    await other.findByRole('button', { name: /^(Checkout|Continue ·)/ })
    expect(other.queryByRole('button', { name: /^Create Link/ })).to.equal(null)
    const { page } = await openLink()
    const again = await openPage(menuOf(), { device: page.close() })
    const cart = await openCart(again)
    await cart.findByRole('button', { name: /^Create Link/ })
    expect(cart.queryByRole('button', { name: /^(Checkout|Continue ·)/ })).to.equal(null)
  })

  it('LINK-05 says Copied for three seconds, to the eye and aloud', async () => {
    const { page, address } = await openLink()
    const copied: string[] = []
    Object.defineProperty(page.window.navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    await page.user.click(page.see.getByRole('button', { name: 'Copy' }))
    await page.see.findByRole('button', { name: 'Copied' })
    const sheet = within(page.see.getByRole('dialog', { name: 'Create Link' }))
    expect(sheet.getByRole('status').textContent).to.equal('Copied')
    expect(copied).to.deep.equal([address])
    await page.clock.advance(2_999)
    page.see.getByRole('button', { name: 'Copied' })
    await page.clock.advance(1)
    await page.see.findByRole('button', { name: 'Copy' })
  })

  it('CART-26 hands over a cart that opens as a cart, with its restaurant, its price and the way to the checkout', async () => {
    const { address } = await openLink()
    const page = await (await openPage(new URL(address).pathname)).follow()
    const cart = within(await page.see.findByRole('dialog', { name: 'Your cart' }))
    cart.getByText(/Order from Main Street/)
    cart.getByRole('button', { name: 'Edit Ramen' })
    cart.getByRole('button', { name: 'Continue · $13.00' })
    const pay = await toCheckout(page)
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    expect(textOf(pay)).to.include('1 × Ramen')
  })
})
