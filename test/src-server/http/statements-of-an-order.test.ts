import type { PGlite } from '@electric-sql/pglite'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { right } from 'fp-ts/lib/Either.js'
import { aBrand, takesGiftCards } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aKey, anAddress } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNonce,
  anEmptyDatabase,
  engines,
  openWorld,
  ramen,
  type TestEngine,
  tea,
  type World,
} from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { countedPGlite, countPostgres, statementsOf } from '../../builders/sent-statements.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

interface Step {
  readonly name: string
  /** Statements of one call; begin and commit are two. The caches of a second are cold. */
  readonly sends: number
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string | ((known: Known) => string)
  readonly body?: object
  readonly as?: 'ana' | 'cora' | 'carl'
  readonly status?: number
}

interface Known {
  readonly cash: { readonly id: string; readonly token: string }
}

let lastKey = 0
const placing = (fields: object = {}): object => {
  lastKey += 1
  const letters = String.fromCharCode(97 + (lastKey % 26), 97 + Math.floor(lastKey / 26))
  return {
    ...{ items: [ramen(), tea()], orderType: 'pickup', scheduledAt: null, cart: [], tip: 0 },
    ...{ idempotencyKey: aKey(lastKey), guestInfo: { firstName: 'Gus', lastName: letters, email: 'gus@example.com' } },
    ...fields,
  }
}
const card = (fields: object = {}) => placing({ cardNonce: aNonce(), ...fields })

const noon = Date.UTC(2026, 5, 10, 16) / 1_000
const [cash, byCard] = ['/order/cash/', '/order']

/** The way of an order, in its order. A new statement changes a number here. */
const way: readonly Step[] = [
  { name: 'restaurants', sends: 2, path: '/locations', body: { orderType: 'pickup' } },
  { name: 'menu', sends: 2, method: 'GET', path: '/menus?orderType=pickup' },
  { name: 'upsells', sends: 2, method: 'GET', path: '/upsells?orderType=pickup' },
  { name: 'times', sends: 2, method: 'GET', path: '/locations/schedule?orderType=pickup' },
  { name: 'price check', sends: 2, path: '/order/check-price', body: { items: [ramen()], orderType: 'pickup' } },
  { name: 'validation', sends: 2, path: '/order/validate', body: { items: [ramen()], orderType: 'pickup' } },
  { name: 'cash', sends: 3, path: cash, body: placing({ idempotencyKey: aKey(90) }) },
  { name: 'cash again, under its key', sends: 4, path: cash, body: placing({ idempotencyKey: aKey(90) }) },
  { name: 'cash, signed in', sends: 7, path: cash, body: placing({ guestInfo: undefined }), as: 'ana' },
  { name: 'cash at a table', sends: 3, path: cash, body: placing({ orderType: 'kiosk', tableNumber: 'table-7' }) },
  { name: 'cash for later', sends: 3, path: cash, body: placing({ scheduledAt: noon + 4 * 3_600 }) },
  { name: 'cash with a promo code', sends: 7, path: cash, body: placing({ code: 'TEN' }) },
  { name: 'cash, delivered', sends: 3, path: cash, body: placing({ orderType: 'delivery', deliveryInfo: anAddress }) },
  { name: 'card', sends: 4, path: byCard, body: card() },
  { name: 'card with a promo code', sends: 8, path: byCard, body: card({ code: 'TEN' }) },
  { name: 'card for later', sends: 4, path: byCard, body: card({ scheduledAt: noon + 4 * 3_600 }) },
  { name: 'gift card', sends: 7, path: byCard, body: card({ giftCardNumber: twentyDollarCard }) },
  { name: 'store credit', sends: 8, path: byCard, body: card({ guestInfo: undefined, appliedCredit: 5 }), as: 'cora' },
  { name: 'status', sends: 1, method: 'GET', path: `/order/${aKey(90)}/status` },
  { name: 'confirmation', sends: 1, method: 'GET', path: ({ cash: { token } }) => `/order/${token}` },
  { name: 'history', sends: 4, method: 'GET', path: '/orders', as: 'ana' },
  { name: 'board', sends: 3, method: 'GET', path: '/staff/locations/loc-1/orders', as: 'carl' },
  { name: 'board again', sends: 2, method: 'GET', path: '/staff/locations/loc-1/orders', as: 'carl' },
  {
    ...{ name: 'accepted', sends: 7, path: ({ cash: { id } }) => `/staff/orders/${id}/commands`, as: 'carl' },
    body: { commandId: aKey(91), version: 0, command: { name: 'accept', minutesMore: 10 } },
  },
  { name: 'board after a change', sends: 4, method: 'GET', path: '/staff/locations/loc-1/orders', as: 'carl' },
  { name: 'sold-out dishes', sends: 3, method: 'GET', path: '/staff/locations/loc-1/availability', as: 'carl' },
]

