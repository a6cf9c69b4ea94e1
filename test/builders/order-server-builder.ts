import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { ticketPrinters } from '../../src/printers/server.ts'
import { type Sandbox, sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { byDiningOption, diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import type { AddressFinder } from '../../src-domain/location/address-finder.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { SubmittedItem, SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { BrandSeed, PatronSeed } from '../../src-server/brand/brand-seed.ts'
import type { MailSender } from '../../src-server/mail/mail-sender.ts'
import type { TextSender } from '../../src-server/mail/text-sender.ts'
import type { OrderServerNeeds } from '../../src-server/needs.ts'
import { openOrderServer } from '../../src-server/open-order-server.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import type { PlacementRequest } from '../../src-server/ordering/placement-request.ts'
import type { PlacementResult } from '../../src-server/ordering/placement-result.ts'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import type { LocationSettings } from '../../src-server/store/rows/location-settings.ts'
import { aBrand } from './brand-builder.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { aGroup, aMenu, anItem, anOption } from './menu-builder.ts'
import { aPatron } from './patron-builder.ts'
import { seededGiftCards, seededPromotions } from './promotion-builder.ts'
import { aRate } from './rate-builder.ts'
import { type ReusedSchema, reusedSchema } from './reused-schema.ts'

/** Wednesday noon in New York. */
export const noon = Date.UTC(2026, 5, 10, 16)

/** Ramen at $12.50 with required noodles; tea at $3.00; a sold-out bowl. */
export function aNoodleMenu(ramen = 1250): Menu {
  return aMenu()
    .for(...diningOptions)
    .withGroup(
      aGroup('Bowls').of(
        anItem('Ramen')
          .costing(ramen)
          .asking(anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50))),
        anItem('Sold out bowl').soldOut(),
      ),
      aGroup('Drinks').of(anItem('Tea').costing(300)),
    )
    .build()
}

const allDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  pickupOpen: '08:00',
  pickupClose: '22:00',
  deliveryOpen: '08:00',
  deliveryClose: '22:00',
  dineInOpen: '08:00',
  dineInClose: '22:00',
}))

/** 8 % tax, and a taxable $2.00 delivery fee. */
export function aLocationSetting(fields: Partial<Location> = {}): LocationSettings {
  return {
    location: {
      id: 'loc-1',
      slug: 'main-street',
      name: 'Main Street',
      timeZone: 'America/New_York',
      address: { street1: '1 Main St', street2: '', city: 'New York', state: 'NY', zip: '10001', lat: 40.7, long: -74 },
      hours: allDay,
      isKioskEnabled: true,
      isPreorderRequired: false,
      isApplePayAccepted: false,
      isGooglePayAccepted: false,
      serviceEstimates: { pickup: 20 },
      ...fields,
    },
    charges: {
      ...byDiningOption(() => ({ taxRate: aRate('8'), serviceFee: minor(0), isServiceFeeTaxable: false })),
      delivery: { taxRate: aRate('8'), serviceFee: minor(200), isServiceFeeTaxable: true },
    },
    tables: [{ id: 'table-7', number: '7' }],
    schedule: { leadMinutes: 0, preparationMinutes: {}, daysAhead: 30, isAsapEnabled: true },
    credentials: { publicKey: 'pk_sandbox' },
  }
}

export const seededPatrons: readonly PatronSeed[] = [
  {
    patron: aPatron({ id: 'ana', email: 'ana@example.com' }),
    password: 'noodles for ana',
    credit: minor(0),
    cards: [
      {
        id: 'ana-card',
        processor: 'sandbox',
        token: 'tok_visa',
        brand: 'visa',
        last4: '4242',
        expMonth: 12,
        expYear: 2030,
        primaryCard: true,
      },
    ],
  },
  {
    patron: aPatron({ id: 'emil', email: 'emil@example.com', isEmployee: true }),
    password: 'noodles for emil',
    credit: minor(0),
    cards: [],
  },
  {
    patron: aPatron({ id: 'cora', email: 'cora@example.com' }),
    password: 'noodles for cora',
    credit: minor(1000),
    cards: [],
  },
]

