import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { type LoadedBrand, loadBrands } from '../../../src/brand/load-brands.ts'
import { noSecrets } from '../../../src/environment/brand-secrets.ts'
import { type Environment, readEnvironment } from '../../../src/environment/environment.ts'
import { brandByHost } from '../../../src/server/brand-by-host.ts'
import { jsonLogger } from '../../../src/server/logger.ts'
import { judgedBrands } from '../../../src/server/served-brands.ts'
import { startRefusal as refusalOfStart } from '../../../src/server/start-rules.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import { copyDemoBrands } from '../../builders/demo-brands.ts'

function environment(variables: Readonly<Record<string, string>> = {}): Environment {
  const seen = readEnvironment(variables)
  if (seen._tag === 'Left') throw new Error(seen.left)
  return seen.right
}

/** The first brand that would be left out, else what stops the whole server. */
function startRefusal(environment: Environment, brands: readonly LoadedBrand[]): string | undefined {
  const none = {
    secrets: noSecrets,
    kitchenSecrets: new Map<string, string>(),
    socialSecrets: new Map<string, string>(),
  }
  const apart = judgedBrands({ environment, hasOneBrand: brands.length === 1, ...none }, brands)
  return apart.leftOut[0]?.why ?? refusalOfStart(environment, apart)
}

const guarded = {
  ...{ APP_ENV: 'production', EMBEDDED_IN_PRODUCTION: 'allow' },
  ...{ GIFT_CARD_KEY: 'k'.repeat(32), EMBEDDED_HUMAN_CHECK: 'allow' },
}

function lineOf(act: () => unknown): string {
  try {
    act()
    return 'nothing was wrong'
  } catch (reason) {
    return reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
  }
}

