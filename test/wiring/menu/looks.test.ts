import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Themes } from '../../../src-domain/brand/brand.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage } from '../drivers/open-page.ts'
import { menuOf, openDish, textOf } from '../drivers/scenes.ts'

const { themes } = aBrand()
function dressed(fields: Partial<Themes>) {
  return { brand: { themes: { ...themes, ...fields } } }
}
function dish(fields: Partial<Themes['itemDetails']>) {
  return dressed({ itemDetails: { ...themes.itemDetails, ...fields } })
}

function dishes(page: Awaited<ReturnType<typeof openPage>>) {
  return [...page.window.document.querySelectorAll('#whole section h3')].map((one) => one.textContent)
}

describe('The tabs of a dish', () => {
  const tabs = (sheet: Awaited<ReturnType<typeof openDish>>['sheet']) =>
    sheet.getAllByRole('tab').map((tab) => tab.textContent?.trim())
  const groups = (sheet: Awaited<ReturnType<typeof openDish>>['sheet']) =>
    within(sheet.getByRole('tabpanel'))
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent?.split(' ')[0])

  it('MENU-07 are those that the brand names: of one kind with what is named, of the other with all that is not', async () => {
    const optionTabs = [
      { tabName: 'First', optionNames: ['NOODLES'], type: 1 },
      { tabName: 'Then', optionNames: ['noodles'], type: 0 },
      { tabName: 'Never', optionNames: ['Cutlery'], type: 1 },
    ]
    const { page, sheet } = await openDish('Ramen', dish({ optionTabs }))
    expect([tabs(sheet), groups(sheet)]).to.deep.equal([['First *Required', 'Then'], ['Noodles']])
    await page.user.click(sheet.getByRole('tab', { name: 'Then' }))
    expect(groups(sheet)).to.deep.equal(['Toppings'])
  })

  it('MENU-07 a choice that no tab takes has one of its own, so that nothing is out of reach', async () => {
    const optionTabs = [{ tabName: 'Extra', optionNames: ['Toppings'], type: 1 }]
    const { page, sheet } = await openDish('Ramen', dish({ optionTabs }))
    expect(tabs(sheet)).to.deep.equal(['Extra', 'More *Required'])
    await page.user.click(sheet.getByRole('tab', { name: /^More/ }))
    expect(groups(sheet)).to.deep.equal(['Noodles'])
  })
})

describe('The restaurants of a food hall', () => {
  it('MENU-20 one of them is chosen to see its dishes alone, with what it is, and chosen again to see all', async () => {
    const page = await openPage(menuOf())
    const all = dishes(page)
    await page.user.click(page.see.getByRole('link', { name: 'East kitchen' }))
    expect(await page.leaving()).to.equal(`${menuOf()}/east`)
    const east = await page.follow()
    expect(dishes(east)).to.deep.equal(['Dumplings'])
    east.see.getByText('Steam and smoke')
    await east.user.click(east.see.getByRole('link', { name: 'East kitchen' }))
    expect(await east.leaving()).to.equal(menuOf())
    expect(dishes(await east.follow())).to.deep.equal(all)
  })
})

describe('A restaurant that is not there', () => {
  it('LOC-19 is said to be none, and the others are offered', async () => {
    const page = await openPage('/location/nowhere/pickup')
    page.see.getByRole('heading', { name: "uh oh! This location doesn't exist" })
    expect(page.see.getByRole('link', { name: 'Change location' }).getAttribute('href')).to.equal('/')
  })
})

