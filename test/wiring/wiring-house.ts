import { PGlite } from '@electric-sql/pglite'
import type { FastifyInstance } from 'fastify'
import { noProcessor } from '../../src/render/security-policy.ts'
import { storefront } from '../../src/render/storefront.ts'
import { sendByInject } from '../../src/server/send-by-inject.ts'
import { type Sandbox, sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { cents } from '../../src-domain/money/cents.ts'
import { upsellMenu } from '../../src-domain/upsell/upsell-menu.ts'
import { openOrderServer } from '../../src-server/open-order-server.ts'
import { aBrand } from '../builders/brand-builder.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import { aBrandSeed, aLocationSetting, noon } from '../builders/order-server-builder.ts'
import { someTokens } from '../builders/storefront-builder.ts'
import type { Now } from './held-clock.ts'

export const host = 'noodle.example'

/** The restaurant and its order server, in this process. */
export interface WiringHouse {
  readonly app: FastifyInstance
  readonly sandbox: Sandbox
  readonly now: Now
  /** What the server complained of, as lines of its log. */
  readonly complaints: () => readonly string[]
  /** The brand's rules from now on: the usual ones, and these instead. */
  readonly rule: (fields: Partial<Brand>) => Brand
  /** Rows of the database, by plain SQL. */
  readonly rows: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
}

const toppings = anOption('Toppings')
  .between(0, 2)
  .offering(anItem('Egg').costing(150), anItem('Nori').costing(75), anItem('Corn'))
const noodles = anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50))

/** One for each way in which a choice may be bounded. */
const boundOptions = [
  anOption('None or one').between(0, 1),
  anOption('Just one').between(1, 1),
  anOption('One to three').between(1, 3),
  anOption('Just two').between(2, 2),
  anOption('Any number').between(0, undefined),
  anOption('Single only').between(0, 3).singleSelectionOnly(),
].map((option) => {
  const { name } = option.option
  return option.offering(anItem(`${name} A`), anItem(`${name} B`), anItem(`${name} C`))
})

const broth = anOption('Broth').between(1, 1).offering(anItem('Miso'), anItem('Clear').costing(100))

const menu = aMenu()
  .for('pickup', 'delivery', 'kiosk')
  .withGroup(
    aGroup('Last')
      .withPriority(9)
      .of(
        anItem('Choices')
          .costing(100)
          .asking(...boundOptions),
      ),
    aGroup('Bowls').of(
      anItem('Ramen')
        .costing(1_250)
        .with({ description: 'Slow broth' })
        .withCalories(500, 700)
        .asking(noodles, toppings),
      anItem('Udon').costing(1_100).soldOut(),
      anItem('Rice')
        .costing(400)
        .forDiets('vegan')
        .with({ images: ['http://img.example/first.webp', '/images/second.webp'] }),
      anItem('Curry')
        .costing(900)
        .asking(
          anOption('Sides')
            .between(0, 3)
            .offering(...['Pickles', 'Salad', 'Slaw'].map((name) => anItem(name).costing(200).withCalories(120, 120))),
        ),
      anItem('Poke')
        .costing(1_000)
        .asking(
          anOption('Base')
            .between(1, 1)
            .withPriority(5)
            .offering(anItem('White'), anItem('Brown'))
            .preselecting('white'),
          anOption('Sauce').between(0, 1).withPriority(1).offering(anItem('Soy'), anItem('Ponzu')),
        ),
      anItem('Set')
        .costing(1_500)
        .asking(anOption('Side').between(0, 1).offering(anItem('Soup').asking(broth), anItem('Bread'))),
    ),
    aGroup('Bento').of(
      anItem('Chicken bento')
        .costing(1_100)
        .asking(anOption('Heat').between(0, 1).offering(anItem('Mild'), anItem('Hot')).preselecting('mild')),
      anItem('Tofu bento').costing(1_000),
    ),
    aGroup('Drinks')
      .of(anItem('Tea').costing(300), anItem('Lemonade').costing(350))
      .withSubgroups(
        aGroup('Sodas').of(
          anItem('Cola')
            .costing(250)
            .asking(anOption('Ice').between(0, 1).offering(anItem('Cubes'), anItem('Crushed')).preselecting('cubes')),
          anItem('Root beer').costing(260).asking(anOption('Float').between(0, 1).offering(anItem('Vanilla'))),
        ),
      ),
  )
  .build()

