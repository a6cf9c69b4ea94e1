import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage } from '../drivers/open-page.ts'
import { addRamen, fill, menuOf, openCart, openDish, submit, textOf } from '../drivers/scenes.ts'

function ordering(fields: object) {
  return { ordering: { ...aBrand().ordering, kiosk: true, polling: false, ...fields } }
}

describe('The sheet of a dish', () => {
  it('MENU-30, SEL-37, SEL-36 the footer has the quantity, and the button the price of all of it', async () => {
    const { page, sheet } = await openDish('Ramen')
    sheet.getByRole('button', { name: 'Add to cart · $12.50' })
    await page.user.click(sheet.getByLabelText(/Thick/))
    await page.user.click(sheet.getByLabelText(/Egg/))
    await page.user.click(sheet.getByRole('button', { name: 'Increase quantity of Ramen' }))
    sheet.getByRole('button', { name: 'Add to cart · $29.00' })
    await page.user.click(sheet.getByRole('button', { name: 'Decrease quantity of Ramen' }))
    await page.user.click(sheet.getByRole('button', { name: 'Decrease quantity of Ramen' }))
    sheet.getByRole('button', { name: 'Add to cart · $14.50' })
  })

  it('MENU-37, MENU-38 what all choices of a group have in common stands once, in its title', async () => {
    const { sheet } = await openDish('Curry')
    const sides = within(sheet.getByRole('group', { name: /Sides/ }))
    sides.getByText(/^\+\$2\.00 each/)
    sides.getByText('120 cals')
    expect(sides.queryAllByText(/\+\$2\.00$|120 - 120/)).to.deep.equal([])
  })

  it('MENU-39 the calories of a dish are a range, and nothing where nobody knows them', async () => {
    const { sheet } = await openDish('Ramen')
    sheet.getByText(/500 - 700 cal/)
    const { sheet: other } = await openDish('Tea')
    expect(other.queryByText(/\d cal/)).to.equal(null)
  })

  it('MENU-08, MENU-09, MENU-10 the first picture is shown, over https, and a placeholder where there is none', async () => {
    const page = await openPage(menuOf())
    const pictures = [...page.window.document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(pictures).to.include('https://img.example/first.webp')
    expect(pictures.join())
      .to.match(/placeholder/)
      .and.not.match(/second|http:/)
  })

  it('MENU-28, MENU-29 offers notes only where the brand takes them for this way of ordering, with four rows at a table', async () => {
    const { sheet } = await openDish('Tea')
    sheet.getByLabelText(/^Special instructions/)
    const brand = ordering({ notes: { pickup: false, delivery: true, kiosk: true } })
    const { sheet: without } = await openDish('Tea', { brand })
    expect(without.queryByLabelText(/^Special instructions/)).to.equal(null)
    const { sheet: atTable } = await openDish('Tea', { brand }, menuOf('dine-in'))
    expect(atTable.getByLabelText(/^Special instructions/).getAttribute('rows')).to.equal('4')
  })

  const legends = (sheet: Awaited<ReturnType<typeof openDish>>['sheet']) =>
    sheet.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent?.split(' ')[0])

  it('MENU-34 options come as the menu lists them, or by weight where the brand wants that', async () => {
    expect(legends((await openDish('Poke')).sheet)).to.deep.equal(['Base', 'Sauce'])
    const brand = ordering({ optionWeightedSort: true })
    expect(legends((await openDish('Poke', { brand })).sheet)).to.deep.equal(['Sauce', 'Base'])
  })

  it('MENU-35 categories come by their priority, whatever their place in the list', async () => {
    const page = await openPage(menuOf())
    const names = [...page.window.document.querySelectorAll('h2')].map((heading) => heading.textContent)
    expect(names.slice(-4)).to.deep.equal(['Bowls', 'Bento', 'Drinks', 'Last'])
  })

  it('MENU-33 dishes of a subgroup stand under it, or in the category itself where the brand wants that', async () => {
    const page = await openPage(menuOf(), { brand: ordering({ flattenSubgroups: true }) })
    page.see.getByRole('link', { name: /^Cola/ })
    const nested = await openPage(menuOf())
    expect(nested.see.queryByRole('link', { name: /^Cola/ })).to.equal(null)
    nested.see.getByRole('link', { name: /^Sodas/ })
  })
})

