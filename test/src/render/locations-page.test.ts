import { expect } from 'chai'
import { searchPages } from '../../../src/render/search-limit.ts'
import type { StorefrontNeeds } from '../../../src/render/storefront-needs.ts'
import { locations as locationsCodec } from '../../../src-contract/location/location.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { JsonAnswer, JsonRequest } from '../../../src-domain/call/send-json.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation, everyDay } from '../../builders/location-builder.ts'
import { aStorefront, sendOf, someMenu } from '../../builders/storefront-builder.ts'

const harbor = aLocation()
const hill = aLocation({ id: 'loc-hill', slug: 'hill', name: 'Hill', isKioskEnabled: true })
function answered(body: unknown, status = 200): JsonAnswer {
  return { _tag: 'Answered', status, body, headers: {} }
}

async function world(
  brand: Partial<Brand> = {},
  all: readonly Location[] = [harbor, hill],
  markets: ReadonlyMap<string, string> = new Map(),
) {
  const asked: JsonRequest[] = []
  const known = sendOf({ locations: all, menu: someMenu() })
  const send = async (request: JsonRequest): Promise<JsonAnswer> => {
    asked.push(request)
    const { path, query, body } = request
    if (path === '/address')
      return answered(query?.['address'] === 'Red Hook' ? [{ id: 'red-hook', text: 'Red Hook, Brooklyn' }] : [])
    if (path === '/places/red-hook') return answered({ lat: 40.6765, long: -74.011 })
    if (path !== '/locations' || JSON.stringify(body).includes('slugs')) return known(request)
    if (query?.['market'] === 'pier-17') return answered(locationsCodec.encode([hill]))
    if (query?.['market'] !== undefined) return answered({ code: 'unknown_market' }, 404)
    const isNear = JSON.stringify(body).includes('lat')
    const found = isNear
      ? [
          { ...harbor, distanceInMiles: 3.456 },
          { ...hill, distanceInMiles: 0.5 },
        ]
      : all
    return answered(locationsCodec.encode(found))
  }
  const visitors: string[] = []
  const sendFor: StorefrontNeeds['sendFor'] = (_brandId, visitor) => (request) => {
    visitors.push(`${request.path} ${visitor ?? 'nobody'}`)
    return send(request)
  }
  const app = await aStorefront({ brand, needs: { sendFor }, served: { markets } })
  return {
    asked,
    visitors,
    visit: (path: string, remoteAddress = '127.0.0.1') =>
      app.inject({ url: path, remoteAddress, headers: { host: 'noodle.example', accept: 'text/html' } }),
  }
}

function namesIn(html: string): readonly string[] {
  return [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].flatMap(([, name]) => name ?? [])
}

