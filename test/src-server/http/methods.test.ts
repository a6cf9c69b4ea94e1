import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { right } from 'fp-ts/lib/Either.js'
import pino from 'pino'
import { forwardApi } from '../../../src/server/forward-api.ts'
import { sendByInject } from '../../../src/server/send-by-inject.ts'
import { sendJsonByFetch } from '../../../src-adapters/browser/send-json.ts'
import { call } from '../../../src-adapters/order-server/call.ts'
import { errorBody } from '../../../src-contract/call/error-body.ts'
import { bare, nothing, type RouteShape } from '../../../src-contract/call/route-shape.ts'
import { text, yesNo } from '../../../src-contract/codec/plain.ts'
import { shape } from '../../../src-contract/codec/shape.ts'
import { openApiDocument } from '../../../src-contract/openapi/document.ts'
import type { SendJson } from '../../../src-domain/call/send-json.ts'
import { httpApp } from '../../../src-server/http/http-app.ts'
import { readJsonBodiesOnly } from '../../../src-server/http/json-body.ts'
import { defaultLimits } from '../../../src-server/http/limits.ts'
import { mountRoutes } from '../../../src-server/http/mount-routes.ts'
import { refusal } from '../../../src-server/http/refusal-answer.ts'
import { ok, type ServedRoute, serve } from '../../../src-server/http/serve.ts'
import { badRequests } from '../../builders/bad-requests.ts'
import { fakeOrderServer } from '../../builders/fake-order-server.ts'

const spoon = shape('a spoon', { required: { id: text, isClean: yesNo } })
const common = { ...bare, token: 'ignored', location: 'unused', cached: 'never' } as const
const one = {
  ...common,
  path: '/drawers/{drawer}/spoons/{id}',
  params: shape('a spoon of a drawer', { required: { drawer: text, id: text } }),
} as const

const spoons = {
  all: { ...common, method: 'POST', path: '/drawers/spoons', answers: { 200: nothing } },
  read: { ...one, method: 'GET', answers: { 200: spoon, 404: errorBody } },
  wash: { ...one, method: 'PUT', body: shape('how it is', { required: { isClean: yesNo } }), answers: { 200: spoon } },
  lose: { ...one, method: 'DELETE', answers: { 200: nothing, 404: errorBody } },
} as const satisfies Readonly<Record<string, RouteShape>>

function kitchen(kept: Map<string, boolean>): readonly ServedRoute[] {
  const none = refusal(404, 'no_spoon', 'There is no such spoon.')
  return [
    serve(spoons.all, async () => ok({})),
    serve(spoons.read, async ({ params: { drawer, id } }) => {
      const isClean = kept.get(`${drawer}/${id}`)
      return isClean === undefined ? none : ok({ id, isClean })
    }),
    serve(spoons.wash, async ({ params: { drawer, id }, body: { isClean } }) => {
      kept.set(`${drawer}/${id}`, isClean)
      return ok({ id, isClean })
    }),
    serve(spoons.lose, async ({ params: { drawer, id } }) => (kept.delete(`${drawer}/${id}`) ? ok({}) : none)),
  ]
}

function anApp(): FastifyInstance {
  return httpApp({
    logger: pino({ level: 'silent' }),
    ids: { uuid: randomUUID },
    limits: defaultLimits,
    trustedProxies: 0,
  })
}