describe('Choosing', () => {
  const kinds: readonly (readonly [string, string, 'radio' | 'checkbox'])[] = [
    ['SEL-03', 'None or one', 'radio'],
    ['SEL-09', 'Just one', 'radio'],
    ['SEL-05', 'One to three', 'checkbox'],
    ['SEL-06', 'Just two', 'checkbox'],
    ['SEL-07', 'Any number', 'checkbox'],
    ['SEL-08', 'Single only', 'radio'],
  ]
  it('SEL-03, SEL-05, SEL-06, SEL-07, SEL-08, SEL-09 is of one or of several, as the bounds of the option say', async () => {
    const { page, sheet } = await openDish('Choices')
    for (const [id, name, role] of kinds) {
      const group = within(sheet.getByRole('group', { name: new RegExp(`^${name}`) }))
      expect(group.getAllByRole(role), `${id} ${name}`).to.have.length(3)
    }
    for (const name of ['None or one', 'Just one']) {
      await page.user.click(sheet.getByLabelText(`${name} B`))
    }
    sheet.getByRole('button', { name: 'Clear None or one' })
    expect(sheet.queryByRole('button', { name: 'Clear Just one' })).to.equal(null)
    const optional = sheet.getByLabelText('None or one B')
    expect(optional).to.have.property('checked', true)
    await page.user.click(optional)
    expect(optional).to.have.property('checked', false)
    await page.user.click(optional)
    await page.user.click(sheet.getByRole('button', { name: 'Clear None or one' }))
    expect(optional).to.have.property('checked', false)
  })

  it('SEL-04 a choice of just one can be taken back where the brand replaces nothing', async () => {
    const { page, sheet } = await openDish('Choices', { brand: ordering({ notReplaceMod: true }) })
    await page.user.click(sheet.getByLabelText('Just one B'))
    await page.user.click(sheet.getByRole('button', { name: 'Clear Just one' }))
    expect(sheet.getByLabelText('Just one B')).to.have.property('checked', false)
  })

  it('SEL-10 one more than fits takes the place of the first', async () => {
    const { page, sheet } = await openDish('Ramen')
    for (const name of [/Egg/, /Nori/, /Corn/]) await page.user.click(sheet.getByLabelText(name))
    expect([/Egg/, /Nori/, /Corn/].map((name) => Object(sheet.getByLabelText(name)).checked)).to.deep.equal([
      false,
      true,
      true,
    ])
  })

  it('SEL-11, SEL-12, SEL-35 one more than fits is refused where the brand replaces nothing, in a sentence for five seconds', async () => {
    const { page, sheet } = await openDish('Ramen', { brand: ordering({ notReplaceMod: true }) })
    for (const name of [/Egg/, /Nori/, /Corn/]) await page.user.click(sheet.getByLabelText(name))
    expect(sheet.getByLabelText(/Corn/)).to.have.property('checked', false)
    const sentence = 'You cannot select more than 2 for Toppings'
    await sheet.findByText(sentence)
    await page.clock.advance(4_999)
    sheet.getByText(sentence)
    await page.clock.advance(1)
    expect(sheet.queryByText(sentence)).to.equal(null)
  })

  it('SEL-18 what is chosen by default is chosen when the sheet opens', async () => {
    const { sheet } = await openDish('Poke')
    expect(sheet.getByLabelText('White')).to.have.property('checked', true)
    expect(sheet.getByLabelText('Brown')).to.have.property('checked', false)
  })

  it('SEL-13, SEL-14, SEL-16 what is chosen inside a choice goes with it', async () => {
    const { page, sheet } = await openDish('Set')
    await page.user.click(sheet.getByLabelText('Soup'))
    const inside = within(await page.see.findByRole('dialog', { name: 'Options for Soup' }))
    await page.user.click(inside.getByLabelText(/Clear/))
    await page.user.click(inside.getByRole('button', { name: 'Save' }))
    await sheet.findByRole('button', { name: 'Add to cart · $16.00' })
    await page.user.click(sheet.getByRole('button', { name: 'Clear Side' }))
    await sheet.findByRole('button', { name: 'Add to cart · $15.00' })
  })

  it('SEL-26, SEL-28, SEL-30, SEL-33 is judged when the button is pressed, and nothing is added while something is missing', async () => {
    const { page, sheet } = await openDish('Ramen')
    await page.user.click(sheet.getByLabelText(/Egg/))
    expect(sheet.queryByText(/You must select/)).to.equal(null)
    await submit(page, sheet)
    const noodles = within(sheet.getByRole('group', { name: /^Noodles/ }))
    noodles.getByText('You must select at least 1')
    sheet.getByRole('button', { name: 'Oops! Please check your selections!' })
    expect(textOf(page)).to.include('View cart · 0 items')
    expect(page.device.local.has('items')).to.equal(false)
  })

  it('CART-01, CART-02 what is added is kept with its choices, notes and quantity', async () => {
    const { page, sheet } = await openDish('Ramen')
    await page.user.click(sheet.getByLabelText(/Thick/))
    await page.user.click(sheet.getByLabelText(/Nori/))
    fill(sheet.getByLabelText(/^Special instructions/), 'no sesame')
    await submit(page, sheet)
    await page.see.findByText('1 × Ramen added to your cart')
    const { items } = page.window.localStorage
    const [line] = Object(JSON.parse(items)).value ?? JSON.parse(items)
    expect(line).to.deep.include({
      group: 'bowls',
      item: 'ramen',
      name: 'Ramen',
      price: 1_375,
      notes: 'no sesame',
      quantity: 1,
      isGroup: false,
      mods: [
        ['noodles', [{ item: 'thick', modifiers: [] }]],
        ['toppings', [{ item: 'nori', modifiers: [] }]],
      ],
    })
  })

  it('SHELL-28 a notice goes by itself after three seconds', async () => {
    const page = await openPage(menuOf())
    await addRamen(page)
    await page.clock.advance(2_999)
    page.see.getByText('1 × Ramen added to your cart')
    await page.clock.advance(1)
    expect(page.see.queryByText('1 × Ramen added to your cart')).to.equal(null)
  })

  it('CART-06 the steps of the order stay at the address of the page', async () => {
    const page = await openPage(menuOf())
    await addRamen(page)
    const before = page.address()
    const cart = await openCart(page)
    cart.getByText('Order from Main Street')
    expect(page.address()).to.equal(before)
    expect(textOf(page)).to.match(/Ramen/)
  })
})