const packingMenu = aMenu()
  .for('pickup', 'delivery')
  .withGroup(
    aGroup('Cutlery').between(0, 2).of(anItem('Chopsticks'), anItem('Fork')),
    aGroup('Bag').singleSelectionOnly().of(anItem('Paper bag'), anItem('Cloth bag')),
    aGroup('Sauces').of(anItem('Soy sachet'), anItem('Chilli sachet')),
    aGroup('Allergy card').between(1, 1).of(anItem('No allergies'), anItem('Allergies')),
  )
  .build()

const at = (slug: string, fields: Parameters<typeof aLocationSetting>[0] = {}) => aLocationSetting({ slug, ...fields })

const seed = aBrandSeed({
  locations: [
    at('main-street'),
    {
      ...at('harbor', { id: 'loc-2', name: 'Harbor' }),
      deliveryZones: [
        {
          id: 'near',
          name: 'near',
          area: { _tag: 'Radius', center: { lat: 40.7, long: -74 }, miles: 2 },
          terms: { fee: cents(349), minimum: cents(1_000) },
        },
      ],
    },
  ],
  menu,
  packingMenu,
  upsellMenu: upsellMenu(menu, [
    { id: 'before-you-go', name: 'Before you go', description: '', items: ['tea', 'lemonade'] },
  ]),
  towns: [
    {
      id: 'new-york',
      city: 'New York',
      state: 'NY',
      point: { lat: 40.7, long: -74 },
      areas: [],
      streets: [
        {
          id: 'elm',
          name: 'Elm St',
          zip: '10001',
          first: 1,
          last: 99,
          from: { lat: 40.701, long: -74 },
          to: { lat: 40.705, long: -74 },
        },
      ],
    },
  ],
})

const usual: Brand = aBrand({
  ordering: { ...aBrand().ordering, kiosk: true, polling: false },
  guests: { pickup: true, delivery: true, kiosk: true },
  loyalty: { enabled: true },
})

let opened: Promise<WiringHouse> | undefined

/** One for all tests of the process, opened by the first that asks. Each test brings a device and keys of its own. */
export function wiringHouse(): Promise<WiringHouse> {
  opened ??= open()
  return opened
}

let close = async () => {}
after(() => close())

async function open(): Promise<WiringHouse> {
  const instance = await PGlite.create()
  const now: Now = { at: noon }
  const clock = { now: () => now.at }
  const sandbox = sandboxGateway()
  // One object that every part of the server holds, so that a test may change the rules of all of them at once.
  const brand: Brand = { ...usual }
  const rule = (fields: Partial<Brand>): Brand => {
    for (const key of Object.keys(brand)) Reflect.deleteProperty(brand, key)
    return Object.assign(brand, usual, fields)
  }
  const server = await openOrderServer({
    database: { _tag: 'Memory', instance },
    brands: [{ ...seed, brand }],
    gateways: new Map([['sandbox', sandbox]]),
    clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const many = { most: 1_000_000, windowMs: 60_000, past: 'wait' } as const
  const edge = await openEdge(server, {
    brands: [brand],
    limits: { signInByAccount: many, signInByAddress: many, declines: many, guesses: many, places: many },
    now: clock.now,
  })
  const send = sendByInject(edge.app)
  await edge.app.register(
    storefront({
      brandFor: (name) =>
        name === host ? { brand, tokens: someTokens, hero: '/images/hero-1280.webp', texts: {} } : undefined,
      sendFor: () => send,
      distDir: 'dist',
      clock,
      appEnv: 'development',
      apiBase: '/v1',
      policyOf: () => noProcessor,
      report: () => {},
    }),
  )
  close = async () => {
    await edge.app.close()
    await server.close()
    await instance.close()
  }
  return {
    app: edge.app,
    sandbox,
    now,
    complaints: () => edge.logged.filter((line) => Number(Object(JSON.parse(line)).level) >= 50),
    rule,
    rows: async (sql) => (await instance.query<Record<string, unknown>>(sql)).rows,
  }
}