describe('What a theme changes', () => {
  it('MENU-36 the types of a dish draw it otherwise and ask the same, and a type that nobody drew is the first', async () => {
    const drawn = async (types: Partial<Themes['itemDetails']>) => {
      const { sheet } = await openDish('Curry', dish(types))
      const groups = sheet.getByRole('group', { name: /^Sides/ })
      const footer = sheet.getByRole('button', { name: /^Add to cart/ }).parentElement
      return { text: groups.textContent, look: [groups.innerHTML.match(/class="[^"]*"/g)?.join(), footer?.className] }
    }
    const last = { modifierItems: 'Type12', footer: 'Type3', group: 'Type5' }
    const [first, other] = [await drawn({}), await drawn(last)]
    expect(other.text).to.equal(first.text)
    for (const at of [0, 1]) expect(other.look[at]).to.not.equal(first.look[at])
    const none = {
      layout: 'Theme9',
      header: 'Type9',
      tabs: 'Type9',
      modifierItems: 'Type99',
      footer: 'Type9',
      group: 'Type9',
    }
    expect(await drawn(none)).to.deep.equal(first)
  })

  it('MENU-24 the head of a dish has four drawings, of which the first is the usual one', async () => {
    const drawn = async (header: string) => {
      const { sheet } = await openDish('Dumplings', dish({ header }))
      const text = sheet.getByText('Six of them, steamed').parentElement
      sheet.getByText('Contains soy')
      return text?.className
    }
    const classes: (string | undefined)[] = []
    for (const header of ['Type1', 'Type2', 'Type3', 'Type4', 'Type9']) classes.push(await drawn(header))
    expect(new Set(classes.slice(0, 4))).to.have.property('size', 4)
    expect(classes[4]).to.equal(classes[0])
  })

  it('MENU-19 the layout of the menu, and of an unknown name the first; what is on it stays', async () => {
    const drawn = async (menu: string) => {
      const page = await openPage(menuOf(), dressed({ menu }))
      const list = page.window.document.querySelector('#whole section ul')
      return [list?.className, dishes(page).join()]
    }
    const first = await drawn('Type1')
    const [second, third, unknown] = [await drawn('Type2'), await drawn('Type3'), await drawn('Type9')]
    expect(new Set([first[0], second[0], third[0]])).to.have.property('size', 3)
    expect(unknown).to.deep.equal(first)
    expect([second[1], third[1]]).to.deep.equal([first[1], first[1]])
  })

  it('SHELL-02 the second layout of the home page hides the header, there only', async () => {
    const isShown = async (path: string, location: string) => {
      const page = await openPage(path, dressed({ location }))
      return page.see.queryByRole('banner') !== null
    }
    expect(await isShown('/', 'Type1')).to.equal(true)
    expect(await isShown('/', 'Type2')).to.equal(false)
    expect(await isShown(menuOf(), 'Type2')).to.equal(true)
  })

  it('SHELL-15 every document is set in Tenor Sans and Open Sans, and brings them along', async () => {
    for (const path of ['/', '/checkout/current', '/order/abcdefghijklmnopqrstuv']) {
      const page = await openPage(path)
      const style = [...page.window.document.querySelectorAll('style')].map((one) => one.textContent).join('')
      expect(style, path).to.match(/--font-display:'Tenor Sans'/)
      expect(style, path).to.match(/--font-text:'Open Sans'/)
      const files = [...style.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, file]) => file ?? '')
      expect(files, path).to.have.length.greaterThan(1)
      for (const url of files) {
        const { statusCode, headers } = await page.house.app.inject({ url, headers: { host: 'noodle.example' } })
        expect([statusCode, headers['content-type']], url).to.deep.equal([200, 'font/woff2'])
      }
    }
  })
})

describe('A restaurant of the home page', () => {
  const cornerAt = async (now: number) => {
    const page = await openPage('/', { now })
    const card = page.see.getByRole('heading', { name: 'Corner' }).closest('li')
    return { page, card: within(card ?? page.window.document.body), text: card?.textContent ?? '' }
  }

  it('LOC-50 has its phone number in the form that people know', async () => {
    const { card } = await cornerAt(Date.UTC(2026, 5, 10, 18))
    const link = card.getByRole('link', { name: 'Call 219-555-0142' })
    expect([link.textContent, link.getAttribute('href')]).to.deep.equal(['219-555-0142', 'tel:+1 (219) 555-0142'])
  })

  it('SCHED-20, LOC-06 that closes after midnight is open until then, on its own clock', async () => {
    // Tuesday 01:30 in Chicago.
    const late = await cornerAt(Date.UTC(2026, 5, 16, 6, 30))
    expect(late.text).to.include('Open until 2:00 AM')
    const closed = await cornerAt(Date.UTC(2026, 5, 16, 7, 0))
    expect(closed.text).to.include('Closed · opens at 11:00 AM')
    // Closed after Saturday lunch and all Sunday.
    const sunday = await cornerAt(Date.UTC(2026, 5, 14, 18))
    expect(sunday.text).to.include('Closed today').and.include('opens tomorrow at 11:00 AM')
    const friday = await cornerAt(Date.UTC(2026, 5, 13, 6))
    expect(friday.text).to.include('Open until 2:00 AM')
    expect(textOf(friday.page)).to.include('Main Street')
  })
})
