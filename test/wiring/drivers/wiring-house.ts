import type { FastifyInstance } from 'fastify'
import { noProcessor } from '../../../src/processors/policy.ts'
import { mountSandboxBank } from '../../../src/processors/sandbox-bank.ts'
import { storefront } from '../../../src/render/storefront.ts'
import type { StorefrontNeeds } from '../../../src/render/storefront-needs.ts'
import { sendByInject } from '../../../src/server/send-by-inject.ts'
import { type Sandbox, sandboxGateway } from '../../../src-adapters/sandbox/gateway.ts'
import { turnstilePolicy } from '../../../src-adapters/turnstile/policy.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { HumanVerifier } from '../../../src-domain/gift-card/human-verifier.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { upsellMenu } from '../../../src-domain/upsell/upsell-menu.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import { claimRefund } from '../../../src-server/refund/claim-refund.ts'
import type { RefundIntent } from '../../../src-server/refund/draft-refund.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { cheapPasswords } from '../../builders/cheap-passwords.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  anEmptyDatabase,
  eventually,
  noon,
  seededPatrons,
} from '../../builders/order-server-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { aCode, aPromotion, seededPromotions } from '../../builders/promotion-builder.ts'
import { claimed } from '../../builders/refund-builder.ts'
import { someTokens } from '../../builders/storefront-builder.ts'
import type { Now } from './held-clock.ts'
import { menu, packingMenu } from './wiring-menu.ts'

export const host = 'noodle.example'

export type AppEnv = StorefrontNeeds['appEnv']

/** Turnstile as the house uses it: site key and token verification. */
export interface BotCheck {
  readonly siteKey: string
  readonly verify: HumanVerifier['verify']
}

export interface WiringHouse {
  readonly app: FastifyInstance
  /** The same server without our additions (ADDITIONS=off). */
  readonly plain: FastifyInstance
  readonly sandbox: Sandbox
  /** Processors by name; a test may add one. */
  readonly gateways: Map<string, PaymentGateway>
  readonly now: Now
  readonly complaints: () => readonly string[]
  /** Sets brand rules from now on: defaults with these changes. */
  readonly rule: (fields: Partial<Brand>) => Brand
  readonly runAs: (appEnv: AppEnv) => void
  /** Sets the bot check of pages and server; undefined: the server's own. */
  readonly checkBots: (check: BotCheck | undefined) => void
  readonly rows: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  readonly refund: (orderId: string, intent: RefundIntent) => Promise<void>
}

function at(slug: string, fields: Parameters<typeof aLocationSetting>[0] = {}) {
  return aLocationSetting({ slug, ...fields })
}

/** Until late on workdays, lunch on Saturday, closed on Sunday. */
const lateHours = [1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  pickupOpen: '11:00',
  pickupClose: day === 6 ? '14:00' : '02:00',
}))

const seed = aBrandSeed({
  locations: [
    { ...at('main-street'), credentials: { publicKey: 'client-key', apiKey: 'testlogin' } },
    {
      ...at('harbor', { id: 'loc-2', name: 'Harbor', serviceEstimates: { pickup: 20, delivery: 50 } }),
      deliveryZones: [
        {
          id: 'near',
          name: 'near',
          area: { _tag: 'Radius', center: { lat: 40.7, long: -74 }, miles: 2 },
          terms: { fee: minor(349), minimum: minor(1_000) },
        },
      ],
    },
    // Preorders only, except at tables.
    at('bakery', { id: 'loc-4', name: 'Bakery', isPreorderRequired: true }),
    // An hour behind, without tables, one of two wallets.
    at('corner', {
      id: 'loc-3',
      name: 'Corner',
      timeZone: 'America/Chicago',
      address: {
        street1: '5 Oak St',
        street2: 'Rear',
        city: 'Gary',
        state: 'IN',
        zip: '46402',
        lat: 41.6,
        long: -87.34,
      },
      phone: '+1 (219) 555-0142',
      hours: lateHours,
      isKioskEnabled: false,
      isApplePayAccepted: true,
      serviceEstimates: { pickup: 15 },
    }),
    // Prices include tax.
    {
      ...at('terrace', { id: 'loc-5', name: 'Terrace' }),
      charges: byDiningOption((type) => ({ ...at('terrace').charges[type], taxIncluded: true })),
    },
  ],
  patrons: [
    ...seededPatrons,
    {
      patron: aPatron({ id: 'dora', email: 'dora@example.com', firstName: 'Dora' }),
      password: 'noodles for dora',
      credit: minor(0),
      cards: [],
    },
    {
      patron: aPatron({ id: 'fay', email: 'fay@example.com', firstName: 'Fay' }),
      password: 'noodles for fay',
      credit: minor(0),
      cards: [],
    },
    {
      patron: aPatron({ id: 'ines', email: 'ines@example.com', firstName: 'Ines' }),
      password: 'noodles for ines',
      credit: minor(0),
      cards: [],
    },
  ],
  promotions: [
    ...seededPromotions,
    {
      promotion: aPromotion({
        id: 'soup-day',
        name: 'Soup day',
        description: 'A dollar off any bowl',
        callToAction: 'Use it today',
        off: { _tag: 'Amount', amount: minor(100) },
      }),
      codes: [aCode('SOUP')],
    },
  ],
  markets: [{ slug: 'food-hall', name: 'Food hall', locations: ['main-street', 'harbor'] }],
  menu,
  packingMenu,
  upsellMenu: upsellMenu(menu, [
    { id: 'before-you-go', name: 'Before you go', description: '', items: ['tea', 'lemonade', 'dumplings'] },
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
        {
          id: 'steinway',
          name: 'Steinway Street',
          zip: '10001',
          first: 2001,
          last: 3499,
          from: { lat: 40.701, long: -74 },
          to: { lat: 40.705, long: -74 },
        },
      ],
    },
    // Outside all delivery zones.
    {
      id: 'albany',
      city: 'Albany',
      state: 'NY',
      point: { lat: 42.65, long: -73.75 },
      areas: [],
      streets: [
        {
          id: 'lake',
          name: 'Lake Ave',
          zip: '12203',
          first: 1,
          last: 99,
          from: { lat: 42.65, long: -73.75 },
          to: { lat: 42.655, long: -73.75 },
        },
      ],
    },
  ],
})