describe('the page of the restaurants', () => {
  it('LOC-07, LOC-08, LOC-09, LOC-10 looks around a place without a script: the nearest first, with its miles', async () => {
    const { visit: go, asked } = await world()
    const before = await go('/')
    expect(namesIn(before.body)).to.deep.equal(['Harbor', 'Hill'])
    expect(before.body).to.contain('Address, city, or ZIP code').and.not.to.contain('miles away')
    const { body } = await go('/?type=pickup&near=Red+Hook')
    expect(namesIn(body)).to.deep.equal(['Hill', 'Harbor'])
    expect(body).to.contain('0.50 miles away').and.to.contain('3.46 miles away')
    expect(body).to.contain('Closest to Red Hook, Brooklyn')
    expect(asked.find(({ path }) => path === '/address')?.query).to.include({
      address: 'Red Hook',
      orderType: 'pickup',
    })
    expect(asked.find(({ path }) => path === '/places/red-hook')?.query).to.include({ orderType: 'pickup' })
  })

  it('G4 asks for places as the visitor, so that one who searches a lot uses up no share of others', async () => {
    const { visit: go, visitors } = await world()
    await go('/?type=pickup&near=Red+Hook', '203.0.113.7')
    expect(visitors).to.include.members(['/address 203.0.113.7', '/places/red-hook 203.0.113.7', '/locations nobody'])
  })

  it('G4 past sixty searches in a minute one network gets the page of everybody, and others their search', async () => {
    const { visit: go } = await world()
    const search = async (from: string) => namesIn((await go('/?type=pickup&near=Red+Hook', from)).body)
    for (let n = 0; n < searchPages.most; n += 1)
      expect(await search(`2001:db8:0:1::${n + 1}`)).to.deep.equal(['Hill', 'Harbor'])
    expect(await search('2001:db8:0:1::ffff')).to.deep.equal(['Harbor', 'Hill'])
    expect((await go('/?type=pickup&q=noodles', '2001:db8:0:1::ffff')).statusCode).to.equal(200)
    expect(await search('2001:db8:0:2::1')).to.deep.equal(['Hill', 'Harbor'])
  })

  it('G4, G17 of ninety searches at once exactly sixty are made', async () => {
    const { visit: go } = await world()
    const pages = await Promise.all(Array.from({ length: 90 }, () => go('/?type=pickup&near=Red+Hook', '203.0.113.9')))
    const searched = pages.filter(({ body }) => namesIn(body)[0] === 'Hill')
    expect(searched).to.have.length(searchPages.most)
  })

  it('LOC-09 dine-in has the search too, and lists only restaurants with tables', async () => {
    const { visit: go } = await world({ ordering: { ...aBrand().ordering, kiosk: true } })
    const { body } = await go('/?type=dine-in&near=Red+Hook')
    expect(body).to.contain('<input type="hidden" name="type" value="dine-in"')
    expect(namesIn(body)).to.deep.equal(['Hill'])
    expect((await (await world()).visit('/?type=delivery')).body).not.to.contain('Address, city, or ZIP code')
  })

  it('LOC-10 says so when nobody knows the place, and lists all', async () => {
    const { body } = await (await world()).visit('/?near=Atlantis')
    expect(body).to.contain('We couldn’t find “Atlantis”')
    expect(namesIn(body)).to.deep.equal(['Harbor', 'Hill'])
  })

  it('LOC-09 does not search where there is one restaurant only', async () => {
    expect((await (await world({}, [harbor])).visit('/')).body).not.to.contain('Address, city, or ZIP code')
  })

  it('LOC-22 says once that a restaurant never closes', async () => {
    const { body } = await (await world({}, [aLocation({ hours: everyDay('00:00', '00:00') })])).visit('/')
    expect(body).to.match(/Open<\/p>/)
    expect(body.match(/24 hours/g)).to.have.length.at.most(2)
    expect(body.replace(/<script[\s\S]*?<\/script>/g, '').match(/24 hours/g)).to.deep.equal(['24 hours'])
  })
})

