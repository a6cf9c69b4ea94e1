import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { beGuest, menuOf, openCart, openDish, submit, textOf, toPacking, until } from '../drivers/scenes.ts'

function ordering(fields: object) {
  return { ordering: { ...aBrand().ordering, kiosk: true, polling: false, ...fields } }
}

async function openSodas(page: OpenPage) {
  await page.user.click(page.see.getByRole('link', { name: /^Sodas/ }))
  return within(await page.see.findByRole('dialog'))
}

function sent(page: OpenPage) {
  return Object(page.network.callsTo('/v1/order/check-price').at(-1)?.body)
}

async function priced(page: OpenPage, tax: string): Promise<OpenPage> {
  await until(page, () => {
    if (page.see.queryByRole('dialog') !== null) throw new Error('the sheet is still there')
  })
  await openCart(page)
  await page.user.click(await page.see.findByRole('button', { name: /^(Checkout|Continue ·)/ }))
  await page.see.findByText('Anything else?')
  await page.clock.advance(250)
  await toPacking(page)
  await page.user.click(page.see.getByLabelText('No allergies'))
  await page.user.click(page.see.getByRole('button', { name: 'Next' }))
  const pay = await page.follow()
  await beGuest(pay)
  await pay.see.findByText(tax)
  return pay
}

describe('Whatever a menu shows can be ordered', () => {
  it('MENU-03, MENU-15, CHK-43 a dish with an id of any signs is opened by its own address and priced for the order', async () => {
    const { page, sheet } = await openDish('Bucket of Balls')
    expect(page.address()).to.equal(`${menuOf()}/all/${encodeURIComponent('Bucket_of_Balls_(13_')}`)
    await submit(page, sheet)
    const pay = await priced(page, '$1.04')
    expect(sent(pay).items[0]).to.deep.include({ group: 'last', item: 'Bucket_of_Balls_(13_' })
  })

  it('MENU-32 a dish of a subgroup’s subgroup is ordered in the group that serves it', async () => {
    const page = await openPage(menuOf())
    const sheet = await openSodas(page)
    await page.user.click(await sheet.findByLabelText(/^Ginger beer/))
    await submit(page, sheet)
    const pay = await priced(page, '$0.36')
    expect(sent(pay).items[0]).to.deep.include({ group: 'from-small-makers', item: 'ginger-beer' })
  })
})

