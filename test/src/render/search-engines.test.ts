import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import { aLocation, everyDay } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { aStorefront, type StorefrontOptions, visit } from '../../builders/storefront-builder.ts'
import { type Thing, thingsIn } from './microdata.ts'

const origin = 'https://order.noodle.example'

function menu() {
  return aMenu()
    .for('pickup')
    .withGroup(
      aGroup('Bowls').of(
        anItem('Ramen')
          .costing(1250)
          .with({
            description: 'Slow "broth"',
            dietaryRestrictions: ['Gluten free', 'Spicy'],
            calories: { min: 540, max: 700 },
          })
          .asking(
            anOption('Noodles').between(1, 1).offering(anItem('Thin').costing(100), anItem('Thick').costing(150)),
          ),
        anItem('Udon').costing(1100).soldOut(),
      ),
    )
    .build()
}

async function pageAt(path: string, options: StorefrontOptions = {}) {
  const app = await aStorefront({ menu: menu(), ...options, served: { origin, ...options.served } })
  const { body, statusCode } = await visit(app, path)
  const { document } = new JSDOM(body, { url: origin + path }).window
  const meta = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  return {
    body,
    statusCode,
    document,
    meta,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    data: data === undefined || data === null ? undefined : JSON.parse(data),
    things: thingsIn(document),
  }
}