export function aBrandSeed(fields: Partial<BrandSeed> = {}, brand: Partial<Brand> = {}): BrandSeed {
  return {
    // Store credit is spent only where loyalty is on.
    brand: aBrand({ loyalty: { enabled: true }, ...brand }),
    locations: [aLocationSetting()],
    menu: aNoodleMenu(),
    patrons: seededPatrons,
    promotions: seededPromotions,
    giftCards: seededGiftCards,
    ...fields,
  }
}

export function ramen(noodles = 'thin', quantity = 1): SubmittedItem {
  return {
    group: 'bowls',
    item: 'ramen',
    modifiers: [{ option: 'noodles', item: noodles, modifiers: [] }],
    notes: '',
    quantity,
  }
}

export function aSubmittedOrder(fields: Partial<SubmittedOrder> = {}): SubmittedOrder {
  return {
    code: '',
    deliveryNotes: '',
    discount: '',
    items: [ramen()],
    note: '',
    orderType: 'pickup',
    promotionCodeId: '',
    promotionId: '',
    ...fields,
  }
}

export function aNonce(outcome = 'approved', last4 = '4242', brand = 'visa'): string {
  return `sbx_${outcome}_${last4}_${brand}_${randomUUID()}`
}

/** A guest's cash order of one ramen: $12.50 and $1.00 tax. Each has its own guest, so no two look alike. */
export function aPlacement(fields: Partial<PlacementRequest> = {}): PlacementRequest {
  return {
    caller: { brandId: 'noodle-house' },
    locationId: 'loc-1',
    key: randomUUID(),
    order: aSubmittedOrder(),
    guest: { firstName: 'Gus', lastName: randomUUID(), email: 'gus@example.com' },
    isCash: true,
    tip: minor(0),
    cartAsSeen: [],
    confirmsDuplicate: false,
    isWanted: () => true,
    ...fields,
  }
}

export function aCardPlacement(fields: Partial<PlacementRequest> = {}): PlacementRequest {
  return aPlacement({ isCash: false, cardNonce: aNonce(), ...fields })
}

/** Milliseconds: short for tests, long enough that a live placement keeps its lease. */
export const quick = { attemptLease: 10_000, completer: 100, askAgain: 100, jobs: 100, wait: 5_000, processor: 2_000 }

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

export interface TestEngine {
  readonly name: string
  readonly fresh: () => Promise<DatabaseChoice>
  readonly free?: (choice: DatabaseChoice) => void
  readonly rows: (sql: string) => Promise<readonly Record<string, unknown>[]>
  readonly close: () => Promise<void>
}

export function engines(): readonly TestEngine[] {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined ? [pgliteEngine()] : [pgliteEngine(), postgresEngine(url)]
}

/** From the build: unpacking takes one second, creating several. */
const template = 'dist/empty-database.tar.gz'

export function anEmptyDatabase(): Promise<PGlite> {
  return PGlite.create(existsSync(template) ? { loadDataDir: new Blob([readFileSync(template)]) } : {})
}

// Creating a database costs more than most tests, so tests of a process share it in sequence.
let embedded: Promise<PGlite> | undefined
let embeddedSchema: ReusedSchema | undefined
let isEmbeddedInUse = false

export function pgliteEngine(): TestEngine {
  const open = () => {
    embedded ??= anEmptyDatabase()
    return embedded
  }
  const rows = async (sql: string) => (await (await open()).query<Record<string, unknown>>(sql)).rows
  return {
    name: 'PGlite',
    fresh: async () => {
      // Two order servers would take each other's jobs.
      if (isEmbeddedInUse) throw new Error('The world before this one is still open on the embedded database.')
      const instance = await open()
      const choice = { _tag: 'Memory', instance } as const
      await instance.exec('deallocate all')
      if ((await embeddedSchema?.empty()) !== true) {
        await instance.exec('drop schema if exists public cascade; create schema public')
        await (await openDatabase(choice)).close()
        embeddedSchema = await reusedSchema({ ask: rows, run: (sql) => instance.exec(sql) }, 'public')
      }
      isEmbeddedInUse = true
      return choice
    },
    free: () => {
      isEmbeddedInUse = false
    },
    rows,
    close: async () => undefined,
  }
}

