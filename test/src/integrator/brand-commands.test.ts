import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { brandFolder } from '../../../src/brand/brand-folder.ts'
import { loadBrand } from '../../../src/brand/load-brands.ts'
import { brandCheck } from '../../../src/integrator/check-command.ts'
import type { Command } from '../../../src/integrator/command.ts'
import { brandNew } from '../../../src/integrator/new-command.ts'

type Json = Record<string, unknown>

interface Ran {
  readonly code: number | null
  readonly said: readonly string[]
  readonly complained: readonly string[]
}

function linesIn(text: string) {
  return text.split('\n').filter((line) => line !== '')
}

describe('npm run brand:new and brand:check', function () {
  this.timeout(120_000)
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tureen-brands-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** In-process, because starting a process per mistake would take most of the time. */
  const run = (command: (call: Command) => number, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Ran => {
    const [said, complained]: [string[], string[]] = [[], []]
    const code = command({
      args,
      variables: { BRANDS_DIR: root, ...variables },
      say: (text) => said.push(...linesIn(text)),
      complain: (text) => complained.push(...linesIn(text)),
    })
    return { code, said, complained }
  }
  const make = (...ids: readonly string[]) => run(brandNew, ids)
  const check = (id = 'corner', variables: NodeJS.ProcessEnv = {}) => run(brandCheck, [id], variables)

  const pathOf = (file: string) => join(root, 'corner', file)
  const edit = (file: string, change: (json: Json) => void) => {
    const json = JSON.parse(readFileSync(pathOf(file), 'utf8'))
    change(Array.isArray(json) ? json[0] : json)
    writeFileSync(pathOf(file), JSON.stringify(json))
  }
  const write = (file: string, json: unknown) => writeFileSync(pathOf(file), JSON.stringify(json))
  const inside = (json: Json, key: string): Json => Object(json[key])

  it('SHELL-12 brand:new writes a brand in which nothing is wrong, and never over one that is there', async () => {
    const made = make('corner')
    expect([made.code, made.complained]).to.deep.equal([0, []])
    expect(readdirSync(join(root, 'corner')).sort()).to.deep.equal(['brand.json', 'locations.json', 'menu.json'])
    expect(check()).to.deep.equal({ code: 0, said: ['corner: 0 errors, 0 warnings'], complained: [] })

    const before = readFileSync(pathOf('brand.json'), 'utf8')
    const again = make('corner')
    expect([again.code, again.complained]).to.deep.equal([
      2,
      [`${root}/corner is there already, and nothing was written`],
    ])
    expect(readFileSync(pathOf('brand.json'), 'utf8')).to.equal(before)
    for (const wrong of ['', 'Corner', '../corner', 'a b', '9lives']) expect(make(wrong).code, wrong).to.equal(2)
    expect(readdirSync(root)).to.deep.equal(['corner'])
  })

  it('SHELL-12 the brand in pesos that was written by the guide has no error, and a warning of its dear package', () => {
    const { code, said, complained } = check('maizal', { BRANDS_DIR: 'test/brands' })
    expect([code, complained, said.at(-1)]).to.deep.equal([0, [], 'maizal: 0 errors, 1 warning'])
    expect(said[0]).to.match(/^warning .* items\.paquete-comal costs 124990, more than ten times the median/)
  })

  it('SHELL-13 brand:new --sample writes the sample configuration, in which nothing is wrong', () => {
    expect(run(brandNew, ['corner', '--sample']).code).to.equal(0)
    const sample = JSON.parse(readFileSync(pathOf('brand.json'), 'utf8'))
    const { brand } = loadBrand(brandFolder(join(root, 'corner')), () => undefined, 'here')
    expect(brand.ordering).to.deep.include({
      pickup: true,
      delivery: true,
      kiosk: false,
      scheduled: true,
      mobilePay: true,
    })
    expect(Object.values(brand.ordering.notes)).to.deep.equal([true, true, true])
    expect([brand.paymentProcessor, brand.routes.giftCards, brand.themes.checkout.giftCard]).to.deep.equal([
      'stripe',
      true,
      true,
    ])
    expect([brand.loyalty, brand.orderHistory]).to.deep.equal([{ enabled: false }, false])
    expect(Object.keys(sample.auth)).to.deep.equal(['token_key', 'google'])
    const secrets = join(root, 'secrets.json')
    writeFileSync(secrets, JSON.stringify({ 'corner/google': 'a-secret-of-twenty-one' }))
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SOCIAL_SECRETS_FILE: secrets,
    }
    const { said, complained } = check('corner', keys)
    expect([...said, ...complained].filter((line) => /^(error|warning)/.test(line))).to.deep.equal([])
    expect(run(brandNew, ['other', '--simple']).code).to.equal(2)
  })

  it('SHELL-12 finds nothing to mend in our own brands', async () => {
    for (const id of ['ember', 'nocturne'])
      expect(check(id, { BRANDS_DIR: 'brands' })).to.deep.include({
        code: 0,
        said: [`${id}: 0 errors, 0 warnings`],
      })
  })

  /** Spoils a valid brand; expects exactly these lines, with paths below the folder. */
  const mistakes: readonly (readonly [why: string, spoil: () => void, ...lines: string[]])[] = [
    ['no JSON', () => writeFileSync(pathOf('wording.json'), '{'), 'corner/wording.json is not JSON'],
    [
      'a key that is not there',
      () => edit('brand.json', (brand) => delete brand['config_id']),
      'corner/brand.json is broken at config_id: not string (it is missing)',
    ],
    [
      'values of two kinds, in one go',
      () =>
        edit('brand.json', (brand) => {
          Object.assign(brand, { tip_default: { pickup: 'lots' } })
          inside(inside(brand, 'tokens'), 'light')['text'] = 'red'
        }),
      'corner/brand.json is broken at tip_default.pickup: not',
      'corner/brand.json is broken at tokens.light.text: not a colour such as #b0361b',
    ],
    [
      'a key that nobody reads, and the one that was meant',
      () =>
        edit('brand.json', (brand) => {
          inside(brand, 'ordering')['delivry'] = true
        }),
      'corner/brand.json has an unknown key: ordering.delivry (delivery is meant?)',
    ],
    [
      'the same in the other files',
      () => {
        edit('locations.json', (location) => Object.assign(location, { taxPercnt: '1' }))
        edit('menu.json', (menu) => Object.assign(inside(inside(menu, 'items'), 'soup'), { desription: 'Hot' }))
        write('promotions.json', [{ id: 'p', name: 'P', amountCents: 100, codes: [], startAt: '2026-01-01T00:00Z' }])
      },
      'corner/locations.json has an unknown key: [0].taxPercnt (taxPercent is meant?)',
      'corner/menu.json has an unknown key: items.soup.desription (description is meant?)',
      'corner/promotions.json has an unknown key: [0].startAt (startsAt is meant?)',
    ],
    [
      'a layout that there is not',
      () =>
        edit('brand.json', (brand) =>
          Object.assign(brand, { themes: { item_details: { tabs: 'Type8' }, checkout: {}, menu: 'Grid' } }),
        ),
      'corner/brand.json is broken at themes.menu: there is no Grid, only Type1, Type2, Type3',
      'corner/brand.json is broken at themes.item_details.tabs: there is no Type8, only Type1',
    ],
    [
      'a font that this build does not have',
      () =>
        edit('brand.json', (brand) => {
          inside(inside(brand, 'tokens'), 'fonts')['display'] = 'Papyrus'
        }),
      'corner/brand.json is broken at tokens.fonts.display: there is no Papyrus in this build, only Open Sans, Tenor Sans',
    ],
    [
      'colours that cannot be told apart',
      () =>
        edit('brand.json', (brand) => {
          inside(inside(brand, 'tokens'), 'dark')['onAccent'] = '#ffffff'
        }),
      'corner/brand.json is broken at tokens.dark.onAccent: #ffffff on accent (#8fbdf5) has a contrast of 1.95, and 4.5 is the least',
    ],
    [
      'a text for a message that there is not',
      () => write('wording.json', { en: { 'shop.serch': 'Find' } }),
      'corner/wording.json is broken at en.shop.serch: there is no such message (shop.search',
    ],
    [
      'pictures that nothing makes',
      () => {
        edit('brand.json', (brand) => Object.assign(brand, { images: { hero: '/images/hero-1280.webp' } }))
        edit('menu.json', (menu) =>
          Object.assign(inside(inside(menu, 'items'), 'soup'), { images: ['/images/soup-640.webp'] }),
        )
      },
      'corner/brand.json is broken at images.hero: nothing makes /images/hero-1280.webp',
      'corner/menu.json is broken at items.soup.images: nothing makes /images/soup-640.webp',
    ],
    [
      'a picture of one size or of none',
      () => {
        mkdirSync(pathOf('images'))
        writeFileSync(pathOf('images/soup-640.webp'), '')
        writeFileSync(pathOf('images/stew.webp'), '')
      },
      'corner/images is broken at soup-640.webp: there is no soup-320.webp beside it',
      'corner/images is broken at stew.webp: its name is not that of a size, such as',
    ],
    [
      'a currency and a country that there are not',
      () => edit('brand.json', (brand) => Object.assign(brand, { currency: 'USX', country: 'UK' })),
      'corner/brand.json is broken at currency: not a currency of ISO 4217 such as USD',
      'corner/brand.json is broken at country: not a country of ISO 3166-1 such as US',
    ],
    [
      'a currency without decimals where a price has some, and what lacks its dish then',
      () => edit('brand.json', (brand) => Object.assign(brand, { currency: 'JPY', country: 'JP' })),
      'corner/menu.json items.soup.price: not an amount with no decimals',
      'corner/menu.json menu holds no item',
      'corner/menu.json menus.lunch > groups.dishes names items.soup, which does not exist',
    ],
    [
      'a processor that nothing is bound to',
      () => edit('brand.json', (brand) => Object.assign(brand, { payment_processor: 'strpe' })),
      'Brand corner pays through strpe, which this build does not know: payment_processor is one of ',
    ],
    [
      'a menu that leads nowhere',
      () => edit('menu.json', (menu) => Object.assign(inside(inside(menu, 'groups'), 'dishes'), { items: ['stew'] })),
      'corner/menu.json menus.lunch > groups.dishes names items.stew, which does not exist',
    ],
    ['a menu that is not there', () => rmSync(pathOf('menu.json')), 'corner/menu.json is missing'],
    [
      'a time zone that there is not',
      () => edit('locations.json', (location) => Object.assign(location, { timeZone: 'Mars/Olympus' })),
      'corner/locations.json is broken at main-street.timeZone: not a time zone known here',
    ],
    [
      'no tax',
      () => edit('locations.json', (location) => delete location['taxPercent']),
      'corner/locations.json is broken at main-street: say the tax as either taxPercent, like "8.875", or taxRateBasisPoints',
    ],
    [
      'a secret where customers see it',
      () => edit('locations.json', (location) => Object.assign(location, { credentials: { apiKey: 'sk_test_1' } })),
      'Brand corner has a secret key where customers would see it',
    ],
    [
      'the name of another folder',
      () => edit('brand.json', (brand) => Object.assign(brand, { id: 'other' })),
      'corner/brand.json is broken at id: not corner, the name of its folder',
    ],
  ]

  for (const [why, spoil, ...lines] of mistakes) {
    it(`SHELL-12 brand:check tells in a line of ${why}`, () => {
      make('corner')
      spoil()
      const { code, said, complained } = check()
      const errors = said.filter((line) => line.startsWith('error ')).map((line) => line.replaceAll(`${root}/`, ''))
      expect(errors.length, said.join('\n')).to.be.at.least(lines.length)
      for (const line of lines)
        expect(
          errors.filter((one) => one.startsWith(`error ${line}`)),
          said.join('\n'),
        ).to.have.length(1)
      // One mistake causes no further errors.
      expect(errors.filter((one) => !lines.some((line) => one.startsWith(`error ${line}`)))).to.deep.equal([])
      expect([code, complained]).to.deep.equal([1, []])
      expect(said.at(-1)).to.include(`corner: ${lines.length} error${lines.length === 1 ? '' : 's'}, `)
    })
  }

  it('SHELL-12 brand:check warns of an order type that is on and has no list of dishes', () => {
    make('corner')
    edit('brand.json', (brand) => Object.assign(inside(brand, 'ordering'), { delivery: true, kiosk: true }))
    const { code, said } = check()
    expect([code, said.map((line) => line.replaceAll(`${root}/`, ''))]).to.deep.equal([
      0,
      [
        'warning corner/menu.json has no list of dishes for delivery, which is on',
        'warning corner/menu.json has no list of dishes for kiosk, which is on',
        'corner: 0 errors, 2 warnings',
      ],
    ])
  })

  it('PRICE-07 brand:check warns of a tooltip of the fee that speaks of tips', () => {
    make('corner')
    const say = (text: string) =>
      edit('brand.json', (brand) =>
        Object.assign(inside(inside(brand, 'themes'), 'checkout'), { service_fee_tooltip: text }),
      )
    say('It pays the courier. Tips go to the team.')
    expect(check().said.map((line) => line.replaceAll(`${root}/`, ''))).to.deep.equal([
      'warning corner/brand.json speaks of tips in themes.checkout.service_fee_tooltip: the checkout says where tips go',
      'corner: 0 errors, 1 warning',
    ])
    say('It pays the courier who tiptoes to your door.')
    expect(check().said).to.deep.equal(['corner: 0 errors, 0 warnings'])
  })

  it('SHELL-11 brand:check tells of a host that another brand has, and of a brand that is not there', async () => {
    make('corner')
    make('plaza')
    edit('brand.json', (brand) => Object.assign(brand, { hosts: ['plaza.localhost'] }))
    expect(check().said).to.deep.equal([
      'error Brands corner and plaza both claim the host plaza.localhost',
      'corner: 1 error, 0 warnings',
    ])
    const { code, said } = check('nobody')
    expect([code, said[0]]).to.deep.equal([1, `error ${root}/nobody/brand.json is missing; there is corner, plaza`])
  })

  it('SHELL-46 brand:check sees what a start with the same settings sees', async () => {
    make('corner')
    expect(check('corner', { APP_ENV: 'production' }).said[0]).to.include('sandbox')
    rmSync(pathOf('locations.json'))
    expect(check().said[0]).to.equal(`error ${root}/corner/locations.json is missing`)
    const alone = check('corner', { API_URL: 'https://orders.example' })
    expect([alone.code, alone.said]).to.deep.equal([0, ['corner: 0 errors, 0 warnings']])
  })
})
