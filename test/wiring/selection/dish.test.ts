import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage } from '../drivers/open-page.ts'
import { menuOf, openDish, submit, until } from '../drivers/scenes.ts'

const { itemDetails } = aBrand().themes
const inTabs = { themes: { ...aBrand().themes, itemDetails: { ...itemDetails, layout: 'Theme2' } } }

describe('What the sheet of a dish is made of', () => {
  it('MENU-22 picture, head, choices, notes and footer follow each other', async () => {
    const { page, sheet } = await openDish('Dumplings')
    const dialog = page.see.getByRole('dialog')
    const parts = [
      dialog.querySelector('img[src="https://img.example/dumplings.webp"]'),
      sheet.getByText('Six of them, steamed'),
      sheet.getByRole('group', { name: /^Dip/ }),
      sheet.getByRole('group', { name: /^Extras/ }),
      sheet.getByLabelText(/^Special instructions/),
      sheet.getByRole('button', { name: /^Add to cart/ }),
    ]
    const all = [...dialog.querySelectorAll('*')]
    const places = parts.map((part) => (part === null ? -1 : all.indexOf(part)))
    expect(places)
      .to.deep.equal([...places].sort((a, b) => a - b))
      .and.not.include(-1)
  })

  it('MENU-26, MENU-27 choices are a list with a bar that leads to each, in the order of the list', async () => {
    const { page, sheet } = await openDish('Dumplings')
    const seen: (string | null | undefined)[] = []
    page.window.Element.prototype.scrollIntoView = function () {
      seen.push(this.getAttribute('data-anchor'))
    }
    const bar = within(sheet.getByRole('navigation', { name: 'Options' }))
    expect(bar.getAllByRole('button').map((one) => one.textContent)).to.deep.equal(['Dip', 'Extras'])
    await page.user.click(bar.getByRole('button', { name: 'Dip' }))
    expect(seen).to.include('dip')
    expect(page.window.document.activeElement?.getAttribute('data-anchor')).to.equal('dip')
    expect(sheet.queryByRole('tablist')).to.equal(null)
  })

  it('MENU-26 or they are tabs, one for each, without the bar', async () => {
    const { page, sheet } = await openDish('Dumplings', { brand: inTabs })
    const tabs = within(sheet.getByRole('tablist', { name: 'Options' }))
    expect(tabs.getAllByRole('tab').map((one) => one.textContent?.trim())).to.deep.equal(['Dip *Required', 'Extras'])
    expect(sheet.queryByRole('navigation')).to.equal(null)
    expect(sheet.queryByRole('group', { name: /^Extras/ })).to.equal(null)
    await page.user.click(tabs.getByRole('tab', { name: 'Extras' }))
    sheet.getByRole('group', { name: /^Extras/ })
  })

  it('MENU-31 what a choice asks for has a drawer of its own, with those choices and a button that saves them', async () => {
    const { page, sheet } = await openDish('Set')
    await page.user.click(sheet.getByLabelText('Soup'))
    const drawer = within(await page.see.findByRole('dialog', { name: 'Options for Soup' }))
    expect(drawer.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).to.deep.equal([
      'Miso',
      'Clear+$1.00',
    ])
    expect(page.see.getAllByRole('dialog')).to.have.length(2)
    await page.user.click(drawer.getByLabelText(/Clear/))
    await page.user.click(drawer.getByRole('button', { name: 'Save' }))
    await until(page, () => expect(page.see.getAllByRole('dialog')).to.have.length(1))
    const soup = sheet.getByLabelText('Soup')
    expect(soup).to.have.property('checked', true)
    expect(page.window.document.activeElement).to.equal(soup)
  })

  it('SEL-27 the button says that something is wrong while it is, and its price again when it is right', async () => {
    const { page, sheet } = await openDish('Ramen')
    await submit(page, sheet)
    sheet.getByRole('button', { name: 'Oops! Please check your selections!' })
    await page.user.click(sheet.getByLabelText(/Egg/))
    sheet.getByRole('button', { name: 'Oops! Please check your selections!' })
    await page.user.click(sheet.getByLabelText(/Thick/))
    await until(page, () => sheet.getByRole('button', { name: 'Add to cart · $14.50' }))
    expect(sheet.queryByText('You must select at least 1')).to.equal(null)
  })
})

describe('The address of a dish that is not on the menu', () => {
  const locales = { locales: ['en', 'es'], defaultLocale: 'es' } as const
  for (const [language, brand, said] of [
    ['English', {}, 'This item isn’t on the menu right now'],
    ['Spanish', { brand: locales }, 'Este artículo no está en el menú en este momento'],
  ] as const)
    it(`MENU-11 says so aloud, in ${language}, and the menu below can be ordered from`, async () => {
      const page = await openPage(`${menuOf()}/all/pizza`, brand)
      expect(page.see.getByText(said).closest('[role=alert]')).to.not.equal(null)
      expect(page.window.document.title).to.match(new RegExp(`^${said}`))
      await page.user.click(page.see.getByRole('link', { name: /Dumplings/ }))
      expect((await page.see.findByRole('dialog')).textContent).to.contain('Six of them')
    })

  it('MENU-11 says nothing of the kind on the menu itself, and of a dish that is there', async () => {
    for (const path of [menuOf(), `${menuOf()}/all/tea`])
      expect((await openPage(path)).see.queryByText('This item isn’t on the menu right now')).to.equal(null)
  })
})