for (const engine of engines()) {
  describe(`the statements on the way of an order on ${engine.name}`, () => {
    let instance: PGlite | undefined
    let world: World
    let app: FastifyInstance
    let uncount = () => {}
    const tokens = new Map<string, string>()

    const counted = async (): Promise<TestEngine> => {
      if (engine.name !== 'PGlite') return engine
      const own = await anEmptyDatabase()
      instance = own
      return { ...engine, free: () => undefined, fresh: async () => ({ _tag: 'Memory', instance: countedPGlite(own) }) }
    }
    // Awaits here: an injected call begins when it is awaited.
    const call = async ({ method = 'POST', body, as }: Step, path: string) =>
      await app.inject({
        ...{ method, url: `/v1${path}` },
        headers: {
          ...{ client: 'noodle-house', locationid: 'loc-1', sessionid: 'visit-1' },
          ...{ host: 'noodle.example', origin: 'https://noodle.example' },
          ...(as === undefined ? {} : as === 'carl' ? { cookie: tokens.get(as) } : { authorization: tokens.get(as) }),
        },
        ...(body === undefined ? {} : { payload: body }),
      })
    const signIn = async (as: 'ana' | 'cora') => {
      const body = { account: `${as}@example.com`, password: `noodles for ${as}` }
      const answer = await call({ name: '', sends: 0, path: '', body }, '/patron/sign-in')
      tokens.set(as, `Bearer ${JSON.parse(answer.body).token}`)
    }

    before(async function () {
      // An embedded database of its own.
      this.timeout(180_000)
      const ordering = { ...aBrand().ordering, scheduled: true, delivery: true, kiosk: true, cash: true }
      const brand = { ordering, themes: takesGiftCards }
      const locations = [aLocationSetting()]
      world = await openWorld(await counted(), {
        brands: [aBrandSeed({ locations, staff: seededStaff }, brand)],
        social: () => async () => right({ subject: '', email: '', isEmailVerified: false }),
        // No job's statement may join a call's.
        timeouts: { jobs: 3_600_000, completer: 3_600_000 },
      })
      if (engine.name !== 'PGlite') uncount = countPostgres()
      app = (await openEdge(world.server, { brands: [aBrand({ ...brand, loyalty: { enabled: true } })] })).app
      await signIn('ana')
      await signIn('cora')
      const body = { email: 'carl@example.com', password: 'noodles for carl' }
      const staff = await call({ name: '', sends: 0, path: '', body }, '/staff/session')
      tokens.set('carl', String(staff.headers['set-cookie']).split(';')[0] ?? '')
    })
    after(async () => {
      uncount()
      await app.close()
      await world.close()
      await instance?.close()
      await engine.close()
    })

    it('API-01 are as many as written here, call by call', async () => {
      let known: Known = { cash: { id: '', token: '' } }
      const found: string[] = []
      for (const step of way) {
        world.clock.at += 2_000
        const path = typeof step.path === 'string' ? step.path : step.path(known)
        const { result, statements } = await statementsOf(() => call(step, path))
        const isAnswered = result.statusCode === (step.status ?? 200)
        if (isAnswered && step.name === 'cash') known = { cash: JSON.parse(result.body) }
        found.push(`${step.name}: ${isAnswered ? statements.length : `${result.statusCode} ${result.body}`}`)
      }
      expect(found).to.deep.equal(way.map(({ name, sends }) => `${name}: ${sends}`))
    })
  })
}