/** Properties that schema.org allows, as far as we use them: https://schema.org/Menu and its siblings. */
const properties: Readonly<Record<string, readonly string[]>> = {
  Menu: ['hasMenuSection'],
  MenuSection: ['name', 'description', 'hasMenuItem'],
  MenuItem: ['name', 'description', 'url', 'offers', 'suitableForDiet', 'nutrition'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  NutritionInformation: ['calories'],
}

function faultsOf({ type, said }: Thing): readonly string[] {
  const known = properties[type]
  if (known === undefined) return [`no such type: ${type}`]
  return Object.entries(said).flatMap(([name, values]) => [
    ...(known.includes(name) ? [] : [`${type} has no ${name}`]),
    ...values.flatMap((value) => (typeof value === 'string' ? [] : faultsOf(value))),
  ])
}

describe('what search engines read', () => {
  it('is a menu with its sections and dishes where they stand, each with its address and what it costs', async () => {
    const { things } = await pageAt('/location/harbor/pickup')
    expect(things.flatMap(faultsOf)).to.deep.equal([])
    expect(things).to.have.length(1)
    const [card] = things
    const [bowls] = card?.said['hasMenuSection'] ?? []
    if (card?.type !== 'Menu' || bowls === undefined || typeof bowls === 'string') throw new Error('no menu')
    expect(bowls.said['name']).to.deep.equal(['Bowls'])
    expect(bowls.said['hasMenuItem']).to.deep.equal([
      {
        type: 'MenuItem',
        said: {
          name: ['Ramen'],
          url: [`${origin}/location/harbor/pickup/all/ramen`],
          description: ['Slow "broth"'],
          offers: [{ type: 'AggregateOffer', said: { lowPrice: ['13.50'], priceCurrency: ['USD'] } }],
        },
      },
      {
        type: 'MenuItem',
        said: {
          name: ['Udon'],
          url: [`${origin}/location/harbor/pickup/all/udon`],
          offers: [
            {
              type: 'Offer',
              said: { price: ['11.00'], priceCurrency: ['USD'], availability: ['https://schema.org/SoldOut'] },
            },
          ],
        },
      },
    ])
  })

  it('is a dish on its own page, with what diet it suits and what it has in calories', async () => {
    const { things, data, meta, canonical } = await pageAt('/location/harbor/pickup/all/ramen')
    expect(things.flatMap(faultsOf)).to.deep.equal([])
    const [dish, ...others] = things
    expect(others).to.deep.equal([])
    expect(dish?.said['name']).to.deep.equal(['Ramen'])
    expect(dish?.said['suitableForDiet']).to.deep.equal(['https://schema.org/GlutenFreeDiet'])
    expect(dish?.said['nutrition']).to.deep.equal([
      { type: 'NutritionInformation', said: { calories: ['540 - 700 cal'] } },
    ])
    expect(data).to.equal(undefined)
    expect(meta('title')).to.equal('Ramen · Harbor · Noodle House')
    expect(meta('description')).to.equal('Slow "broth"')
    expect(canonical).to.equal(`${origin}/location/harbor/pickup/all/ramen`)
  })

  it('is each restaurant at home, with where it is, its phone and its hours', async () => {
    const locations = [
      aLocation({ hours: everyDay('11:00', '21:00') }),
      aLocation({ slug: 'pier', name: 'Pier', hours: everyDay('00:00', '00:00') }),
      aLocation({ slug: 'dock', name: 'Dock', hours: everyDay('05:00', '05:00') }),
    ]
    const { data, meta, canonical } = await pageAt('/', { locations })
    expect(data).to.have.length(3)
    expect(data[0]).to.include({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'Noodle House · Harbor',
      currenciesAccepted: 'USD',
    })
    expect(data[0].hasMenu).to.equal(`${origin}/location/harbor/pickup`)
    expect(data[0].address).to.include({ '@type': 'PostalAddress', addressCountry: 'US' })
    expect(data[0].openingHoursSpecification).to.have.length(1)
    expect(data[0].openingHoursSpecification[0]).to.include({ opens: '11:00', closes: '21:00' })
    expect(data[0].openingHoursSpecification[0].dayOfWeek).to.have.length(7)
    expect(data[1].openingHoursSpecification[0]).to.include({ opens: '00:00', closes: '23:59' })
    expect(data[2].openingHoursSpecification[0]).to.include({ opens: '05:00', closes: '04:59' })
    expect([canonical, meta('url'), meta('image'), meta('site_name'), meta('description')]).to.deep.equal([
      `${origin}/`,
      `${origin}/`,
      `${origin}/images/hero-1280.webp`,
      'Noodle House',
      'We cook.',
    ])
  })

  it('a page has one address in each language, and a link to the other ones', async () => {
    const { document, canonical } = await pageAt('/location/harbor/pickup?lang=es')
    expect(canonical).to.equal(`${origin}/location/harbor/pickup?lang=es`)
    const others = [...document.querySelectorAll('link[rel=alternate]')]
    expect(others.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).to.deep.equal([
      ['en', `${origin}/location/harbor/pickup`],
      ['es', `${origin}/location/harbor/pickup?lang=es`],
    ])
  })

  it('is nothing of a page that is not there, and no whole address where the brand did not say its own', async () => {
    const gone = await pageAt('/location/harbor/pickup/all/pizza')
    expect([gone.statusCode, gone.canonical, gone.meta('title')]).to.deep.equal([404, undefined, undefined])
    const app = await aStorefront({ menu: menu() })
    const { body } = await visit(app, '/location/harbor/pickup')
    expect(body).to.contain('og:title').and.not.contain('rel="canonical"').and.not.contain('ld+json')
    expect((await visit(app, '/sitemap.xml')).statusCode).to.equal(404)
    expect((await visit(app, '/robots.txt')).body).to.not.contain('Sitemap')
  })

  it('what a brand or menu says closes no element', async () => {
    const { body, data } = await pageAt('/', { locations: [aLocation({ name: '</script><b>' })] })
    expect(body).to.not.contain('</script><b>')
    expect(data.name).to.equal('Noodle House · </script><b>')
  })

  it('a map of the site names home, the menus and the dishes, and robots find it', async () => {
    const app = await aStorefront({ menu: menu(), served: { origin } })
    const answer = await visit(app, '/sitemap.xml')
    expect(answer.headers['content-type']).to.contain('application/xml')
    const { document } = new JSDOM(answer.body, { contentType: 'text/xml' }).window
    const paths = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent?.replace(origin, ''))
    expect(paths).to.include.members([
      '/',
      '/location/harbor/pickup',
      '/location/harbor/pickup/all/ramen',
      '/location/harbor/pickup/all/udon',
    ])
    for (const path of paths) expect((await visit(app, path ?? '')).statusCode, path).to.equal(200)
    expect((await visit(app, '/robots.txt')).body).to.contain(`Sitemap: ${origin}/sitemap.xml`)
  })
})
