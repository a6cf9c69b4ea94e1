import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage } from '../drivers/open-page.ts'
import { menuOf, openCheckout, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

async function leadsTo(url: string) {
  const { app } = await wiringHouse()
  const { statusCode, headers } = await app.inject({ url, headers: { host: 'noodle.example', accept: 'text/html' } })
  return statusCode >= 300 && statusCode < 400 ? headers.location : statusCode
}

describe('Where an address leads', () => {
  it('MENU-11 a restaurant’s is its menu, with a dish its dish too, and neither where the shop takes no orders', async () => {
    const page = await openPage(menuOf())
    page.see.getByRole('heading', { level: 1, name: 'Main Street menu' })
    const dish = await openPage(`${menuOf()}/all/ramen`)
    dish.see.getByRole('heading', { level: 1, name: 'Ramen' })
    dish.see.getByRole('heading', { level: 2, name: 'Main Street menu' })
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
    page.see.getByRole('heading', { name: 'Choose a location' })
    expect(page.see.getByRole('link', { name: 'See the Harbor menu' }).getAttribute('href')).to.equal(
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

  it('SHELL-25 “Powered by” leads to the page that the brand names, or to one of the shop’s own', async () => {
    const page = await openPage('/')
    const link = page.see.getByRole('link', { name: 'Powered by Tureen' })
    expect(link.getAttribute('href')).to.equal('/powered-by')
    const { app } = await wiringHouse()
    const headers = { host: 'noodle.example', accept: 'text/html' }
    const shown = await app.inject({ url: '/powered-by', headers })
    expect([shown.statusCode, /<h1>Powered by Tureen<\/h1>/.test(shown.body)]).to.deep.equal([200, true])
    expect(shown.body).to.include('Noodle House uses Tureen')
    const named = await openPage('/', { brand: { poweredByUrl: 'https://www.noodle.com/shop' } })
    expect(named.see.getByRole('link', { name: 'Powered by Tureen' }).getAttribute('href')).to.equal(
      'https://www.noodle.com/shop',
    )
  })

  it('MENU-14 the way back from a menu leads home, or to the marketplace through which it was reached', async () => {
    const brand = { routes: { ...aBrand().routes, market: true } }
    const back = (page: Awaited<ReturnType<typeof openPage>>) =>
      page.window.document.querySelector('a[data-back]')?.getAttribute('href')
    expect(back(await openPage(menuOf(), { brand }))).to.equal('/')
    const market = await openPage('/market/food-hall', { brand })
    await market.user.click(market.see.getByRole('link', { name: 'See the Main Street menu' }))
    const menu = await market.follow()
    expect([menu.address(), back(menu)]).to.deep.equal([menuOf(), '/market/food-hall'])
    const again = await menu.reload()
    expect(back(again)).to.equal('/market/food-hall')
  })

  it('TABLE-05, SHELL-06 /delivery of a brand that delivers nothing lists the restaurants for what it does, each with a menu', async () => {
    const brand = { ordering: { ...aBrand().ordering, delivery: false } }
    const home = await openPage(String(await leadsTo('/delivery')), { brand })
    const link = home.see.getByRole('link', { name: 'See the Main Street menu' })
    expect(link.getAttribute('href')).to.equal(menuOf())
    await home.user.click(link)
    await (await home.follow()).see.findByRole('link', { name: /Ramen/ })
  })

  it('SHELL-05 the route flags switch ordering, marketplaces and gift cards, each by itself', async () => {
    const pages = { ordering: '/checkout/current', market: '/market/food-hall', giftCards: '/card/SVC-1' }
    const names = ['ordering', 'market', 'giftCards'] as const
    for (const off of names) {
      const house = await wiringHouse()
      house.rule({ routes: { ordering: true, market: true, giftCards: true, [off]: false } })
      for (const name of names)
        expect(await leadsTo(pages[name]), `${name}, without ${off}`).to.equal(name === off ? '/' : 200)
      expect(await leadsTo('/cart/4f1c'), `a cart, without ${off}`).to.equal(off === 'ordering' ? '/' : 200)
      // Past orders stay visible.
      expect(await leadsTo('/order/4f1c'), `an order, without ${off}`).to.equal(200)
    }
    ;(await wiringHouse()).rule({})
  })

  it('SHELL-06, SHELL-07 the paths that other systems link to lead to the page on which that screen is', async () => {
    for (const [path, page] of Object.entries({
      '/pickup': '/?type=pickup',
      '/delivery': '/?type=delivery',
      '/packing': '/#packing',
      '/upsells/soup': '/#upsells',
      '/item/ramen/0': '/#cart',
      '/locations/schedule-dates': '/#locations',
      '/guest': '/checkout/current#guest',
      '/discount': '/checkout/current#discount',
      '/discount-clear': '/checkout/current',
      '/redeem-rewards': '/profile',
      '/beam': '/',
    }))
      expect(await leadsTo(path), path).to.equal(page)
  })

  it('SHELL-06 a path of a screen in the cart opens that screen, over whatever the order is', async () => {
    const page = await openPage('/locations')
    await page.see.findByRole('dialog', { name: 'Choose a location' })
  })

  it('SHELL-06 a path of a screen of the checkout opens the checkout there, and Back leads to the checkout', async () => {
    const giftCard = { themes: { ...aBrand().themes, checkout: { ...aBrand().themes.checkout, giftCard: true } } }
    const known = (await openCheckout({ brand: giftCard })).close()
    for (const [path, heading] of Object.entries({
      '/discount': 'Promo code',
      '/giftcard': 'Gift card',
      '/schedule-date': 'When would you like it?',
      '/guest': 'Who is this order for?',
      '/table-number': 'Checkout',
    })) {
      const page = await openPage(String(await leadsTo(path)), { device: known, brand: giftCard })
      await page.see.findByRole('heading', { name: heading })
      if (path === '/discount') {
        await page.user.click(page.see.getByRole('button', { name: 'Back' }))
        await page.see.findByRole('heading', { level: 1, name: 'Checkout' })
      }
      page.close()
    }
  })

  it('API-57, API-58, SHELL-44 pictures lead to the brand’s asset host, and the animation of its own theme is served', async () => {
    const house = await wiringHouse()
    house.rule({ assets: { host: 'https://cdn.example', theme: 'noodle' } })
    expect(await leadsTo('/images/hero-1280.webp')).to.equal('https://cdn.example/images/hero-1280.webp')
    expect(await leadsTo('/themes/other/loader.json')).to.equal(404)
    const token = '4f1c9b0a4f1c9b0a4f1c9b0a4f1c9b0a'
    const order = await openPage(`/order/${token}`, {
      brand: { assets: { host: 'https://cdn.example', theme: 'noodle' } },
      before: ({ network }) => {
        network.answer('/themes/noodle/loader.json', { status: 404, body: '' })
        network.hold(`/v1/order/${token}`)
      },
    })
    await until(order, () => expect(order.network.callsTo('/themes/noodle/loader.json')).to.have.length(1))
    expect(order.network.callsTo('/themes/noodle/loader.json')[0]?.origin).to.equal('https://cdn.example')
    await until(order, () => expect(order.faults.map(String).join()).to.include('no loading animation'))
    order.faults.splice(0)
    house.rule({})
  })

  it('SHELL-09 a page bears the layouts that the theme names for it, and a brand of first layouts none', async () => {
    const themes = {
      ...aBrand().themes,
      ...{
        header: 'Type3',
        login: 'Type2',
        rewards: 'Type3',
        location: 'Type3',
        marketplace: 'Type2',
        banner: 'Type2',
      },
    }
    const brand = { themes, routes: { ...aBrand().routes, market: true } }
    const lookOf = async (path: string) => {
      const page = await openPage(path, { brand })
      return { ...page.window.document.documentElement.dataset }
    }
    const everywhere = { header: 'Type3', login: 'Type2', rewards: 'Type3' }
    expect(await lookOf('/')).to.deep.include({ ...everywhere, location: 'Type3', banner: 'Type2' })
    expect(await lookOf('/market/food-hall')).to.deep.include({ ...everywhere, marketplace: 'Type2' })
    expect(await lookOf('/checkout/current')).to.deep.equal(everywhere)
    expect((await openPage('/checkout/current')).window.document.documentElement.dataset['header']).to.equal(undefined)
  })
})
