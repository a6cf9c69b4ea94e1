import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aNonce,
  aSubmittedOrder,
  openWorld,
  pgliteEngine,
  postgresEngine,
  type TestEngine,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededGiftCards } from '../../builders/promotion-builder.ts'
import { overWire, wireTo } from '../../faults/over-wire.ts'

interface Shaky {
  readonly name: string
  readonly engine: TestEngine
  readonly away: (isAway: boolean) => void
  readonly close: () => Promise<void>
}

function failing(code: string | undefined): Error {
  return code === undefined
    ? new WebAssembly.RuntimeError('unreachable')
    : Object.assign(new Error(`refused with ${code}`), { code, severity: 'ERROR' })
}

function shakyEmbedded(name: string, code: string | undefined): Shaky {
  const inner = pgliteEngine()
  let isAway = false
  const engine: TestEngine = {
    ...inner,
    fresh: async () => {
      const choice = await inner.fresh()
      if (choice._tag !== 'Memory' || choice.instance === undefined) throw new Error('no engine')
      const instance = new Proxy(choice.instance, {
        get: (target, property) => {
          if (isAway && (property === 'execProtocol' || property === 'query'))
            return () => Promise.reject(failing(code))
          const value: unknown = Reflect.get(target, property, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      return { ...choice, instance }
    },
  }
  return {
    name,
    engine,
    away: (is) => {
      isAway = is
    },
    close: inner.close,
  }
}

async function shakyPostgres(url: string): Promise<Shaky> {
  const wire = await wireTo(url)
  const inner = postgresEngine(url)
  return {
    name: 'PostgreSQL that hangs up on everybody',
    engine: overWire(inner, wire),
    away: wire.refuse,
    close: async () => {
      await wire.close()
      await inner.close()
    },
  }
}

const headers = { client: 'noodle-house', locationid: 'loc-1' }
const order = aSubmittedOrder()
/** A new guest each time, so no orders look alike. */
function placing() {
  return {
    ...order,
    idempotencyKey: randomUUID(),
    guestInfo: { firstName: 'Gus', lastName: randomUUID(), email: 'gus@example.com' },
    cart: [],
    tip: 0,
  }
}
const written = { street1: '1 Main St', street2: '', city: 'New York', state: 'NY', zip: '10001' }
const [card] = seededGiftCards

type Asked = readonly [
  method: 'GET' | 'POST',
  path: string,
  body?: object | undefined,
  more?: Readonly<Record<string, string>>,
]

function calls(): readonly Asked[] {
  return [
    ['GET', '/menus?orderType=pickup'],
    ['POST', '/locations', { orderType: 'pickup' }],
    ['GET', '/upsells?orderType=pickup'],
    ['GET', '/locations/schedule?orderType=pickup'],
    ['POST', '/order/validate', order],
    ['POST', '/order/check-price', order],
    ['POST', '/order/check-price', { ...order, giftCardNumber: card?.number }],
    ['POST', '/order/cash/', { ...placing(), isCash: true }],
    ['POST', '/order', { ...placing(), cardNonce: aNonce() }],
    ['POST', '/place-order', { ...placing(), isCash: true }],
    ['GET', `/order/${randomUUID()}/status`],
    ['GET', '/order/aaaaaaaaaaaaaaaaaaaaaa'],
    ['POST', '/patron/sign-in', { account: 'ana@example.com', password: 'noodles for ana' }],
    ['GET', '/patron', undefined, { authorization: 'Bearer of-somebody' }],
    ['POST', '/discount/validate', { ...order, code: 'NOODLES' }],
    ['GET', '/address?address=main&orderType=delivery'],
    ['POST', '/address', { address: written }],
    ['POST', '/human-check', { action: 'order' }],
  ]
}

const shakies: readonly (() => Promise<Shaky>)[] = [
  async () => shakyEmbedded('the embedded database without room', '53100'),
  async () => shakyEmbedded('the embedded database that broke', undefined),
  async () => shakyEmbedded('a database that turned read-only', '25006'),
  ...(process.env['TEST_DATABASE_URL'] === undefined
    ? []
    : [() => shakyPostgres(process.env['TEST_DATABASE_URL'] ?? '')]),
]

describe('a database that fails under a call', function () {
  this.timeout(60_000)
  let shaky: Shaky
  let world: World
  let app: FastifyInstance
  let logged: readonly string[]

  afterEach(async () => {
    shaky.away(false)
    await app.close()
    await world.close()
    await shaky.close()
  })

  const ask = ([method, path, body, more = {}]: Asked) =>
    app.inject({
      method,
      url: `/v1${path}`,
      headers: { ...headers, ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })

  for (const open of shakies)
    it('API-12, CHK-57 placing, pricing, reading and counting answer 503 with the time to come back, and work again after it', async () => {
      shaky = await open()
      world = await openWorld(shaky.engine, { timeouts: { jobs: 3_600_000, completer: 3_600_000 } })
      const edge = await openEdge(world.server)
      app = edge.app
      logged = edge.logged
      const before: readonly number[] = (await Promise.all(calls().map(ask))).map(({ statusCode }) => statusCode)
      shaky.away(true)
      // Expires the one-second caches.
      world.clock.at += 5_000
      for (const call of calls()) {
        const answer = await ask(call)
        const [, path] = call
        expect([shaky.name, path, answer.statusCode], logged.at(-1)).to.deep.equal([shaky.name, path, 503])
        expect(Number(answer.headers['retry-after']), path).to.be.greaterThan(0)
        expect(answer.json(), path)
          .to.include({ code: 'unavailable', message: 'System is temporarily unavailable, please try later' })
          .and.to.not.have.property('stack')
      }
      shaky.away(false)
      expect((await Promise.all(calls().map(ask))).map(({ statusCode }) => statusCode)).to.deep.equal(before)
    })
})
