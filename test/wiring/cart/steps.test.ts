import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  chooseTime,
  deviceWithRamen,
  deviceWithTenders,
  keptOrder,
  menuOf,
  openCart,
  textOf,
  toPacking,
  toUpsells,
  until,
  upsellsLoad,
} from '../drivers/scenes.ts'

const upsellsInCart = { themes: { ...aBrand().themes, upsell: 'Type2' } }

async function openMenu(options: PageOptions = {}) {
  return openPage(menuOf(), { device: await deviceWithRamen(), ...options })
}

describe('What is offered on the way from the cart', () => {
  it('UPS-02 what has to be chosen opens as a dish of its own, and is in the order when the list is there again', async () => {
    const page = await openMenu()
    await openCart(page)
    await toUpsells(page)
    await page.user.click(await page.see.findByRole('button', { name: 'Choose options for Dumplings' }))
    const dish = within(await page.see.findByRole('dialog', { name: /^Dumplings/ }))
    await page.user.click(await dish.findByLabelText(/^Chilli dip/))
    await page.user.click(dish.getByRole('button', { name: 'Add to cart · $6.50' }))
    await page.see.findByRole('button', { name: 'Dumplings is in your cart' })
    expect(textOf(page)).to.include('View cart · 2 items')
    page.see.getByRole('button', { name: 'Continue' })
  })

  it('UPS-06 in the second layout it lies inside the cart, and the way has no step for it', async () => {
    const page = await openMenu({ brand: upsellsInCart })
    await openCart(page)
    await page.clock.advance(upsellsLoad)
    const inside = within(await page.see.findByRole('region', { name: 'Goes great with your order' }))
    await page.user.click(inside.getByRole('button', { name: 'Add Tea for $3.00' }))
    await page.user.click(await page.see.findByRole('button', { name: 'Continue · $16.00' }))
    await page.see.findByText('Cutlery')
    expect(page.see.queryByText('Anything else?')).to.equal(null)
  })
})

/** As after a reload with this open. */
async function openAt(path: string, options: Pick<PageOptions, 'device' | 'brand'> = {}) {
  const device = options.device ?? (await deviceWithRamen())
  device.historyState = { flow: { at: { _tag: 'Cart', path }, depth: 1 } }
  return openPage(menuOf(), { ...options, device })
}

describe('The paths inside the cart', () => {
  const screens: readonly (readonly [string, string | RegExp])[] = [
    ['/', 'Your cart'],
    ['/item/ramen/0', /^Ramen/],
    ['/delete/0', 'Remove Ramen from your cart?'],
    ['/delete', 'Remove everything from your cart?'],
    ['/packing', 'Utensils & extras'],
    ['/upsells', 'Anything else?'],
    ['/upsells/tea', 'Tea'],
    ['/locations', 'Choose a location'],
    ['/pickup', 'Choose a location'],
    ['/delivery', 'Choose a location'],
    ['/schedule-date', 'When would you like it?'],
    ['/locations/schedule-dates', 'When would you like it?'],
    ['/login', 'Log in'],
    ['/link', 'Create Link'],
  ]
  const isShown = (page: OpenPage, name: string | RegExp) =>
    [...page.see.queryAllByRole('dialog', { name }), ...page.see.queryAllByRole('alertdialog', { name })].length > 0

  it('CART-10, SCHED-02, SHELL-08 lead each to its screen, and outlive a reload', async () => {
    for (const [path, name] of screens) {
      const page = await openAt(path)
      await until(page, () => expect(isShown(page, name), `${path}: ${textOf(page).slice(-300)}`).to.equal(true))
      expect(page.address(), path).to.equal(menuOf())
    }
  })

  it('CART-10 removes or edits a line at the path of its place, which the history keeps', async () => {
    const page = await openMenu()
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Remove Ramen' }))
    await page.see.findByText('Remove Ramen from your cart?')
    await until(page, () => expect(page.window.history.state.flow.at.path).to.equal('/delete/0'))
    await page.user.click(page.see.getByRole('button', { name: 'Keep' }))
    await page.user.click(cart.getByRole('button', { name: 'Edit Ramen' }))
    await until(page, () => expect(page.window.history.state.flow.at.path).to.equal('/item/ramen/0'))
  })

  it('SCHED-02, SCHED-12 the chooser leads to the times of the chosen restaurant, under a path of its own, where the brand takes orders for later', async () => {
    const page = await openAt('/locations')
    await page.user.click(await page.see.findByRole('button', { name: 'Order ahead from Main Street' }))
    await page.see.findByRole('dialog', { name: 'When would you like it?' })
    await until(page, () => expect(page.window.history.state.flow.at.path).to.equal('/locations/schedule-dates'))
    const never = await openAt('/locations', { brand: { ordering: { ...aBrand().ordering, scheduled: false } } })
    await never.see.findByRole('list', { name: 'Locations' })
    expect(never.see.queryByRole('button', { name: /^Order ahead from/ })).to.equal(null)
  })
})

describe('Another way to get the food', () => {
  it('LOC-11, LOC-12 forgets the time, the promo and the gift card, and keeps the food', async () => {
    const page = await openMenu({ device: await deviceWithTenders() })
    await openCart(page)
    await chooseTime(page)
    const before = keptOrder(page)
    expect(before).to.include({ diningOption: 'pickup', code: 'TEN', discount: 'code-ten', promotionId: 'ten-off' })
    expect([typeof before.scheduledAt, before.giftCard?.balance]).to.deep.equal(['number', 2_000])
    await page.user.click(page.see.getByRole('link', { name: 'Dine in' }))
    expect(await page.leaving()).to.equal(menuOf('dine-in'))
    const after = keptOrder(page)
    expect(after.diningOption).to.equal('kiosk')
    for (const part of ['scheduledAt', 'code', 'discount', 'promotionId', 'promotionCodeId', 'giftCard']) {
      expect(after[part] ?? '', part).to.equal('')
    }
    expect(textOf(await page.follow())).to.include('View cart · 1 item')
  })

  it('PACK-08 what was to be packed is forgotten with the restaurant', async () => {
    const page = await openMenu()
    await openCart(page)
    await toUpsells(page)
    await toPacking(page)
    await page.user.click(page.see.getByLabelText('Soy sachet'))
    expect(page.window.localStorage.getItem('packingItems')).to.include('soy-sachet')
    const chooser = await openAt('/pickup', { device: (await page.reload()).device })
    await chooser.user.click(await chooser.see.findByRole('link', { name: 'See the Harbor menu' }))
    expect(await chooser.leaving()).to.equal('/location/harbor/pickup')
    expect(chooser.window.localStorage.getItem('packingItems') ?? '').to.not.include('soy-sachet')
  })
})
