import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage } from '../drivers/open-page.ts'
import {
  deviceWithRamen,
  fill,
  menuOf,
  openCart,
  openCheckout,
  openDish,
  payByCash,
  submit,
  textOf,
  until,
} from '../drivers/scenes.ts'

describe('What is chosen', () => {
  it('SEL-01, CHK-44, CHK-45 is kept with what is chosen inside it, and ordered so; no level is without its item', async () => {
    const { page, sheet } = await openDish('Set')
    await page.user.click(sheet.getByLabelText('Soup'))
    const inside = within(await page.see.findByRole('dialog', { name: 'Options for Soup' }))
    await page.user.click(inside.getByLabelText(/Clear/))
    await page.user.click(inside.getByRole('button', { name: 'Save' }))
    await submit(page, sheet)
    await page.see.findByText('1 × Set added to your cart')
    const kept = JSON.parse(page.window.localStorage.getItem('items') ?? '[]')
    const [line] = Object(kept).value ?? kept
    expect(line.mods).to.deep.equal([
      ['side', [{ item: 'soup', modifiers: [['broth', [{ item: 'clear', modifiers: [] }]]] }]],
    ])
    const pay = await openPage('/checkout/current', { device: page.close() })
    const [call] = await pay.see
      .findByText('Who is this order for?')
      .then(() => pay.network.callsTo('/v1/order/validate'))
    expect(Object(call?.body).items[0].modifiers).to.deep.equal([
      { option: 'side', item: 'soup', modifiers: [{ option: 'broth', item: 'clear', modifiers: [] }] },
    ])
    const [item] = Object(call?.body).items
    const heading = { option: 'side', item: '', modifiers: item.modifiers }
    const answer = await pay.house.app.inject({
      method: 'POST',
      url: '/v1/order/validate',
      headers: { ...call?.headers, host: 'localhost' },
      payload: { ...Object(call?.body), items: [{ ...item, modifiers: [heading] }] },
    })
    expect(answer.statusCode).to.equal(400)
  })

  it('SEL-02 what is wrong stands at its option, or at the dish where none was picked', async () => {
    const { page, sheet } = await openDish('Ramen')
    await submit(page, sheet)
    const message = sheet.getByText('You must select at least 1')
    expect(message.closest('fieldset')?.querySelector('legend')?.textContent).to.match(/^Noodles/)
    const other = await openPage(menuOf())
    await other.user.click(other.see.getByRole('link', { name: /^Sodas/ }))
    const sodas = within(await other.see.findByRole('dialog'))
    await other.user.click(await sodas.findByRole('button', { name: /^Add to cart/ }))
    const none = sodas.getByText('You must select an item').closest('fieldset')
    expect(within(none ?? other.window.document.body).getByLabelText(/^Cola/)).to.not.equal(null)
  })

  it('SEL-19 a choice that is full leads to the next, or to the next tab where there are tabs', async () => {
    const { page, sheet } = await openDish('Ramen')
    const seen: (string | undefined)[] = []
    page.window.Element.prototype.scrollIntoView = function () {
      seen.push(this.querySelector('legend')?.textContent?.split(' ')[0])
    }
    await page.user.click(sheet.getByLabelText(/Thick/))
    await until(page, () => expect(seen).to.deep.equal(['Toppings']))
    const { itemDetails } = aBrand().themes
    const brand = { themes: { ...aBrand().themes, itemDetails: { ...itemDetails, layout: 'Theme2' } } }
    const tabbed = await openDish('Ramen', { brand })
    const isOpen = (name: string) =>
      tabbed.sheet.getByRole('tab', { name: new RegExp(`^${name}`) }).getAttribute('aria-selected')
    expect([isOpen('Noodles'), isOpen('Toppings')]).to.deep.equal(['true', 'false'])
    await tabbed.page.user.click(tabbed.sheet.getByLabelText(/Thick/))
    await until(tabbed.page, () => expect([isOpen('Noodles'), isOpen('Toppings')]).to.deep.equal(['false', 'true']))
    expect(tabbed.page.window.document.activeElement).to.equal(tabbed.sheet.getByRole('tab', { name: /^Toppings/ }))
  })

  it('SEL-21, SEL-31 more than fits, chosen before the menu changed, says how many do', async () => {
    const device = await deviceWithRamen()
    const kept = JSON.parse(device.local.get('items') ?? '[]')
    const [line] = Object(kept).value ?? kept
    line.mods.push(['toppings', ['egg', 'nori', 'corn'].map((item) => ({ item, modifiers: [] }))])
    device.local.set('items', JSON.stringify(kept))
    const page = await openPage(menuOf(), { device })
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Edit Ramen' }))
    const sheet = within(await page.see.findByRole('dialog', { name: /^Ramen/ }))
    await sheet.findByLabelText(/Egg/)
    await submit(page, sheet)
    within(sheet.getByRole('group', { name: /^Toppings/ })).getByText('You cannot select more than 2')
  })

  it('SHELL-24 the quantity is stepped or typed, and never below one', async () => {
    const { page, sheet } = await openDish('Tea')
    const field = sheet.getByLabelText('Quantity of Tea')
    const fewer = sheet.getByRole('button', { name: 'Decrease quantity of Tea' })
    expect(fewer.getAttribute('aria-disabled')).to.equal('true')
    await page.user.click(fewer)
    expect(field).to.have.property('value', '1')
    await page.user.click(sheet.getByRole('button', { name: 'Increase quantity of Tea' }))
    sheet.getByRole('button', { name: 'Add to cart · $6.00' })
    await page.user.clear(field)
    fill(field, '12')
    await page.user.tab()
    sheet.getByRole('button', { name: 'Add to cart · $36.00' })
    for (const typed of ['none', '0', '-1', '1.5']) {
      await page.user.click(field)
      fill(field, typed)
      await page.user.tab()
      expect(textOf(page), typed).to.include('Add to cart · $36.00')
    }
  })

  it('API-02 what is asked stands in the query, and what is told in a JSON body', async () => {
    const page = await openCheckout()
    await payByCash(page)
    await page.leaving()
    const { page: menu } = await openDish('Tea')
    const calls = [...page.network.calls, ...menu.network.calls]
    const [asked] = calls.filter(({ path }) => path === '/v1/menus')
    expect([asked?.method, asked?.query, asked?.body]).to.deep.equal(['GET', '?orderType=pickup', undefined])
    for (const call of calls) {
      if (call.method === 'GET') expect(call.body, call.path).to.equal(undefined)
      else {
        expect([call.query, call.headers['content-type']], call.path).to.deep.equal(['', 'application/json'])
        expect(call.body, call.path).to.be.an('object')
      }
    }
  })
})