describe('Choosing, to the last sentence', () => {
  it('SEL-10 what gave way for another choice is named at its group, where a reader hears it, until the next tap', async () => {
    const { page, sheet } = await openDish('Ramen')
    for (const name of [/Egg/, /Nori/]) await page.user.click(sheet.getByLabelText(name))
    const toppings = within(sheet.getByRole('group', { name: /^Toppings/ }))
    const said = () => toppings.getByRole('status').textContent
    expect(said()).to.equal('')
    await page.user.click(sheet.getByLabelText(/Corn/))
    expect(said()).to.equal('We removed Egg. You can choose up to 2.')
    expect(toppings.getByText('2 of 2 chosen').getAttribute('aria-live')).to.equal('polite')
    await page.user.click(sheet.getByLabelText(/Corn/))
    expect(said()).to.equal('')
  })

  it('SEL-11, SEL-12, SEL-35 one more than fits is refused in the drawer in which it was tapped', async () => {
    const { page, sheet } = await openDish('Platter', { brand: ordering({ notReplaceMod: true }) })
    await page.user.click(sheet.getByLabelText(/^Trio/))
    const inside = within(await page.see.findByRole('dialog', { name: 'Options for Trio' }))
    for (const name of ['Sesame dip', 'Peanut dip', 'Plum dip']) await page.user.click(inside.getByLabelText(name))
    expect(inside.getByLabelText('Plum dip')).to.have.property('checked', false)
    await inside.findByText('You cannot select more than 2 for Dips')
    await page.clock.advance(5_000)
    expect(inside.queryByText('You cannot select more than 2 for Dips')).to.equal(null)
  })

  it('SEL-25 a drawer that cannot be saved leads to what is missing in it, whatever else is missing', async () => {
    const { page, sheet } = await openDish('Platter')
    // First a refusal, so the dish's own groups show errors.
    await submit(page, sheet)
    await page.user.click(sheet.getByLabelText(/^Trio/))
    const inside = within(await page.see.findByRole('dialog', { name: 'Options for Trio' }))
    await page.user.click(inside.getByRole('button', { name: 'Save' }))
    const group = inside.getByRole('group', { name: /^Dips/ })
    within(group).getByText('You must select at least 1')
    expect(group.contains(page.window.document.activeElement)).to.equal(true)
  })

  it('SEL-23, SEL-32 a group of which nothing was picked says so in its title and above its list', async () => {
    const page = await openPage(menuOf())
    const sheet = await openSodas(page)
    const group = within(await sheet.findByRole('group', { name: /^Choose one from “Sodas”/ }))
    await submit(page, sheet)
    group.getByText('Select 1')
    group.getByText('You must select an item')
    expect(page.window.document.activeElement).to.equal(group.getAllByRole('radio')[0])
    await page.user.click(sheet.getByLabelText(/^Ginger beer/))
    expect(group.queryByText('Select 1')).to.equal(null)
  })

  it('SEL-34 a group with a minimum says it with the complaint', async () => {
    const page = await openPage(menuOf())
    await page.user.click(page.see.getByRole('link', { name: /^Bundle/ }))
    const sheet = within(await page.see.findByRole('dialog'))
    await sheet.findByRole('group', { name: /^Choose one from “Bundle”/ })
    await submit(page, sheet)
    sheet.getByText('You must select at least 1')
  })

  it('SEL-36 more than an order takes of one dish is not taken, and said', async () => {
    const { page, sheet } = await openDish('Tea')
    const quantity = sheet.getByLabelText<HTMLInputElement>('Quantity of Tea')
    await page.user.clear(quantity)
    await page.user.type(quantity, '10000{Enter}')
    await sheet.findByText('You can order up to 9,999 of the same item.')
    expect(quantity.value).to.equal('1')
    sheet.getByRole('button', { name: 'Add to cart · $3.00' })
  })

  it('SEL-36 a quantity that is no whole number is said, and one in full-width digits is taken', async () => {
    const { page, sheet } = await openDish('Tea')
    const quantity = sheet.getByLabelText<HTMLInputElement>('Quantity of Tea')
    for (const typed of ['1e3', '3.7']) {
      await page.user.clear(quantity)
      await page.user.type(quantity, `${typed}{Enter}`)
      await sheet.findByText('Enter a whole number, like 2.')
      expect(quantity.value).to.equal('1')
    }
    await page.user.clear(quantity)
    await page.user.type(quantity, '０５{Enter}')
    expect(quantity.value).to.equal('5')
    expect(sheet.queryByText('Enter a whole number, like 2.')).to.equal(null)
  })

  it('MENU-23 a dish whose price lies in what has to be chosen says what it costs at least', async () => {
    const { page, sheet } = await openDish('Your own')
    sheet.getByText('from $10.00')
    await page.user.click(sheet.getByLabelText(/^Large/))
    sheet.getByRole('button', { name: 'Add to cart · $12.00' })
  })

  it('MENU-39 calories that are one number are said once', async () => {
    const { sheet } = await openDish('Your own')
    sheet.getByText('310 cal')
  })

  it('MENU-40 with a diet a group that is marked shows what fits, and one without any mark stays whole and says so', async () => {
    const { page, sheet } = await openDish('Salad bowl')
    await page.user.click(sheet.getByLabelText('vegan'))
    sheet.getByLabelText('Oil')
    expect(sheet.queryByLabelText('Yoghurt')).to.equal(null)
    const size = within(sheet.getByRole('group', { name: /^How big/ }))
    expect(size.getAllByRole('radio')).to.have.length(2)
    size.getByText('We don’t have diet info for these, so everything is shown')
    expect(textOf(page).match(/We don’t have diet info/g)).to.have.length(1)
  })
})
