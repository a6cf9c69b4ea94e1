import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'chai'
import { readInlineScripts } from '../../../src/render/assets-manifest.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation, everyDay } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aStorefront, sendOf, someMenu, visit } from '../../builders/storefront-builder.ts'

const { firstTap, deliveryMenu } = readInlineScripts('dist')

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
function stateIn(html: string) {
  return /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
}

describe('the shop document', () => {
  it('MENU-11 shows the whole menu without a script: each item is a link to its own page, with name and price', async () => {
    const { body, statusCode } = await visit(await aStorefront(), '/location/harbor/pickup')
    expect(statusCode).to.equal(200)
    expect(body).to.match(/<a [^>]*href="\/location\/harbor\/pickup\/all\/ramen"[^>]*>Ramen<\/a>/)
    expect(body).to.contain('from $13.50')
    expect(body).to.contain('Slow broth')
  })

  it('MENU-11, MENU-15 shows an item and its options at its own URL', async () => {
    const { body } = await visit(await aStorefront(), '/location/harbor/pickup/all/ramen')
    expect(body).to.match(/<h1[^>]*>Ramen<\/h1>/)
    expect(body).to.contain('<title>Ramen · Harbor · Noodle House</title>')
    expect(body).to.contain('Required – choose 1').and.to.contain('Thick').and.to.contain('+$1.50')
  })

  it('MENU-11 answers 404 with the menu for an unknown item', async () => {
    const { body, statusCode } = await visit(await aStorefront(), '/location/harbor/pickup/all/pizza')
    expect(statusCode).to.equal(404)
    expect(body).to.contain('Ramen')
    expect(body).to.contain('<title>This item isn’t on the menu right now · Harbor · Noodle House</title>')
    expect(body).to.match(/role="alert"[\s\S]*?This item isn’t on the menu right now/)
  })

  it('lists a sold-out dish, with a label that says so', async () => {
    const { body } = await visit(await aStorefront(), '/location/harbor/pickup')
    expect(body).to.match(/Udon[\s\S]*Sold out/)
  })

  it('SHELL-01, LOC-22 shows the restaurants on the home page with state, hours, estimate and phone', async () => {
    const { body } = await visit(await aStorefront(), '/')
    expect(body).to.contain('Harbor')
    expect(body).to.contain('Open until 9:00 PM')
    expect(body).to.contain('Today 11:00 AM – 9:00 PM')
    expect(body).to.contain('Ready in about 15 min')
    expect(body).to.contain('718-555-0142')
  })

  it('says why a closed restaurant takes no orders, and when it opens', async () => {
    const locations = [aLocation({ isOpen: false, hours: everyDay('17:00', '23:00') })]
    const { body } = await visit(await aStorefront({ locations }), '/location/harbor/pickup')
    expect(body).to.contain('Closed · opens at 5:00 PM')
    expect(body).to.contain('order when we open')
  })

  it("LOC-19 says that a location doesn't exist, and links to the others", async () => {
    const { body, statusCode } = await visit(await aStorefront(), '/location/nowhere')
    expect(statusCode).to.equal(404)
    expect(body).to.contain('uh oh! This location doesn&#x27;t exist')
    expect(body).to.match(/<a [^>]*href="\/"[^>]*>Change location/)
  })

  it('LOC-20 says what is unavailable: online ordering, dine in or delivery', async () => {
    const off = await aStorefront({ locations: undefined })
    expect((await visit(off, '/location/harbor')).body).to.contain(
      'Online ordering is currently unavailable at this location',
    )
    const app = await aStorefront()
    expect((await visit(app, '/location/harbor/dine-in')).body).to.contain(
      'Dine in is currently unavailable at this location',
    )
    const { ordering } = aBrand()
    const noDelivery = await aStorefront({ brand: { ordering: { ...ordering, delivery: false } } })
    expect((await visit(noDelivery, '/location/harbor/delivery')).body).to.contain(
      'Delivery is currently unavailable at this location',
    )
  })

  it('MENU-17, MENU-18 says that the menu is unavailable when it cannot be fetched, and reports it', async () => {
    const reported: string[] = []
    const app = await aStorefront({ menu: undefined, report: (what) => reported.push(what) })
    const { body, statusCode } = await visit(app, '/location/harbor/pickup')
    expect(statusCode).to.equal(503)
    expect(body).to.contain('The menu is currently unavailable')
    expect(body).not.to.contain('role="alert"')
    expect(reported.join()).to.contain('menu')
  })

  it('MENU-12, SHELL-04 redirects every unknown URL to the home page', async () => {
    const app = await aStorefront()
    for (const path of ['/location', '/location/', '/checkout', '/no/such/page', '/location/harbor/teleport']) {
      const { statusCode, headers } = await visit(app, path)
      expect([path, statusCode, headers.location]).to.deep.equal([path, 302, '/'])
    }
  })

  it('SHELL-03 shows the theme only outside production', async () => {
    const { body } = await visit(await aStorefront(), '/theme')
    expect(body).to.contain('accentSoft')
    for (const view of ['panel', 'tint', 'ticket'])
      expect(body).to.match(new RegExp(`<p class="\\S+ \\S+">${view}</p>`))
    const live = await aStorefront({ needs: { appEnv: 'production' } })
    expect((await visit(live, '/theme')).headers.location).to.equal('/')
  })

  it('SHELL-11 finds the brand by its host, and answers 404 for an unknown host', async () => {
    const { statusCode } = await visit(await aStorefront(), '/', { host: 'other.example' })
    expect(statusCode).to.equal(404)
  })

  it('sends a hash-based content security policy and the usual security headers', async () => {
    const { headers, body } = await visit(await aStorefront(), '/')
    const policy = String(headers['content-security-policy'])
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
    expect(policy).to.contain(`script-src 'self' ${hashOf(firstTap)} ${hashOf(deliveryMenu)};`)
    expect(policy).to.contain(`style-src 'self' ${hashOf(style)};`)
    for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
      expect(policy).to.contain(rule)
    }
    expect(policy).not.to.contain('unsafe')
    expect(headers['x-content-type-options']).to.equal('nosniff')
    expect(headers['referrer-policy']).to.equal('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).to.contain('camera=()')
    expect(headers['cross-origin-opener-policy']).to.equal('same-origin-allow-popups')
  })

  it('loads only small inline scripts before the first paint, and has no style attributes', async () => {
    const pages = ['/', '/location/harbor/pickup', '/location/harbor/pickup/all/ramen', '/location/nowhere']
    for (const path of [...pages, '/location/harbor/delivery', '/location/harbor/delivery/all/ramen']) {
      const { body } = await visit(await aStorefront(), path)
      expect(body).not.to.match(/<[^>]+ style=/)
      expect(body).not.to.match(/<script[^>]+src=/)
      expect(body).not.to.contain('modulepreload')
      expect(body.match(/<script(?! type="application\/json")/g)).to.have.length(path.includes('delivery') ? 2 : 1)
    }
    expect(Buffer.byteLength(firstTap)).to.be.at.most(610)
  })

  it('escapes the texts of menus and locations', async () => {
    const evil = '</script><script>alert(1)</script><!-- &\u2028'
    const menu = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Ramen').with({ name: evil, description: evil })))
      .build()
    const app = await aStorefront({ menu, locations: [aLocation({ name: evil })] })
    const pages = await Promise.all(['/location/harbor/pickup', '/?type=delivery'].map((path) => visit(app, path)))
    for (const { body } of pages) {
      expect(body).not.to.contain('<script>alert')
      expect(body.match(/<\/script>/g)).to.have.length(2)
    }
    expect(JSON.parse(stateIn(pages[0]?.body ?? '')).location.name).to.equal(evil)
    expect(JSON.parse(stateIn(pages[1]?.body ?? '')).screen.view.cards[0].name).to.equal(evil)
  })

  it('leaves the menu and a linked dish out of the state, because the script reads the page', async () => {
    const app = await aStorefront()
    const state = stateIn((await visit(app, '/location/harbor/pickup')).body)
    expect(state).to.contain('noodle')
    expect(state).not.to.contain('Ramen')
    const linked = stateIn((await visit(app, '/location/harbor/pickup/all/ramen')).body)
    expect(linked).not.to.match(/ramen/i)
  })

  it('searches without a script, by a plain form and a results page', async () => {
    const app = await aStorefront()
    const { body } = await visit(app, '/location/harbor/pickup')
    expect(body).to.match(/<form id="search" action="\/location\/harbor\/pickup"><input [^>]*name="q"/)
    const asked = await visit(app, '/location/harbor/pickup?q=rAmen')
    expect(asked.body)
      .to.contain('1 result')
      .and.to.match(/id="whole"[^>]* hidden/)
    const evil = await visit(app, `/location/harbor/pickup?q=${encodeURIComponent('<q9>')}${'x'.repeat(500)}`)
    expect(evil.body).to.contain('No results for “&lt;q9&gt;xxx').and.not.to.contain('x'.repeat(81))
  })

  it('MENU-16 fetches the menu of an order type and location on its first visit', async () => {
    const asked: string[] = []
    const locations = [aLocation(), aLocation({ id: 'two', slug: 'hill', name: 'Hill' })]
    const answer = sendOf({ locations, menu: someMenu() })
    const sendFor = () => async (request: Parameters<typeof answer>[0]) => {
      if (request.path === '/menus') asked.push(JSON.stringify([request.query, request.headers]))
      return answer(request)
    }
    const app = await aStorefront({ needs: { sendFor } })
    for (const path of ['harbor/pickup', 'harbor/delivery', 'hill/pickup']) await visit(app, `/location/${path}`)
    expect(new Set(asked)).to.have.property('size', 3)
  })

  it('MENU-19 uses the brand’s menu layout, and the first one for an unknown layout', async () => {
    const listOf = async (menu: string) => {
      const { themes } = aBrand()
      const { body } = await visit(
        await aStorefront({ brand: { themes: { ...themes, menu } } }),
        '/location/harbor/pickup',
      )
      return /<ul class="([^"]+)"><li[^>]*><div><h3/.exec(body)?.[1]
    }
    const drawn = await Promise.all(['Type1', 'Type2', 'Type3', 'Type9'].map(listOf))
    expect(new Set(drawn)).to.have.property('size', 3)
    expect(drawn[3]).to.equal(drawn[0])
  })

  it('marks the language of only the brand’s own text on a card', async () => {
    const drinks = aGroup('Drinks').withSubgroups(aGroup('Bundle').between(1, 1).of(anItem('Two'), anItem('Four')))
    const menu = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Poke').forDiets('Vegan', 'Gluten free')))
      .withGroup(drinks)
      .build()
    const app = await aStorefront({ menu })
    const { body } = await visit(app, '/location/harbor/pickup?lang=es')
    expect(body).to.contain('<small lang="en"> Vegan · Gluten free</small>')
    expect(body).to.contain('<small> Elige uno · <span lang="en">Two · Four</span></small>')
    expect((await visit(app, '/location/harbor/pickup?lang=en')).body).to.contain('<small> Vegan · Gluten free</small>')
  })

  it('uses the language of the URL, the cookie or the browser, else the brand’s', async () => {
    const app = await aStorefront()
    const asked = await visit(app, '/location/harbor/pickup?lang=es', { 'accept-language': 'en' })
    expect(asked.body).to.contain('<html lang="es"').and.to.contain('desde $13.50')
    expect(asked.headers['set-cookie']).to.contain('lang=es')
    expect((await visit(app, '/', { cookie: 'lang=es' })).body).to.contain('<html lang="es"')
    expect((await visit(app, '/', { 'accept-language': 'fr;q=0.9, es-MX;q=0.8, en;q=0.2' })).body).to.contain(
      'lang="es"',
    )
    expect((await visit(app, '/', { 'accept-language': 'fr' })).body).to.contain('<html lang="en"')
    expect(asked.headers.vary).to.contain('accept-language').and.to.contain('cookie')
  })

  it('SHELL-10 uses a brand’s own texts and fills in their values', async () => {
    const texts = { en: { 'shop.from': 'starts at {price}', 'shop.locationsTitle': 'Our kitchens' } }
    const app = await aStorefront({ texts })
    expect((await visit(app, '/')).body).to.contain('Our kitchens')
    expect((await visit(app, '/location/harbor/pickup')).body).to.contain('starts at $13.50')
  })

  it('sends the same page in each encoding, and 304 if the client has it', async () => {
    const app = await aStorefront()
    const plain = await visit(app, '/location/harbor/pickup')
    const br = await visit(app, '/location/harbor/pickup', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).to.equal('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).to.equal(plain.body)
    const gz = await visit(app, '/location/harbor/pickup', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gz.rawPayload).toString()).to.equal(plain.body)
    const again = await visit(app, '/location/harbor/pickup', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).to.deep.equal([304, ''])
  })

  it('calls the order server once for many visitors', async () => {
    let calls = 0
    const send = sendOf({ locations: [aLocation()], menu: someMenu() })
    const app = await aStorefront({
      needs: {
        sendFor: () => (request) => {
          calls += 1
          return send(request)
        },
      },
    })
    await Promise.all(Array.from({ length: 20 }, () => visit(app, '/location/harbor/pickup')))
    expect(calls).to.equal(2)
  })

  it('SHELL-02 hides the header on the home page in the second location layout only', async () => {
    const { themes } = aBrand()
    const app = await aStorefront({ brand: { themes: { ...themes, location: 'Type2' } } })
    const { body } = await visit(app, '/')
    expect(body).not.to.contain('<header')
    expect(body, 'the links above the page have their own landmark').to.match(
      /<nav[^>]* aria-label="Language and account"/,
    )
    expect((await visit(app, '/location/harbor/pickup')).body).to.contain('<header')
    expect((await visit(await aStorefront(), '/')).body).to.contain('<header')
  })
})
