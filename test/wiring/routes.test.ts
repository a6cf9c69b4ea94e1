import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../builders/brand-builder.ts'
import { openPage } from './open-page.ts'
import { menuOf } from './scenes.ts'
import { wiringHouse } from './wiring-house.ts'

async function leadsTo(url: string) {
  const { app } = await wiringHouse()
  const { statusCode, headers } = await app.inject({ url, headers: { host: 'noodle.example', accept: 'text/html' } })
  return statusCode >= 300 && statusCode < 400 ? headers.location : statusCode
}

describe('Where an address leads', () => {
  it('MENU-11 a restaurant’s is its menu, with a dish its dish too, and neither where the shop takes no orders', async () => {
    const page = await openPage(menuOf())
    page.see.getByRole('heading', { level: 1, name: 'The menu at Main Street' })
    const dish = await openPage(`${menuOf()}/all/ramen`)
    dish.see.getByRole('heading', { level: 1, name: 'Ramen' })
    dish.see.getByRole('heading', { level: 2, name: 'The menu at Main Street' })
    const off = await openPage(menuOf(), { brand: { routes: { ...aBrand().routes, ordering: false } } })
    off.see.getByRole('heading', { name: 'Online ordering is currently unavailable at this location' })
    expect(off.see.queryByText('Ramen')).to.equal(null)
  })

  it('MENU-12, CART-27, SHELL-04 one that lacks its name, or that nobody knows, leads home', async () => {
    for (const path of [
      '/location',
      '/location/',
      '/checkout',
      '/nothing/here',
      '/profiles/unknown',
      '/location/a/b/c/d/e',
    ]) {
      expect(await leadsTo(path), path).to.equal('/')
    }
    expect(await leadsTo('/')).to.equal(200)
  })

  it('SHELL-01 home is where a restaurant is chosen', async () => {
    const page = await openPage('/')
    page.see.getByRole('heading', { name: 'Choose your restaurant' })
    expect(page.see.getByRole('link', { name: 'See the menu of Harbor' }).getAttribute('href')).to.equal(
      '/location/harbor/pickup',
    )
  })

  it('SHELL-01 home shows nothing of restaurants where the ordering routes are off', async () => {
    const page = await openPage('/', { brand: { routes: { ...aBrand().routes, ordering: false } } })
    expect(page.window.document.querySelector('main')?.textContent).to.equal('')
    expect(page.see.queryAllByRole('link', { name: /menu of/ })).to.deep.equal([])
    page.see.getByRole('contentinfo')
  })

  it('SHELL-25 the footer says by whom the shop is powered, and stands where the theme puts it on each page', async () => {
    const at = async (path: string, footer: ReturnType<typeof aBrand>['themes']['footer']) => {
      const page = await openPage(path, { brand: { themes: { ...aBrand().themes, footer } } })
      const shown = page.see.queryByRole('contentinfo')
      if (shown !== null) within(shown).getByRole('link', { name: 'Powered by Tureen' })
      return shown?.dataset['position']
    }
    expect(await at('/', { home: 'fixed', menu: 'hidden' })).to.equal('fixed')
    expect(await at(menuOf(), { home: 'fixed', menu: 'hidden' })).to.equal(undefined)
    expect(await at(menuOf(), { home: 'hidden', menu: 'sticky' })).to.equal('sticky')
  })

  it('MENU-14 the way back from a menu leads home, or to the marketplace through which it was reached', async () => {
    const brand = { routes: { ...aBrand().routes, market: true } }
    const back = (page: Awaited<ReturnType<typeof openPage>>) =>
      page.window.document.querySelector('a[data-back]')?.getAttribute('href')
    expect(back(await openPage(menuOf(), { brand }))).to.equal('/')
    const market = await openPage('/market/food-hall', { brand })
    await market.user.click(market.see.getByRole('link', { name: 'See the menu of Main Street' }))
    const menu = await market.follow()
    expect([menu.address(), back(menu)]).to.deep.equal([menuOf(), '/market/food-hall'])
    const again = await menu.reload()
    expect(back(again)).to.equal('/market/food-hall')
  })
})