describe('what a server asks before it starts', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'brands-'))
    copyDemoBrands(root)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('tries the contract without our additions in development alone', () => {
    const brands = loadBrands(root)
    expect(startRefusal(environment({ ADDITIONS: 'off' }), brands)).to.equal(undefined)
    const why = startRefusal(environment({ ...guarded, SANDBOX_PROCESSOR: 'allow', ADDITIONS: 'off' }), brands)
    expect(why).to.include('ADDITIONS=off')
  })

  it('SHELL-46 of a brand whose orders another back end takes, only its looks and rules are read', () => {
    for (const file of ['locations.json', 'menu.json', 'patrons.json', 'promotions.json'])
      writeFileSync(join(root, 'ember', file), 'not JSON')
    expect(lineOf(() => loadBrands(root))).to.include('is not JSON')
    const [ember] = loadBrands(root, undefined, 'another back end')
    expect(ember?.brand.name).to.equal('Ember & Ladle')
    expect(ember?.seed.locations).to.deep.equal([])
  })

  it('MENU-28 takes one answer about notes for all ways of ordering, or one for each', () => {
    const notesOf = (notes: unknown) => {
      edit('ember/brand.json', (brand) => ({ ...brand, ordering: { ...Object(brand['ordering']), notes } }))
      return loadBrands(root).find(({ brand }) => brand.id === 'ember')?.brand.ordering.notes
    }
    expect(notesOf(false)).to.deep.equal({ pickup: false, delivery: false, kiosk: false })
    expect(notesOf(true)).to.deep.equal({ pickup: true, delivery: true, kiosk: true })
    expect(notesOf({ pickup: false, kiosk: true })).to.deep.equal({ pickup: false, delivery: true, kiosk: true })
  })

  const edit = (file: string, change: (json: Record<string, unknown>) => unknown) => {
    const path = join(root, file)
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
  }

  it('PAY-03 starts for no brand whose processor it cannot ask, and names the settings', () => {
    edit('ember/brand.json', (brand) => ({ ...brand, payment_processor: 'authorize' }))
    const why = (set: Readonly<Record<string, string>>) => startRefusal(environment(set), loadBrands(root))
    expect(why({})).to.include('ember').and.to.include('AUTHORIZE_LOGIN_ID and AUTHORIZE_TRANSACTION_KEY')
    expect(why({ AUTHORIZE_LOGIN_ID: 'login' })).to.match(/set AUTHORIZE_TRANSACTION_KEY$/)
    expect(why({ AUTHORIZE_LOGIN_ID: 'login', AUTHORIZE_TRANSACTION_KEY: 'key' })).to.equal(undefined)
    expect(why({ API_URL: 'https://orders.example' }), 'another back end has its own').to.equal(undefined)
    const live = { ...guarded, AUTHORIZE_LOGIN_ID: 'login', AUTHORIZE_TRANSACTION_KEY: 'key', BRAND: 'ember' }
    expect(why({ ...live, SANDBOX_PROCESSOR: 'allow' }))
      .to.include('charges for good')
      .and.to.include('DATABASE_URL')
  })

  it('PAY-03 starts for no brand whose currency its processor cannot charge', () => {
    const why = (currency: string, processor: string, set: Readonly<Record<string, string>> = {}) => {
      edit('ember/brand.json', (brand) => ({ ...brand, currency, payment_processor: processor }))
      return startRefusal(environment({ STRIPE_SECRET_KEY: 'sk_test_1', ...set }), loadBrands(root))
    }
    expect(why('JPY', 'sandbox')).to.equal(undefined)
    expect(why('KWD', 'stripe')).to.equal(undefined)
    expect(why('ISK', 'stripe')).to.equal(
      'Brand ember is in ISK, but pays through stripe, which cannot charge it: choose another payment_processor',
    )
    expect(why('VES', 'square')).to.match(/in VES, but pays through square/)
    expect(why('JPY', 'authorize')).to.match(/in JPY, but pays through authorize, which cannot charge it/)
    expect(why('EUR', 'seamless')).to.match(/in EUR, but pays through seamless, which cannot charge it/)
    const keys = { AUTHORIZE_LOGIN_ID: 'login', AUTHORIZE_TRANSACTION_KEY: 'key' }
    expect(why('CAD', 'authorize', keys)).to.equal(undefined)
    expect(why('ISK', 'stripe', { API_URL: 'https://orders.example' }), 'another back end charges').to.equal(undefined)
  })

  it('SHELL-46 the environment is development on port 3000 unless told otherwise', () => {
    expect(environment()).to.deep.include({ PORT: 3000, APP_ENV: 'development', DATA_DIR: 'data', TRUSTED_PROXIES: 0 })
    expect(environment({ PORT: '0', APP_ENV: 'stage', BRAND: '' })).to.deep.include({ PORT: 0, APP_ENV: 'stage' })
    for (const [name, value] of Object.entries({
      PORT: '70000',
      APP_ENV: 'prod',
      DATABASE_URL: 'mysql://root:hunter2@x',
      API_URL: 'ftp://x',
      SANDBOX_PROCESSOR: 'yes',
    })) {
      const seen = readEnvironment({ [name]: value })
      expect(seen._tag === 'Left' ? seen.left : 'accepted')
        .to.include(name)
        .and.not.include('hunter2')
    }
  })

  it('SHELL-11 loads every brand of the folder with its rows, and finds it by host', () => {
    const brands = loadBrands(root)
    expect(brands.map(({ brand }) => brand.id)).to.deep.equal(['ember', 'nocturne'])
    expect(brands[0]?.seed.locations.length).to.equal(3)
    expect(brands[0]?.seed.locations[0]?.charges.delivery.serviceFee).to.equal(399)
    expect(brands[0]?.seed.patrons.map(({ patron }) => patron.id)).to.deep.equal(
      loadBrands(root)[0]?.seed.patrons.map(({ patron }) => patron.id),
    )
    const byHost = brandByHost(brands, undefined)
    expect(
      ['localhost:3000', 'NOCTURNE.localhost', 'evil.example'].map((host) => byHost(host)?.brand.id),
    ).to.deep.equal(['ember', 'nocturne', undefined])
    expect(brandByHost(brands, 'nocturne')('localhost')?.brand.id).to.equal('nocturne')
  })

  it('SHELL-12 a broken brand file is one line that names the file and the place in it', () => {
    const broken: readonly [string, () => void, string][] = [
      [
        'ember/brand.json',
        () => edit('ember/brand.json', (json) => ({ ...json, tip_default: { pickup: 'lots' } })),
        'tip_default.pickup',
      ],
      ['ember/brand.json', () => writeFileSync(join(root, 'ember/brand.json'), '{'), 'not JSON'],
      [
        'ember/locations.json',
        () =>
          edit('ember/locations.json', (json) => [{ ...(Object.values(json)[0] as object), timeZone: 'Mars/Olympus' }]),
        'timeZone',
      ],
      ['ember/brand.json', () => edit('ember/brand.json', (json) => ({ ...json, id: 'other' })), 'id'],
    ]
    for (const [file, spoil, place] of broken) {
      spoil()
      const line = lineOf(() => loadBrands(root))
      expect(line).to.include('StartError').and.to.include(file).and.to.include(place).and.to.not.include('\n')
      rmSync(join(root, 'ember'), { recursive: true })
      cpSync('brands/ember', join(root, 'ember'), { recursive: true })
    }
    edit('nocturne/brand.json', (json) => ({ ...json, hosts: ['localhost'] }))
    expect(lineOf(() => loadBrands(root)))
      .to.include('ember')
      .and.to.include('nocturne')
      .and.to.include('localhost')
    expect(lineOf(() => loadBrands(join(root, 'nowhere')))).to.include('no folder of brands')
  })

  it('reads a menu file of a location, and the changes of another one', () => {
    edit('ember/locations.json', (json) => {
      const [first, second, ...others] = Array.isArray(json) ? json : []
      const changes = [
        { item: 'ember-burger', price: 21.5 },
        { item: 'cola', isLeftOut: true },
      ]
      return [first, { ...second, menuChanges: changes }, ...others.map((one) => ({ ...one, menu: 'own.json' }))]
    })
    cpSync(join(root, 'nocturne/menu.json'), join(root, 'ember/own.json'))
    const [ember, nocturne] = loadBrands(root).map(({ seed }) => seed)
    const [first, second, third] = ember?.locations.map(({ location }) => ember.ownMenus?.[location.id]?.menu) ?? []
    const whole = (menu: object | undefined) => (menu !== undefined && 'items' in menu ? (menu as Menu) : undefined)
    expect(first).to.equal(undefined)
    expect(whole(second)?.items.get('ember-burger')?.price).to.equal(2150)
    expect(whole(second)?.items.has('cola')).to.equal(false)
    expect(whole(ember?.menu)?.items.has('cola')).to.equal(true)
    expect(third).to.deep.equal(nocturne?.menu)
    expect(Object.keys(ember?.files ?? {})).to.include.members([
      'brand.json',
      'locations.json',
      'menu.json',
      'own.json',
    ])
    expect(Object.keys(ember?.files ?? {})).to.not.include.members(['patrons.json', 'staff.json', 'gift-cards.json'])

    edit('ember/locations.json', (json) =>
      (Array.isArray(json) ? json : []).map((one) => ({ ...one, menuChanges: [{ item: 'no-such-dish' }] })),
    )
    const [broken] = loadBrands(root).map(({ seed }) => Object.values(seed.ownMenus ?? {})[0]?.menu)
    expect(broken).to.deep.equal({
      why: `${join(root, 'ember/locations.json')} is broken at red-hook.menuChanges: the menu has no item no-such-dish`,
    })
  })

  it('SHELL-12, SHELL-46 a broken menu does not keep the brand from being loaded: it says in one line what is wrong', () => {
    const whyOf = (menu: object | undefined) => (menu !== undefined && 'why' in menu ? menu.why : 'nothing was wrong')
    expect(loadBrands(root).map(({ seed }) => whyOf(seed.menu))).to.deep.equal(Array(2).fill('nothing was wrong'))
    edit('ember/menu.json', (json) => ({ ...json, items: { tea: { id: 'tea', name: 'Tea', price: 'two' } } }))
    rmSync(join(root, 'ember/packing.json'))
    writeFileSync(join(root, 'nocturne/menu.json'), '{ "menus": ')
    const [ember, nocturne] = loadBrands(root).map(({ seed }) => seed)
    expect(whyOf(ember?.menu)).to.include('ember/menu.json is broken at items.tea.price').and.to.not.include('\n')
    expect(whyOf(ember?.packingMenu)).to.include('ember/packing.json is missing')
    expect(whyOf(nocturne?.menu)).to.include('nocturne/menu.json is not JSON').and.to.not.include('\n')
  })

  it('SHELL-11 keys that nobody reads are told in one line for each file, with their paths', () => {
    const hintsOf = () => {
      const hints: string[] = []
      loadBrands(root, (sentence) => hints.push(sentence))
      return hints
    }
    const before = hintsOf().join()
    const wrong = { tip_defualt: { pickup: 10 }, ordering: { enabled: true, delivry: true } }
    edit('ember/brand.json', (json) => ({ ...json, ...wrong }))
    edit('ember/locations.json', (json) => Object.values(json).map((row) => ({ ...(row as object), fone: '1' })))
    const hints = hintsOf()
    const [ofBrand, ofLocations] = hints.filter((line) => line.startsWith(join(root, 'ember')))
    expect(ofBrand).to.match(/brand\.json has unknown keys: .*ordering\.delivry.*tip_defualt/)
    expect(ofLocations).to.match(
      /locations\.json has unknown keys: \[0\]\.fone \(phone is meant\?\), \[1\]\.fone .*\[2\]\.fone/,
    )
    expect(before).to.not.match(/delivry|tip_defualt|tip_default|fone/)
  })

  it('PAY-01 play money is refused outside development, unless it is allowed by name', () => {
    const brands = loadBrands(root)
    expect(startRefusal(environment(), brands)).to.equal(undefined)
    expect(startRefusal(environment({ APP_ENV: 'production' }), brands))
      .to.include('sandbox')
      .and.to.include('ember')
    expect(startRefusal(environment({ ...guarded, SANDBOX_PROCESSOR: 'allow' }), brands)).to.equal(undefined)
    expect(startRefusal(environment({ BRAND: 'nobody' }), brands)).to.include('BRAND')
  })

  it('SHELL-46 production refuses the embedded database, unless it is allowed by name', () => {
    const brands = loadBrands(root)
    const { EMBEDDED_IN_PRODUCTION, ...rest } = guarded
    const production = { ...rest, SANDBOX_PROCESSOR: 'allow' }
    const why = (more: Readonly<Record<string, string>>) =>
      startRefusal(environment({ ...production, ...more }), brands)
    expect(why({})).to.include('set DATABASE_URL').and.to.include('EMBEDDED_IN_PRODUCTION=allow')
    expect(why({ EMBEDDED_IN_PRODUCTION })).to.equal(undefined)
    expect(why({ DATABASE_URL: 'postgres://db.example/x' })).to.equal(undefined)
    expect(why({ API_URL: 'https://orders.example' })).to.equal(undefined)
    expect(why({ APP_ENV: 'stage' })).to.equal(undefined)
  })

  it('PAY-03 a brand that takes no cards needs no processor, but cash', () => {
    const withCash = (cash: boolean) => {
      edit('ember/brand.json', (brand) => {
        const ordering = { ...Object(brand['ordering']), cash }
        return { ...brand, payment_processor: 'none', ordering }
      })
      return startRefusal(environment({ ...guarded, SANDBOX_PROCESSOR: 'allow' }), loadBrands(root))
    }
    expect(withCash(true)).to.equal(undefined)
    expect(withCash(false)).to.include('ember takes neither cards nor cash')
  })

  it('PAY-03 a brand whose processor this build does not know never starts, and says which it knows', () => {
    edit('nocturne/brand.json', (brand) => ({ ...brand, payment_processor: 'strpe' }))
    const why = startRefusal(environment(), loadBrands(root))
    expect(why).to.include('nocturne').and.to.include('strpe').and.to.include('one of sandbox')
  })

  it('PAY-03 a brand whose processor has no keys never starts, and says which variables are missing', () => {
    edit('nocturne/brand.json', (brand) => ({ ...brand, payment_processor: 'square' }))
    const brands = loadBrands(root)
    expect(startRefusal(environment(), brands)).to.include('nocturne').and.to.include('SQUARE_ACCESS_TOKEN')
    expect(startRefusal(environment({ SQUARE_ACCESS_TOKEN: 'EAAA-of-the-tests' }), brands)).to.equal(undefined)
    expect(startRefusal(environment({ API_URL: 'https://orders.example' }), brands)).to.equal(undefined)
  })

  it('a live key of Stripe’s is refused where money could be lost with the power', () => {
    edit('nocturne/brand.json', (brand) => ({ ...brand, payment_processor: 'stripe' }))
    const brands = loadBrands(root)
    const why = (variables: Readonly<Record<string, string>>) => startRefusal(environment(variables), brands)
    expect(why({})).to.include('STRIPE_SECRET_KEY')
    expect(why({ STRIPE_SECRET_KEY: 'sk_test_1' })).to.equal(undefined)
    for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1']) {
      expect(why({ STRIPE_SECRET_KEY })).to.include('STRIPE_SECRET_KEY is a live key')
      expect(why({ STRIPE_SECRET_KEY, DATABASE_URL: 'postgres://localhost/x' })).to.equal(undefined)
    }
  })

  it('Square’s keys, too, are told apart: what is live and what is secret', () => {
    const withKey = (publicKey: string) => {
      edit('ember/locations.json', (json) =>
        Object.values(json).map((row) => ({ ...(row as object), credentials: { publicKey } })),
      )
      return startRefusal(environment(), loadBrands(root))
    }
    expect(withKey('sandbox-sq0idb-of-the-tests')).to.equal(undefined)
    expect(withKey('sq0idp-of-the-tests')).to.include('live payment keys')
    for (const secret of ['EAAA-of-the-tests', 'sq0csp-of-the-tests']) expect(withKey(secret)).to.include('secret key')
  })

  it('ANA-11 a brand that tells events to a sink that this build does not know never starts, and says which it knows', () => {
    edit('nocturne/brand.json', (brand) => ({ ...brand, analytics: { segmnt: 'key' } }))
    const why = startRefusal(environment(), loadBrands(root))
    expect(why).to.include('nocturne').and.to.include('segmnt').and.to.include('data_layer, app_attribution')
    const written = {
      data_layer: true,
      heatmap: false,
      segment: { id: 'key', origin: 'https://e.example' },
      tag_manager: 'GTM-1',
    }
    edit('nocturne/brand.json', (brand) => ({ ...brand, analytics: written }))
    const brands = loadBrands(root)
    expect(startRefusal(environment(), brands)).to.equal(undefined)
    expect(brands[1]?.brand.analytics).to.deep.equal({
      data_layer: { id: '', receivesPersonalData: false },
      segment: { id: 'key', receivesPersonalData: false, origin: 'https://e.example' },
      tag_manager: { id: 'GTM-1', receivesPersonalData: false },
    })
    edit('nocturne/brand.json', (brand) => ({
      ...brand,
      analytics: { segment: { id: 'key', origin: 'segment.example' } },
    }))
    expect(lineOf(() => loadBrands(root))).to.include(
      'brand.json is broken at analytics.segment.origin: not an https origin',
    )
  })

  it('SHELL-46 development stays on this machine: its port and its database, unless each is allowed by name', () => {
    const brands = loadBrands(root)
    const why = (variables: Readonly<Record<string, string>>) => startRefusal(environment(variables), brands)
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'shop.example', '127.evil.example', 'localhost.example']) {
      expect(why({ HOST }), HOST).to.include('DEVELOPMENT_ON_NETWORK=allow').and.to.include(HOST)
      expect(why({ HOST, DEVELOPMENT_ON_NETWORK: 'allow' }), HOST).to.equal(undefined)
      expect(why({ ...guarded, SANDBOX_PROCESSOR: 'allow', HOST }), HOST).to.equal(undefined)
    }
    for (const HOST of ['localhost', '127.0.0.1', '127.0.1.9', '::1', 'ember.localhost']) {
      expect(why({ HOST }), HOST).to.equal(undefined)
    }
    const far = ['//db/x', '//u:p@10.0.0.3:5432/x', '//localhost/x?host=db.example', '//a.example,localhost/x']
    for (const address of far) {
      const line = why({ DATABASE_URL: `postgres:${address}` })
      expect(line, address).to.include('DEVELOPMENT_ON_DATABASE=allow').and.to.not.include('u:p')
      expect(why({ DATABASE_URL: `postgres:${address}`, DEVELOPMENT_ON_DATABASE: 'allow' }), address).to.equal(
        undefined,
      )
    }
    const near = ['//localhost/x', '//u:p@127.0.0.1:5432/x', '///x', '///x?host=/var/run/postgresql', '//%2Ftmp/x']
    for (const address of near) expect(why({ DATABASE_URL: `postgres:${address}` }), address).to.equal(undefined)
    expect(why({ DATABASE_URL: 'postgres:///x', PGHOST: 'db.example' })).to.include('DEVELOPMENT_ON_DATABASE')
  })

  it('GIFT-03, GIFT-10 gift cards outside development need a key of their own and a bot check', () => {
    const brands = loadBrands(root)
    expect(brands[0]?.seed.giftCards?.length).to.equal(2)
    const inProduction = { APP_ENV: 'production', EMBEDDED_IN_PRODUCTION: 'allow', SANDBOX_PROCESSOR: 'allow' }
    const { GIFT_CARD_KEY } = guarded
    expect(startRefusal(environment(inProduction), brands)).to.include('GIFT_CARD_KEY')
    expect(startRefusal(environment({ ...inProduction, GIFT_CARD_KEY }), brands)).to.include('TURNSTILE_SITE_KEY')
    const site = { TURNSTILE_SITE_KEY: '0x4AAA' }
    expect(startRefusal(environment(site), brands)).to.include('belong together')
    const turnstile = { ...inProduction, GIFT_CARD_KEY, ...site, TURNSTILE_SECRET_KEY: '0x4BBB' }
    expect(startRefusal(environment(turnstile), brands)).to.equal(undefined)
    const taker = brands.filter(({ brand }) => brand.id === 'nocturne')
    expect(startRefusal(environment(inProduction), taker)).to.equal(undefined)
  })

  it('PROMO-02, PRICE-12 promotions come from their file, one kind of saving each', () => {
    const [ember] = loadBrands(root)
    const [welcome] = ember?.seed.promotions ?? []
    expect([welcome?.promotion.off, welcome?.codes.map(({ code }) => code)]).to.deep.equal([
      { _tag: 'Percent', rate: 1_000, atMost: 800 },
      ['WELCOME10'],
    ])
    edit('ember/promotions.json', (json) =>
      Object.values(json).map((row) => ({ ...Object(row), amountCents: 1, percentBasisPoints: 1 })),
    )
    expect(lineOf(() => loadBrands(root))).to.include('promotions.json is broken at 0')
  })

  it('PRICE-12 a tax is read with every digit, an older one in basis points, and any other is refused in one line', () => {
    const taxed = (tax: object) => {
      edit('ember/locations.json', (json) =>
        Object.values(json).map((row) => {
          const { taxPercent: _, taxRateBasisPoints: __, ...rest } = Object(row)
          return { ...rest, ...tax }
        }),
      )
      return () => loadBrands(root).find(({ brand }) => brand.id === 'ember')?.seed.locations[0]?.charges.pickup.taxRate
    }
    expect(loadBrands(root)[0]?.seed.locations[0]?.charges.pickup.taxRate).to.deep.equal({ digits: 8_875, decimals: 3 })
    expect(taxed({ taxRateBasisPoints: 888 })()).to.deep.equal({ digits: 888, decimals: 2 })
    expect(lineOf(taxed({ taxPercent: 8.875 }))).to.match(/locations\.json is broken at .*taxPercent.*like "8\.875"/)
    expect(lineOf(taxed({ taxPercent: '8,875' }))).to.match(/locations\.json is broken at .*taxPercent.*like "8\.875"/)
    const oneOfTwo = /locations\.json is broken at [a-z-]+: say the tax as either taxPercent/
    expect(lineOf(taxed({}))).to.match(oneOfTwo)
    expect(lineOf(taxed({ taxPercent: '8.875', taxRateBasisPoints: 888 }))).to.match(oneOfTwo)
  })

  it('PAY-50 live keys need a real database, and secret keys have no place among publishable ones', () => {
    const withKey = (publicKey: string) => {
      edit('ember/locations.json', (json) =>
        Object.values(json).map((row) => ({ ...(row as object), credentials: { publicKey } })),
      )
      return loadBrands(root)
    }
    const live = withKey('pk_live_1')
    expect(startRefusal(environment(), live)).to.include('live payment keys')
    expect(startRefusal(environment({ DATABASE_URL: 'postgres://localhost/x' }), live)).to.equal(undefined)
    expect(startRefusal(environment({ LIVE_KEYS_ON_EMBEDDED: 'allow' }), live)).to.equal(undefined)
    expect(startRefusal(environment({ DATABASE_URL: 'postgres://localhost/x' }), withKey('sk_live_1'))).to.include(
      'secret key',
    )
  })

  it('PAY-52 secrets are blacked out of the log', () => {
    const lines: string[] = []
    const log = jsonLogger('info', { write: (line: string) => void lines.push(line) })
    const secrets = {
      cardNonce: 'canary',
      token: 'canary',
      password: 'canary',
      authorization: 'canary',
      giftCardNumber: 'canary',
      pin: 'canary',
    }
    log.info({ ...secrets, headers: secrets, request: { body: secrets } }, 'a call')
    const failure = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (token)=(canary)',
      parameters: ['canary'],
    })
    log.error({ err: failure }, 'failed')
    const logged = lines.join('')
    expect(logged).to.not.include('canary')
    expect(logged).to.include('[secret]').and.to.include('duplicate key').and.to.include('23505')
  })
})