const usual: Brand = aBrand({
  ordering: { ...aBrand().ordering, kiosk: true, polling: false },
  loyalty: { enabled: true },
})

/** One object shared by all parts of the server, so a test can change all rules at once. */
export function changeableBrand() {
  const brand: Brand = { ...usual }
  const rule = (fields: Partial<Brand>): Brand => {
    for (const key of Object.keys(brand)) Reflect.deleteProperty(brand, key)
    return Object.assign(brand, usual, fields)
  }
  return { brand, rule }
}

export interface Stage {
  appEnv: AppEnv
  botCheck: BotCheck | undefined
}

export function directionOf(stage: Stage): Pick<WiringHouse, 'runAs' | 'checkBots'> {
  return {
    runAs: (appEnv) => {
      stage.appEnv = appEnv
    },
    checkBots: (check) => {
      stage.botCheck = check
    },
  }
}

/** Resolves when a page gives up a call. */
export type GiveUp = NonNullable<Parameters<typeof sendByInject>[2]>

export function pagesOf(
  brand: Brand,
  stage: Stage,
  clock: StorefrontNeeds['clock'],
  app: FastifyInstance,
  giveUp?: GiveUp,
): StorefrontNeeds {
  return {
    brandFor: (name) =>
      name === host ? { brand, tokens: someTokens, hero: '/images/hero-1280.webp', texts: {} } : undefined,
    sendFor: () => sendByInject(app, undefined, giveUp),
    distDir: 'dist',
    clock,
    get appEnv() {
      return stage.appEnv
    },
    apiBase: '/v1',
    policyOf: () => noProcessor,
    get botCheck() {
      return stage.botCheck === undefined ? undefined : { siteKey: stage.botCheck.siteKey, policy: turnstilePolicy }
    },
    report: () => {},
  }
}

let opened: Promise<WiringHouse> | undefined

/** One per process, opened on first use. Each test brings its own device and keys. */
export function wiringHouse(): Promise<WiringHouse> {
  opened ??= open()
  return opened
}

let close = async () => {}
after(() => close())

async function open(): Promise<WiringHouse> {
  const instance = await anEmptyDatabase()
  const now: Now = { at: noon }
  const clock = { now: () => now.at }
  const sandbox = sandboxGateway()
  const gateways = new Map<string, PaymentGateway>([['sandbox', sandbox]])
  const { brand, rule } = changeableBrand()
  const server = await openOrderServer({
    database: { _tag: 'Memory', instance },
    brands: [{ ...seed, brand }],
    gateways,
    clock,
    passwords: cheapPasswords,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const many = { most: 1_000_000, windowMs: 60_000, past: 'wait' } as const
  const stage: Stage = { appEnv: 'development', botCheck: undefined }
  const human: HumanVerifier = {
    verify: (claim) => (stage.botCheck ?? server.human).verify(claim),
    ...(server.human.issue === undefined ? {} : { issue: server.human.issue }),
  }
  const limits = {
    signInByAccount: many,
    signInByAddress: many,
    declines: many,
    guesses: many,
    places: many,
    lookUpByAddress: many,
  }
  const edge = await openEdge(server, { brands: [brand], limits, human })
  mountSandboxBank(edge.app, gateways)
  await edge.app.register(storefront(pagesOf(brand, stage, clock, edge.app)))
  const plain = await openEdge(server, {
    ...{ brands: [brand], limits, now: clock.now },
    hasAdditions: false,
    human: { verify: async () => 'human' },
  })
  await plain.app.register(storefront(pagesOf(brand, stage, clock, plain.app)))
  close = async () => {
    await edge.app.close()
    await plain.app.close()
    await server.close()
    await instance.close()
  }
  return {
    app: edge.app,
    plain: plain.app,
    sandbox,
    gateways,
    now,
    complaints: () => edge.logged.filter((line) => Number(Object(JSON.parse(line)).level) >= 50),
    rule,
    ...directionOf(stage),
    rows: async (sql) => (await instance.query<Record<string, unknown>>(sql)).rows,
    refund: async (orderId, intent) => {
      const { db, close: letGo } = await openDatabase({ _tag: 'Memory', instance })
      claimed(await claimRefund({ db, gateways: new Map([['sandbox', sandbox]]) }, orderId, intent))
      await letGo()
      const open = `select n from refunds where order_id = '${orderId}' and state in ('claimed', 'asked')`
      await eventually(
        async () => (await instance.query(open)).rows,
        (rows) => rows.length === 0,
      )
    },
  }
}
