import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage, type PageOptions } from '../drivers/open-page.ts'
import { deviceWithRamen, fill, menuOf, openCart, until } from '../drivers/scenes.ts'

async function openChooser(options: PageOptions = {}) {
  const page = await openPage(menuOf(), { ...options, device: await deviceWithRamen() })
  const cart = await openCart(page)
  await page.user.click(cart.getByRole('button', { name: 'Change location' }))
  const sheet = within(await page.see.findByRole('dialog', { name: 'Choose a location' }))
  await sheet.findByRole('list', { name: 'Locations' })
  return { page, sheet }
}

function names(sheet: Awaited<ReturnType<typeof openChooser>>['sheet']) {
  return sheet.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
}

describe('The chooser of restaurants', () => {
  it('LOC-01, LOC-02 has a tab for pickup, its number 2, and one for delivery, its number 3, which first wants to know where to', async () => {
    const { page, sheet } = await openChooser()
    const tabs = sheet.getAllByRole('tab')
    expect(
      tabs.map((one) => [one.textContent, one.getAttribute('value'), one.getAttribute('aria-selected')]),
    ).to.deep.equal([
      ['Pickup', '2', 'true'],
      ['Delivery', '3', 'false'],
    ])
    await page.user.click(sheet.getByRole('tab', { name: 'Delivery' }))
    await sheet.findByRole('button', { name: 'Enter your address' })
    expect(sheet.queryByRole('list', { name: 'Locations' })).to.equal(null)
  })

  it('SHELL-17 its tabs are drawn as the theme names them, as Type1 under no name of ours; the arrow keys turn them', async () => {
    const { themes } = aBrand()
    for (const [tabs, drawn] of [
      ['Type2', 'Type2'],
      ['Type3', 'Type3'],
      ['Round', 'Type1'],
    ] as const) {
      const { page, sheet } = await openChooser({ brand: { themes: { ...themes, tabs } } })
      expect(sheet.getByRole('tablist').dataset['tabs'], tabs).to.equal(drawn)
      sheet.getByRole('tab', { name: 'Pickup' }).focus()
      await page.user.keyboard('{ArrowRight}')
      expect(sheet.getByRole('tab', { selected: true }).textContent).to.equal('Delivery')
    }
  })

  it('LOC-08, LOC-09 finds what is near a place that is typed, the nearest first, with the miles in two decimals', async () => {
    const { page, sheet } = await openChooser()
    const field = sheet.getByLabelText('Address, city, or ZIP code')
    await page.user.click(field)
    fill(field, 'New York')
    await page.user.click(sheet.getByRole('button', { name: 'Find locations' }))
    const answer = await sheet.findByText(/^Closest to New York/)
    await until(page, () => expect(page.window.document.activeElement).to.equal(answer))
    expect(names(sheet).at(-1)).to.equal('Corner')
    const miles = sheet.getAllByText(/miles away$/).map((one) => one.textContent ?? '')
    expect(miles).to.have.length(5)
    for (const one of miles) expect(one).to.match(/^\d+\.\d\d miles away$/)
  })

  it('LOC-09 dine-in is looked for by place too, on the home page, where only restaurants with tables are listed', async () => {
    const page = await openPage('/?type=dine-in&near=New+York')
    const form = page.see.getByRole('button', { name: 'Find locations' }).closest('form')
    expect(form?.querySelector('input[name=type]')?.getAttribute('value')).to.equal('dine-in')
    const answer = page.see.getByText(/^Closest to New York/)
    expect([form?.getAttribute('action'), answer.tabIndex]).to.deep.equal([`#${answer.id}`, -1])
    const cards = page.see.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(cards).to.have.members(['Main Street', 'Harbor', 'Bakery', 'Terrace'])
  })

  it('LOC-23 the form of an address has a street line that is searched, a line for the unit, and the addresses of before', async () => {
    const page = await openPage('/?type=delivery')
    const [enter] = await page.see.findAllByRole('button', { name: 'Enter your address' })
    await page.user.click(enter ?? page.window.document.body)
    const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
    const street = await sheet.findByLabelText(/^Street address/)
    expect(street.getAttribute('role')).to.equal('combobox')
    sheet.getByLabelText(/^Apt, suite, or floor/)
    await page.user.click(street)
    fill(street, '9 Elm')
    await page.clock.advance(300)
    await page.user.click(await sheet.findByRole('option', { name: /9 Elm St/ }))
    await page.user.click(await sheet.findByRole('button', { name: 'Deliver here' }))
    await page.see.findByText(/9 Elm St, New York/)
    const again = await page.reload()
    const [change] = await again.see.findAllByRole('button', { name: /^(Enter your address|Change|Edit)/ })
    await again.user.click(change ?? again.window.document.body)
    const second = within(await again.see.findByRole('dialog', { name: 'Where should we deliver?' }))
    const field = await second.findByLabelText(/^Street address/)
    await again.user.clear(field)
    await second.findByRole('listbox', { name: 'Recent addresses' })
  })
})