describe('the page of a marketplace', () => {
  const routes = { ...aBrand().routes, market: true }

  it('LOC-46, API-05 lists only its restaurants, and asks for them as the marketplace', async () => {
    const { visit: go, asked } = await world({ routes })
    const { body, statusCode } = await go('/market/pier-17/pickup')
    expect(statusCode).to.equal(200)
    expect(namesIn(body)).to.deep.equal(['Hill'])
    expect(body).to.contain('href="/market/pier-17/delivery"').and.to.contain('href="/location/hill/pickup"')
    const [call] = asked.filter(({ path }) => path === '/locations')
    expect(call?.query).to.deep.equal({ market: 'pier-17' })
    expect(call?.headers).to.have.property('platform', 'marketplace')
    await go('/')
    expect(asked.at(-1)?.headers).not.to.have.property('platform')
  })

  it('TABLE-05, LOC-46 lists for the first type that is on where the address names one that is off', async () => {
    const ordering = { ...aBrand().ordering, delivery: false, kiosk: false }
    const { visit: go } = await world({ routes, ordering })
    for (const path of ['/?type=dine-in', '/?type=delivery', '/market/pier-17/dine-in', '/market/pier-17/delivery']) {
      const { body, statusCode } = await go(path)
      expect([path, statusCode]).to.deep.equal([path, 200])
      const links = [...body.matchAll(/href="(\/location\/[^"]+)"/g)].map(([, href = '']) => href)
      expect(links, path).to.include('/location/hill/pickup')
      for (const href of links) expect((await go(href)).statusCode, href).to.equal(200)
    }
  })

  it('LOC-46 is headed by its name where the brand says it, and by the brand where not', async () => {
    const { visit: go } = await world({ routes }, [harbor, hill], new Map([['pier-17', 'Pier 17 & friends']]))
    const { body } = await go('/market/pier-17/pickup')
    expect(body).to.match(/<h1[^>]*>Pier 17 &amp; friends<\/h1>/)
    expect(body).to.contain('<title>Noodle House · Pier 17 &amp; friends</title>')
    expect((await go('/')).body).to.match(/<h1[^>]*>Slurp<\/h1>/)
    const unnamed = await (await world({ routes })).visit('/market/pier-17/pickup')
    expect(unnamed.body).to.match(/<h1[^>]*>Slurp<\/h1>/)
  })

  it('LOC-46 is not there without its route flag, nor for a marketplace or a type that nobody knows', async () => {
    const off = await (await world({ routes: { ...routes, market: false } })).visit('/market/pier-17')
    expect([off.statusCode, off.headers.location]).to.deep.equal([302, '/'])
    const { visit: go } = await world({ routes })
    expect((await go('/market/nowhere')).statusCode).to.equal(404)
    expect((await go('/market/pier-17/teleport')).headers.location).to.equal('/')
    expect((await go('/market')).headers.location).to.equal('/')
  })

  it('SHELL-02 keeps the header that the home page of the second layout hides', async () => {
    const themes = { ...aBrand().themes, location: 'Type2' as const }
    const { visit: go } = await world({ routes, themes })
    expect((await go('/market/pier-17')).body).to.contain('<header')
    expect((await go('/')).body).not.to.contain('<header')
  })

  it('SHELL-09 has its picture where the home page of the second layout has none, unless its banner is as wide as the page', async () => {
    const hasHero = (html: string) => html.includes('/images/hero-1280.webp"')
    const themes = { ...aBrand().themes, location: 'Type2' as const }
    const plain = await world({ routes, themes })
    expect(hasHero((await plain.visit('/')).body)).to.equal(false)
    expect(hasHero((await plain.visit('/market/pier-17')).body)).to.equal(true)
    const wide = await world({ routes, themes: { ...themes, banner: 'Type2' } })
    const { body } = await wide.visit('/')
    expect(body)
      .to.match(/<img[^>]*sizes="100vw"/)
      .and.to.contain('data-banner="Type2"')
  })
})

describe('the page of a menu', () => {
  it('LOC-18 asks for its restaurant by slug', async () => {
    const { visit: go, asked } = await world()
    await go('/location/harbor/pickup')
    const [call] = asked.filter(({ path }) => path === '/locations')
    expect(call).to.deep.include({ method: 'POST', body: { slugs: ['harbor'] } })
  })

  it('LOC-20 has a sentence for online ordering, delivery, dine in, pickup and ordering', async () => {
    const { ordering, routes } = aBrand()
    const kioskOff = { ...ordering, kiosk: false }
    const cases: readonly (readonly [string, Partial<Brand>, string])[] = [
      ['pickup', { routes: { ...routes, ordering: false } }, 'Online ordering'],
      ['pickup', { ordering: { ...ordering, enabled: false } }, 'Ordering'],
      ['pickup', { ordering: { ...ordering, pickup: false } }, 'Pickup'],
      ['delivery', { ordering: { ...ordering, delivery: false } }, 'Delivery'],
      ['dine-in', { ordering: kioskOff }, 'Dine in'],
    ]
    for (const [type, brand, what] of cases) {
      const { body, statusCode } = await (await world(brand)).visit(`/location/harbor/${type}`)
      expect([what, statusCode]).to.deep.equal([what, 404])
      expect(body).to.match(new RegExp(`<h1[^>]*>${what} is currently unavailable at this location</h1>`))
    }
  })
})