let pool: pg.Pool | undefined
const schemas = new Map<string, ReusedSchema>()
const idle: string[] = []

export function postgresEngine(url: string): TestEngine {
  pool ??= new pg.Pool({ connectionString: url, max: 2 })
  const over = pool
  let last = ''
  const ask = async (sql: string) => (await over.query(sql)).rows
  const emptied = async (): Promise<string> => {
    const used = idle.pop()
    if (used !== undefined && (await schemas.get(used)?.empty()) === true) return used
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await (await openDatabase({ _tag: 'Postgres', url, schema: name })).close()
    schemas.set(name, await reusedSchema({ ask, run: (sql) => over.query(sql) }, name))
    return name
  }
  return {
    name: 'PostgreSQL',
    fresh: async () => {
      last = await emptied()
      return { _tag: 'Postgres', url, schema: last }
    },
    free: (choice) => {
      if (choice._tag === 'Postgres' && choice.schema !== undefined) idle.push(choice.schema)
    },
    rows: async (sql) => {
      const client = await over.connect()
      try {
        if (last !== '') await client.query(`set search_path to ${last}`)
        return (await client.query(sql)).rows
      } finally {
        client.release()
      }
    },
    close: async () => undefined,
  }
}

after('lets go of the databases that tests shared', async () => {
  for (const name of schemas.keys()) await pool?.query(`drop schema if exists ${name} cascade`)
  await pool?.end()
  await (await embedded)?.close()
})

/** What a test changes. One sender of mails and texts serves all its brands. */
export interface WorldNeeds extends Omit<Partial<OrderServerNeeds>, 'mail' | 'texts' | 'addresses'> {
  readonly mail?: MailSender
  readonly texts?: TextSender
  readonly addresses?: AddressFinder
}

export interface World {
  readonly server: OrderServer
  readonly sandbox: Sandbox
  readonly clock: { now: () => number; at: number }
  readonly choice: DatabaseChoice
  readonly another: (needs?: WorldNeeds) => Promise<OrderServer>
  readonly close: () => Promise<void>
}

export async function openWorld(
  engine: TestEngine,
  needs: WorldNeeds = {},
  gateway: (sandbox: Sandbox) => PaymentGateway = (sandbox) => sandbox,
): Promise<World> {
  const choice = await engine.fresh()
  const sandbox = sandboxGateway()
  const clock = { at: noon, now: () => clock.at }
  const open: OrderServer[] = []
  let isClosed = false
  const another = async (more: WorldNeeds = {}) => {
    const { mail, texts, addresses, ...others } = { ...needs, ...more }
    const server = await openOrderServer({
      database: choice,
      brands: [aBrandSeed()],
      gateways: new Map([['sandbox', gateway(sandbox)]]),
      clock,
      log: silent,
      timeouts: quick,
      passwords: cheapPasswords,
      ticketPrinters,
      ...others,
      ...(mail === undefined ? {} : { mail: () => mail }),
      ...(texts === undefined ? {} : { texts: () => texts }),
      ...(addresses === undefined ? {} : { addresses: () => addresses }),
    })
    open.push(server)
    return server
  }
  const close = async () => {
    if (isClosed) return
    isClosed = true
    for (const one of open) await one.close()
    engine.free?.(choice)
  }
  try {
    return { server: await another(), sandbox, clock, choice, another, close }
  } catch (reason) {
    await close()
    throw reason
  }
}

/** Polls until `isSo`; fails with the last answer. */
export async function eventually<A>(ask: () => Promise<A>, isSo: (answer: A) => boolean, timeout = 25_000): Promise<A> {
  const end = Date.now() + timeout
  for (;;) {
    const answer = await ask()
    if (isSo(answer)) return answer
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(answer)}`)
    await new Promise((done) => setTimeout(done, 25))
  }
}

export function tea(quantity = 1): SubmittedItem {
  return {
    group: 'drinks',
    item: 'tea',
    modifiers: [],
    notes: '',
    quantity,
  }
}

/** The ticket of a placed order; throws on any other result. */
export function placed(result: PlacementResult): Ticket {
  if (result._tag === 'Placed') return result.ticket
  throw new Error(`not placed: ${JSON.stringify(result)}`)
}
