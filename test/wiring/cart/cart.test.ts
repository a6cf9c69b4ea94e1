import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { openPage } from '../drivers/open-page.ts'
import {
  addRamen,
  beGuest,
  deviceWithRamen,
  menuOf,
  openCart,
  openDish,
  submit,
  tapDish,
  textOf,
  toPacking,
  toUpsells,
  until,
} from '../drivers/scenes.ts'

async function openMenu() {
  return openPage(menuOf(), { device: await deviceWithRamen() })
}

describe('The order on a menu page', () => {
  it('PRICE-06, PRICE-13 the subtotal is the page’s own, and the rest is calculated at checkout, as it says', async () => {
    const page = await openMenu()
    const cart = await openCart(page)
    expect(textOf(page)).to.match(/Subtotal\$13\.00TaxCalculated at checkout/)
    await cart.findByRole('button', { name: 'Continue · $13.00' })
  })

  it('CART-09, SHELL-21 a line is removed after a question, and kept when the answer is no', async () => {
    const page = await openMenu()
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Remove Ramen' }))
    await page.see.findByText('Remove Ramen from your cart?')
    await page.user.click(page.see.getByRole('button', { name: 'Keep' }))
    expect(textOf(page)).to.include('View cart · 1 item')
    await page.user.click(cart.getByRole('button', { name: 'Remove Ramen' }))
    const question = within(await page.see.findByRole('alertdialog'))
    await page.user.click(question.getByRole('button', { name: /Remove/ }))
    await page.see.findByText('Your cart is empty')
    await page.see.findAllByText('Ramen removed')
    const sheet = page.see.getByRole('dialog')
    await until(page, () => expect(sheet.contains(page.window.document.activeElement)).to.equal(true))
    expect(textOf(page)).to.include('View cart · 0 items')
  })

  it('CART-08 a line is edited where it was chosen, and keeps its place', async () => {
    const page = await openMenu()
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Edit Ramen' }))
    const sheet = within(await page.see.findByRole('dialog', { name: /^Ramen/ }))
    await page.user.click(await sheet.findByLabelText(/Thin/))
    await submit(page, sheet)
    await page.see.findAllByText('Ramen updated')
    await page.see.findByText('$12.50 × 1')
  })

  it('E15, CART-02 the same dish twice is two lines, made alike or not', async () => {
    const page = await openMenu()
    await addRamen(page)
    const sheet = await tapDish(page, 'Ramen')
    await page.user.click(sheet.getByLabelText(/Thin/))
    await submit(page, sheet)
    await page.see.findByText(/View cart · 3 items/)
    const cart = await openCart(page)
    const lines = cart.getAllByRole('heading', { level: 3, name: 'Ramen' }).map((one) => one.closest('li')?.textContent)
    expect(lines.map((line) => /Noodles: (Thick|Thin)/.exec(line ?? '')?.[1])).to.deep.equal(['Thick', 'Thick', 'Thin'])
  })

  it('UPS-05 looking for upsells shows for a quarter of a second and no longer', async () => {
    const page = await openMenu()
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: /^(Checkout|Continue ·)/ }))
    await page.see.findByText('Anything else?')
    await page.clock.advance(249)
    expect(page.see.queryByText('Before you go')).to.equal(null)
    await page.clock.advance(1)
    await page.see.findByText('Before you go')
  })

  it('UPS-01, UPS-02, UPS-03 adds what goes with the order by one tap and keeps it in the list as added; a second tap adds nothing', async () => {
    const page = await openMenu()
    await openCart(page)
    await toUpsells(page)
    page.see.getByRole('button', { name: 'No thanks' })
    await page.user.click(await page.see.findByRole('button', { name: 'Add Tea for $3.00' }))
    await page.see.findByRole('button', { name: 'Continue' })
    const sheet = within(page.see.getByRole('dialog', { name: 'Anything else?' }))
    expect(sheet.getByText('1 × Tea added to your cart').getAttribute('role')).to.equal('status')
    const added = sheet.getByRole('button', { name: 'Tea is in your cart' })
    expect(added.getAttribute('aria-disabled')).to.equal('true')
    await page.user.click(added)
    expect(textOf(page)).to.include('View cart · 2 items')
  })

  const openPacking = async () => {
    const page = await openMenu()
    await openCart(page)
    await toUpsells(page)
    await toPacking(page)
    return page
  }

  it('PACK-05, SEL-34 disables Next, with the reason, while something that must be packed is missing', async () => {
    const page = await openPacking()
    const next = () => page.see.getByRole('button', { name: 'Next' })
    await page.user.click(next())
    expect(page.address()).to.not.include('checkout')
    expect(next().getAttribute('aria-disabled')).to.equal('true')
    const why = page.window.document.getElementById(next().getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).to.equal('Please check Allergy card first.')
    within(page.see.getByRole('group', { name: /^Allergy card/ })).getByText('You must select at least 1')
    await page.user.click(page.see.getByLabelText('No allergies'))
    await page.user.click(next())
    expect(await page.leaving()).to.equal('/checkout/current')
  })

  const chosen = (page: Awaited<ReturnType<typeof openPacking>>, ...names: readonly string[]) =>
    names.map((name) => Object(page.see.getByLabelText(name)).checked)

  it('PACK-02 of a group of which one may be chosen the newer takes the place of the older', async () => {
    const page = await openPacking()
    for (const name of ['Paper bag', 'Cloth bag']) await page.user.click(page.see.getByLabelText(name))
    expect(chosen(page, 'Paper bag', 'Cloth bag')).to.deep.equal([false, true])
  })

  it('PACK-03, PACK-06, PACK-07 without a bound of its own all of a group may be chosen, is kept, and is ordered too', async () => {
    const page = await openPacking()
    for (const name of ['Soy sachet', 'Chilli sachet', 'No allergies']) {
      await page.user.click(page.see.getByLabelText(name))
    }
    expect(chosen(page, 'Soy sachet', 'Chilli sachet')).to.deep.equal([true, true])
    await page.user.click(page.see.getByRole('button', { name: 'Next' }))
    await page.leaving()
    expect(page.window.localStorage.getItem('packingItems')).to.include('soy-sachet')
    const pay = await page.follow()
    await pay.see.findByLabelText(/Full name/)
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    const { items } = Object(pay.network.callsTo('/v1/order/check-price').at(-1)?.body)
    expect(items.map(({ item }: { item: string }) => item)).to.have.members([
      'ramen',
      'soy-sachet',
      'chilli-sachet',
      'no-allergies',
    ])
  })

  it('SEL-17 another dish of a group forgets every choice and begins with its own', async () => {
    const page = await openPage(menuOf())
    await page.user.click(page.see.getByRole('link', { name: /^Sodas/ }))
    const sheet = within(await page.see.findByRole('dialog'))
    await page.user.click(await sheet.findByLabelText(/^Cola/))
    expect(sheet.getByLabelText('Cubes')).to.have.property('checked', true)
    await page.user.click(sheet.getByLabelText('Crushed'))
    await page.user.click(sheet.getByLabelText(/^Root beer/))
    expect(sheet.queryByLabelText('Crushed')).to.equal(null)
    await page.user.click(sheet.getByLabelText(/^Cola/))
    expect(sheet.getByLabelText('Crushed')).to.have.property('checked', false)
    expect(sheet.getByLabelText('Cubes')).to.have.property('checked', true)
  })

  it('SEL-23, SEL-32 a group from which nothing was picked is said, and nothing is added', async () => {
    const page = await openPage(menuOf())
    await page.user.click(page.see.getByRole('link', { name: /^Sodas/ }))
    const sheet = within(await page.see.findByRole('dialog'))
    await page.user.click(await sheet.findByRole('button', { name: /^Add to cart/ }))
    sheet.getByText('You must select an item')
    expect(textOf(page)).to.include('View cart · 0 items')
  })

  it('SEL-15 a choice whose own choices are left unsaved is taken back', async () => {
    const { page, sheet } = await openDish('Set')
    await page.user.click(sheet.getByLabelText('Soup'))
    const inside = within(await page.see.findByRole('dialog', { name: 'Options for Soup' }))
    await page.user.click(inside.getByRole('button', { name: 'Cancel' }))
    expect(sheet.getByLabelText('Soup')).to.have.property('checked', false)
  })

  it('SEL-20, SEL-22, SEL-24 what is missing inside a choice keeps it from being saved', async () => {
    const { page, sheet } = await openDish('Set')
    await page.user.click(sheet.getByLabelText('Soup'))
    const inside = within(await page.see.findByRole('dialog', { name: 'Options for Soup' }))
    await page.user.click(inside.getByRole('button', { name: 'Save' }))
    within(inside.getByRole('group', { name: /^Broth/ })).getByText('You must select at least 1')
  })

  it('SEL-29 after it was added the sheet is gone, and the next begins anew', async () => {
    const page = await openPage(menuOf())
    await addRamen(page)
    const sheet = await tapDish(page, 'Ramen')
    expect(sheet.getByLabelText(/Thick/)).to.have.property('checked', false)
  })
})
