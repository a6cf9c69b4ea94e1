import { expect } from 'chai'
import { aSink } from '../../builders/sink-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { addRamen, beGuest, deviceWithRamen, logIn, menuOf, openCart, payByCash, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

type Told = Readonly<Record<string, unknown>>

function told(page: OpenPage): readonly Told[] {
  return Object(page.window)['dataLayer'] ?? []
}
function deeds(page: OpenPage) {
  return told(page).filter(({ event }) => event !== 'Page Viewed')
}
function names(page: OpenPage) {
  return deeds(page).map(({ event }) => event)
}
function pages(page: OpenPage) {
  return told(page).flatMap(({ event, path }) => (event === 'Page Viewed' ? [path] : []))
}
function segmentScripts(page: OpenPage) {
  return [...page.window.document.querySelectorAll('script[src*="cdn.segment.com"]')].map((one) =>
    one.getAttribute('src'),
  )
}

describe('What the services of a brand are told', () => {
  it('ANA-01, ANA-04, ANA-05, ANA-06 each moment of an order under its own name, the checkout’s by the page after it', async () => {
    const brand = { analytics: { data_layer: aSink('') }, currency: 'MXN' as const }
    const page = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    await addRamen(page)
    const cart = await openCart(page)
    await page.user.click(
      cart.getAllByRole('button', { name: 'Increase quantity of Ramen' })[0] ?? page.window.document.body,
    )
    await page.user.click(cart.getAllByRole('button', { name: 'Remove Ramen' })[0] ?? page.window.document.body)
    await page.user.click(
      (await page.see.findAllByRole('button', { name: 'Remove' })).at(-1) ?? page.window.document.body,
    )
    await page.user.click(await cart.findByRole('button', { name: 'Have an account? Log in' }))
    await logIn(page, 'cora')
    const expected = [
      'Product Clicked',
      'Product Added',
      'Cart Viewed',
      'Product Modified',
      'Product Removed',
      'Signed In',
    ]
    await until(page, () => expect(names(page)).to.deep.equal(expected))
    expect(deeds(page)[1]).to.deep.equal({
      event: 'Product Added',
      category: 'Bowls',
      name: 'Ramen',
      price: 13,
      quantity: 1,
    })

    const emptied = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    const full = await openCart(emptied)
    await emptied.user.click(full.getByRole('button', { name: 'Remove all' }))
    const question = await emptied.see.findByText('Remove everything from your cart?')
    const dialog = question.closest('dialog')
    await emptied.user.click(
      [...(dialog?.querySelectorAll('button') ?? [])].find((one) => /^Remove/.test(one.textContent ?? '')) ?? question,
    )
    await until(emptied, () => expect(names(emptied).at(-1)).to.equal('Cleared Cart'))

    const pay = await openPage('/checkout/current', { brand, device: await deviceWithRamen() })
    await beGuest(pay)
    await pay.see.findByText('MX$1.04')
    await payByCash(pay)
    await pay.leaving()
    expect(told(pay)).to.deep.equal([])
    const order = await pay.follow()
    await until(order, () => expect(names(order)).to.deep.equal(['Checkout Started', 'Purchase']))
    const [, purchase] = deeds(order)
    expect(purchase).to.deep.include({ orderType: 'pickup', code: '' })
    expect(JSON.stringify(told(order))).to.not.match(/gus@|Gus/)
    expect(purchase).to.include({
      finalAmount: 14.04,
      taxAmount: 1.04,
      appliedCredit: 0,
      currency: 'MXN',
      value: 14.04,
    })
    const [item] = Object(purchase)['items']
    expect(item).to.deep.include({ itemId: 'ramen', name: 'Ramen', price: 13, quantity: 1, group: { name: 'Bowls' } })
    expect(item.itemExternalId).to.be.a('string')
    const again = await order.reload()
    await again.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(names(again), 'a purchase is told once').to.deep.equal([])
  })

  it('ANA-03 who signs in is made known with id, e-mail, names and phone to a service that the brand lets know, and to no other', async () => {
    const page = await openPage(menuOf(), {
      brand: { analytics: { segment: aSink('key-1', { receivesPersonalData: true }), data_layer: aSink('') } },
      device: await deviceWithRamen(),
    })
    const cart = await openCart(page)
    const calls: unknown[] = []
    const note =
      (name: string) =>
      (...given: readonly unknown[]) =>
        calls.push([name, ...given])
    Object.assign(page.window, { analytics: { identify: note('identify'), track: note('track') } })
    await page.clock.advance(1_000)
    await page.user.click(cart.getByRole('button', { name: 'Have an account? Log in' }))
    await logIn(page, 'cora')
    const traits = { email: 'cora@example.com', firstName: 'Ana', lastName: 'Diaz', phone: '212-555-0100' }
    await until(page, () => expect(calls).to.deep.include(['identify', 'cora', traits]))
    expect(calls).to.deep.include(['track', 'Signed In', { userId: 'cora', ...traits }])
    expect(told(page).at(-1)).to.deep.equal({ event: 'Signed In', userId: 'cora' })
  })

  it('ANA-08, ANA-09, ANA-18 tries a service that does not load each second for a minute; then the others get all events in order', async () => {
    const heard: unknown[] = []
    const page = await openPage(menuOf(), {
      brand: { analytics: { heatmap: aSink('7'), segment: aSink('key-1') } },
      before: ({ window }) => Object.assign(window, { hj: (...given: readonly unknown[]) => heard.push(given) }),
    })
    await addRamen(page)
    expect(segmentScripts(page)).to.deep.equal(['https://cdn.segment.com/analytics.js/v1/key-1/analytics.min.js'])
    await page.clock.advance(58_999)
    expect([heard, page.faults]).to.deep.equal([[], []])
    await page.clock.advance(1)
    const all = [
      ['event', 'product_clicked'],
      ['event', 'product_added'],
    ]
    const deedsHeard = () => heard.filter((one) => Array.isArray(one) && one[0] === 'event')
    await until(page, () => expect(deedsHeard()).to.deep.equal(all))
    expect(heard[0], 'the page, before what was done on it').to.deep.equal(['stateChange', menuOf()])
    expect(page.faults.splice(0).map(String)).to.deep.equal(['Error: [lbx-tools] segment failed to initialize'])
    expect(segmentScripts(page), 'the gate takes out what does not come, and asks for it once').to.deep.equal([])
  })

  it('ANA-17 one that has no id is named as missing it, and nothing of it is fetched', async () => {
    const page = await openPage(menuOf(), { brand: { analytics: { data_layer: aSink(''), segment: aSink('') } } })
    await addRamen(page)
    expect(page.faults.splice(0).map(String)).to.deep.equal(['Error: segment: a tracking id is required'])
    expect(segmentScripts(page)).to.deep.equal([])
    expect(names(page)).to.deep.equal(['Product Clicked', 'Product Added'])
  })

  it('ANA-12 each page that comes into sight is told by its path; of an order’s no more than that it is one', async () => {
    const brand = { analytics: { data_layer: aSink('') } }
    const menu = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    await addRamen(menu)
    await until(menu, () => expect(pages(menu)).to.deep.equal([menuOf(), `${menuOf()}/all/ramen`, menuOf()]))
    const pay = await openPage('/checkout/current', { brand, device: menu.close() })
    await beGuest(pay)
    await pay.see.findByText('$2.08')
    await payByCash(pay)
    const order = await pay.follow()
    await until(order, () => expect(pages(order)).to.deep.equal(['/checkout', '/order']))
    const [, token] = /^\/order\/(.+)$/.exec(order.address()) ?? []
    expect(JSON.stringify(told(order))).to.not.include(token)
  })

  it('ANA-12 where the address opens something for whoever has it, no service is there that reads it; it is told by the next page', async () => {
    const brand = { analytics: { data_layer: aSink(''), segment: aSink('key-1') } }
    const table = await openPage(`${menuOf('dine-in')}?table=12`, { brand })
    await until(table, () => expect(pages(table)).to.deep.equal([menuOf('dine-in')]))
    expect(segmentScripts(table)).to.deep.equal([])
    const menu = await openPage(menuOf(), { brand, device: table.close() })
    await addRamen(menu)
    expect(segmentScripts(menu)).to.have.length(1)
    const { app } = await wiringHouse()
    const { headers } = await app.inject({
      url: '/cart/77aa',
      headers: { host: 'noodle.example', accept: 'text/html' },
    })
    expect(headers['referrer-policy']).to.equal('no-referrer')
  })

  it('ANA-13, ANA-14 the fraud beacon watches the shop and the checkout by the key for here, under the session of the calls', async () => {
    const brand = { fraud: { beaconKey: 'live-key', stageBeaconKey: 'stage-key' } }
    const beacon = ({ window }: OpenPage): readonly (readonly string[])[] => Object(window)['_sift'] ?? []
    const scripts = ({ window }: OpenPage) =>
      [...window.document.querySelectorAll('script[src^="https:"]')].map((one) => one.getAttribute('src'))
    const menu = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    const cart = await openCart(menu)
    await until(menu, () => expect(beacon(menu).at(-1)).to.deep.equal(['_trackPageview']))
    await menu.user.click(await cart.findByRole('button', { name: 'Have an account? Log in' }))
    await logIn(menu, 'cora')
    await until(menu, () => expect(beacon(menu).at(-1)).to.deep.equal(['_setUserId', 'cora']))

    const pay = await openPage('/checkout/current', { brand, device: menu.close() })
    await until(pay, () => expect(beacon(pay).at(-1)).to.deep.equal(['_setUserId', 'cora']))
    expect(scripts(pay)).to.deep.equal(['https://cdn.sift.com/s.js'])
    const session = pay.network.calls.map(({ headers }) => headers['sessionid']).find((one) => one !== undefined)
    expect(beacon(pay).slice(0, 4)).to.deep.equal([
      ['_setAccount', 'stage-key'],
      ['_setUserId', ''],
      ['_setSessionId', session],
      ['_trackPageview'],
    ])
    const earnest = await openPage('/checkout/current', {
      brand,
      device: await deviceWithRamen(),
      appEnv: 'production',
    })
    await until(earnest, () => expect(beacon(earnest)[0]).to.deep.equal(['_setAccount', 'live-key']))
    const without = await openPage('/checkout/current', { device: await deviceWithRamen() })
    expect([scripts(without), beacon(without)]).to.deep.equal([[], []])
  })

  it('ANA-02, ANA-11 GA4 hears of the cart and of the checkout with their dishes, at whole addresses', async () => {
    const brand = { analytics: { google_analytics: aSink('G-1') } }
    const gtag = ({ window }: OpenPage): readonly (readonly unknown[])[] =>
      [...(Object(window)['dataLayer'] ?? [])].map((words) => Array.from(Object(words)))
    const heard = (page: OpenPage, name: string) => gtag(page).find((words) => words[1] === name)?.[2]
    const menu = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    await openCart(menu)
    const item = { item_id: 'ramen', item_name: 'Ramen', price: 13, quantity: 1 }
    await until(menu, () => expect(heard(menu, 'view_cart')).to.include({ currency: 'USD', value: 13 }))
    expect(heard(menu, 'view_cart')).to.have.nested.property('items[0]').that.includes(item)
    expect(heard(menu, 'page_view')).to.deep.equal({
      page_location: `${menu.window.location.origin}${menuOf()}`,
    })
    const pay = await openPage('/checkout/current', { brand, device: menu.close() })
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    await payByCash(pay)
    const order = await pay.follow()
    await until(order, () =>
      expect(heard(order, 'begin_checkout')).to.deep.equal({ currency: 'USD', value: 13, items: [item] }),
    )
    const items = [{ ...item, item_category: 'Bowls' }]
    expect(heard(order, 'purchase')).to.deep.include({ currency: 'USD', value: 14.04, tax: 1.04, items })
    expect(heard(order, 'page_view')).to.deep.equal({ page_location: `${order.window.location.origin}/checkout` })
  })

  it('ANA-13 GA4 and Sift know who is signed in on each later document', async () => {
    const brand = { analytics: { google_analytics: aSink('G-1') }, fraud: { stageBeaconKey: 'stage-key' } }
    const users = ({ window }: OpenPage) => ({
      google: [...(Object(window)['dataLayer'] ?? [])].flatMap((words) =>
        words[0] === 'set' ? [words[1]['user_id']] : [],
      ),
      sift: [...(Object(window)['_sift'] ?? [])].flatMap(([word, id]) => (word === '_setUserId' ? [id] : [])),
    })
    const menu = await openPage(menuOf('pickup', 'corner'), { brand, device: await deviceWithRamen('corner') })
    const cart = await openCart(menu)
    await menu.user.click(await cart.findByRole('button', { name: 'Have an account? Log in' }))
    await logIn(menu, 'ana')
    await until(menu, () => expect(users(menu).google).to.include('ana'))
    const pay = await openPage('/checkout/current', { brand, device: menu.close() })
    await payByCash(pay)
    const order = await pay.follow()
    await until(order, () => expect(users(order)).to.deep.equal({ google: ['ana'], sift: ['', 'ana'] }))
    const again = await order.reload()
    await until(again, () => expect(users(again)).to.deep.equal({ google: ['ana'], sift: ['', 'ana'] }))
    const device = again.close()
    const later = await openPage(menuOf('pickup', 'corner'), { brand, device })
    await addRamen(later)
    await until(later, () => expect(users(later).google).to.include('ana'))
    expect(users(later).sift).to.include('ana')
  })

  it('ANA-02, ANA-11 every sink hears of a purchase on the confirmation itself, and none sees the token', async () => {
    const analytics = {
      ...{ data_layer: aSink(''), tag_manager: aSink('GTM-1'), facebook_pixel: aSink('42'), segment: aSink('key-1') },
      ...{ app_attribution: aSink('b-1'), heatmap: aSink('7'), session_recorder: aSink('org-1') },
    }
    const brand = { analytics, fraud: { stageBeaconKey: 'stage-key' } }
    const pay = await openPage('/checkout/current', { brand, device: await deviceWithRamen() })
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    await payByCash(pay)
    const order = await pay.follow()
    expect(order.address()).to.equal('/order')
    await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    const { window } = order
    const heard: Record<string, string[]> = { fbq: [], segment: [], branch: [] }
    const note =
      (list: string[] | undefined, at: number) =>
      (...words: readonly unknown[]) =>
        void list?.push(String(words[at]))
    Object.assign(Object(window)['fbq'], { callMethod: note(heard['fbq'], 1) })
    Object.assign(window, {
      analytics: { track: note(heard['segment'], 0), page: () => undefined },
      branch: { init: () => undefined, logEvent: note(heard['branch'], 0) },
      google_tag_manager: {},
    })
    await order.clock.advance(1_000)
    await until(order, () => expect(heard['fbq']).to.include('Purchase'))
    expect(heard['segment']).to.include('Order Completed')
    expect(heard['branch']).to.include('PURCHASE')
    expect(names(order).filter((name) => name === 'Purchase')).to.deep.equal(['Purchase'])
    const queued = (of: string) =>
      JSON.stringify([...(Object(window)[of]?.q ?? [])].map((words) => Object.values(words)))
    expect(queued('hj')).to.include('purchase')
    expect(queued('FS')).to.include('Order Completed')
    expect(Object(window)['_sift'].at(-1)).to.deep.equal(['_trackPageview'])

    const asked = order.network.calls.map(({ path }) => /^\/v1\/order\/([^/?]+)$/.exec(path)?.[1] ?? '')
    const token = asked.find((one) => one !== '') ?? ''
    expect(token.length).to.be.greaterThan(15)
    const seen = [window.location.href, window.document.referrer, window.document.documentElement.outerHTML]
    const told = [JSON.stringify(Object(window)['dataLayer']), queued('hj'), queued('FS')]
    for (const text of [...seen, ...told]) expect(text).to.not.include(token)

    const again = await order.reload()
    await again.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(names(again), 'a purchase is told once').to.deep.equal(['gtm.js'])
    const byMail = await openPage(`/order/${token}`, { brand })
    await byMail.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(byMail.window.document.querySelectorAll('script[src^="https:"]').length).to.equal(0)
    const stranger = await openPage('/order', { brand })
    await stranger.see.findByRole('heading', { level: 1, name: 'We can’t find this order' })
  })

  it('CONF-10 a page without a token in its address gives the order’s link to whoever wants to keep it', async () => {
    const brand = { analytics: { heatmap: aSink('7') } }
    const pay = await openPage('/checkout/current', { brand, device: await deviceWithRamen() })
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    await payByCash(pay)
    const order = await pay.follow()
    await order.user.click(await order.see.findByRole('button', { name: 'Copy the link to this order' }))
    await order.see.findByText('Link copied.')
    const link = await order.window.navigator.clipboard.readText()
    expect(link).to.match(/^https?:\/\/[^/]+\/order\/[\w-]{16,}$/)
    const { pathname } = new URL(link)
    const other = await openPage(pathname, { brand })
    await other.see.findByText('Bookmark this page to check your order anytime.')
  })

  it('ANA-15 the marketing script is brought into the shop of a brand that names it, and nowhere else', async () => {
    const brand = { analytics: { marketing_messages: aSink('noodle') } }
    const page = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    await openCart(page)
    const dtag = ({ window }: OpenPage) => window.document.querySelectorAll('script[src*="attn.tv"]').length
    expect(dtag(page)).to.equal(1)
    const pay = await openPage('/checkout/current', { brand, device: page.close() })
    await beGuest(pay)
    expect(dtag(pay)).to.equal(0)
  })

  it('ANA-10 nothing of it stands in what the server sends: the services come in the browser', async () => {
    const page = await openPage(menuOf(), {
      brand: { analytics: { segment: aSink('key-1') } },
      device: await deviceWithRamen(),
    })
    await openCart(page)
    expect(segmentScripts(page)).to.have.length(1)
    const { app } = await wiringHouse()
    const { body } = await app.inject({ url: menuOf(), headers: { host: 'noodle.example', accept: 'text/html' } })
    expect(body).to.not.match(/cdn\.segment\.com|analytics\.min\.js/)
  })
})

describe('Who followed a link', () => {
  const link = `${menuOf()}?utm_source=mail&gclid=click-7&device_id=d-9`

  it('API-08, ANA-07 goes with the order that comes of it, and with no other call', async () => {
    const menu = await openPage(link)
    await addRamen(menu)
    const pay = await openPage('/checkout/current', { device: menu.close() })
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    await payByCash(pay)
    await pay.leaving()
    const told = pay.network.calls.filter(({ headers }) => 'advertisingid' in headers || 'deviceid' in headers)
    expect(told.map(({ path }) => path)).to.deep.equal(['/v1/order/cash/'])
    expect(told[0]?.headers).to.include({ advertisingid: 'click-7', deviceid: 'd-9' })
  })

  it('ANA-07 is forgotten with the tab, and nobody is made up where a link says nothing', async () => {
    const menu = await openPage(menuOf())
    await addRamen(menu)
    const pay = await openPage('/checkout/current', { device: menu.close() })
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    await payByCash(pay)
    await pay.leaving()
    expect(Object.keys(pay.network.callsTo('/v1/order/cash/')[0]?.headers ?? {})).to.not.include.members([
      'advertisingid',
    ])
  })
})