describe('methods of calls', () => {
  const kept = new Map<string, boolean>()
  const apps: FastifyInstance[] = []
  const ways = new Map<string, SendJson>()
  const listening = async (app: FastifyInstance) => {
    apps.push(app)
    return app.listen({ port: 0, host: '127.0.0.1' })
  }
  const byFetch = (origin: string) =>
    sendJsonByFetch({ fetch, base: `${origin}/v1`, isOffline: () => false, timeoutMs: 5_000 })

  before(async () => {
    const app = anApp()
    await app.register(
      async (api) => {
        readJsonBodiesOnly(api)
        const brands = new Map([['noodle-house', { currency: 'USD' as const }]])
        mountRoutes(api, { server: fakeOrderServer(), brands, limits: defaultLimits }, kitchen(kept))
      },
      { prefix: '/v1' },
    )
    const origin = await listening(app)
    const storefront = anApp()
    await forwardApi(storefront, origin, 5_000)
    ways.set("a browser's fetch", byFetch(origin))
    ways.set("a browser's fetch and a storefront that forwards it", byFetch(await listening(storefront)))
    ways.set("the server's own pages", sendByInject(app))
  })
  after(async () => {
    await Promise.all(apps.map((app) => app.close()))
  })
  beforeEach(() => kept.clear())

  const needsOf = (send: SendJson) => ({
    send,
    brandId: 'noodle-house',
    currency: 'USD' as const,
    sessionId: 'visit-1',
    locationId: () => undefined,
    token: () => undefined,
    onUnavailable: () => undefined,
    report: (what: string) => {
      throw new Error(what)
    },
  })

  for (const way of [
    "a browser's fetch",
    "a browser's fetch and a storefront that forwards it",
    "the server's own pages",
  ]) {
    it(`API-02, API-13 PUT and DELETE reach their handlers by ${way}, with address and body`, async () => {
      const send = ways.get(way)
      if (send === undefined) throw new Error(way)
      const needs = needsOf(send)
      const params = { drawer: 'left', id: 'a b/ü' }
      const washed = await call(needs, spoons.wash, spoon, { params, body: { isClean: true } })
      expect(washed).to.deep.equal(right({ id: 'a b/ü', isClean: true }))
      expect([...kept]).to.deep.equal([['left/a b/ü', true]])
      const read = await call(needs, spoons.read, spoon, { params })
      expect(read).to.deep.equal(right({ id: 'a b/ü', isClean: true }))
      expect(await call(needs, spoons.lose, nothing, { params })).to.deep.equal(right({}))
      expect([...kept]).to.deep.equal([])
      const again = await call(needs, spoons.lose, nothing, { params })
      expect(again).to.have.nested.include({ _tag: 'Left', 'left.status': 404, 'left.code': 'no_spoon' })
    })
  }

  it('API-12 bad calls of each method are refused with a message and a code, and do nothing', async () => {
    const [app] = apps
    const bodies = new Map<string, number>()
    for (const route of [spoons.wash, spoons.lose, spoons.all])
      await fc.assert(
        fc
          .asyncProperty(badRequests(route), async (request) => {
            bodies.set(route.method, (bodies.get(route.method) ?? 0) + (request.payload === undefined ? 0 : 1))
            const answer = await app?.inject(request)
            expect(answer?.statusCode).to.be.lessThan(500)
            if (answer === undefined || answer.statusCode < 400) return
            expect(answer.json()).to.include.keys('message', 'code')
            expect([...kept]).to.deep.equal([])
          })
          .afterEach(() => kept.clear()),
        { numRuns: 200 },
      )
    // Routes without a body are sent one too.
    expect(Object.fromEntries(bodies)).to.have.all.keys('PUT', 'DELETE', 'POST')
  })

  it('API-13 OpenAPI has the calls of one address under its one path', () => {
    const told = { all: 'All', read: 'Read', wash: 'Wash', lose: 'Lose' }
    const path = Object(openApiDocument(spoons, told)['paths'])[one.path]
    expect(Object.entries<{ summary: string }>(path).map(([method, { summary }]) => [method, summary])).to.deep.equal([
      ['get', 'Read'],
      ['put', 'Wash'],
      ['delete', 'Lose'],
    ])
    expect(path.put.requestBody.content['application/json'].example).to.deep.equal({ isClean: true })
    expect(path.delete).to.not.have.property('requestBody')
    expect(path.delete.parameters.filter((part: { in: string }) => part.in === 'path')).to.have.length(2)
  })
})
