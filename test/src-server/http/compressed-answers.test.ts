import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { right } from 'fp-ts/lib/Either.js'
import { fakeOrderServer } from '../../builders/fake-order-server.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'

const aKibibyte = 1_024
const there = { client: 'noodle-house', locationid: 'loc-1' }
const dishes = Array.from({ length: 40 }, (_, n) => anItem(`Dish ${n}`).costing(100 + n))
const menu = aMenu()
  .withGroup(aGroup('All').of(...dishes))
  .build()
const locations = Array.from({ length: 12 }, (_, n) => aLocation({ id: `loc-${n}`, slug: `place-${n}` }))

describe('The answers of the API', () => {
  let app: FastifyInstance
  let isSmall = false

  beforeEach(async () => {
    isSmall = false
    const server = fakeOrderServer({
      menus: { menu: async () => right({ menu, version: 'v1' }) },
      locations: { search: async () => right(isSmall ? [] : locations) },
    })
    app = (await openEdge(server)).app
  })
  afterEach(() => app.close())

  const asked = {
    'GET /menus, kept for all callers': (accept: string) =>
      app.inject({
        method: 'GET',
        url: '/v1/menus?orderType=pickup',
        headers: { ...there, 'accept-encoding': accept },
      }),
    'POST /locations, made for one caller': (accept: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/locations',
        headers: { ...there, 'accept-encoding': accept, 'content-type': 'application/json' },
        payload: JSON.stringify({ slugs: [] }),
      }),
  }

  for (const [what, ask] of Object.entries(asked))
    it(`are compressed above a kibibyte, in the encoding that the caller accepts: ${what}`, async () => {
      const plain = await ask('')
      expect(plain.headers).to.not.have.property('content-encoding')
      expect(plain.rawPayload.length).to.be.greaterThan(aKibibyte)

      const brotli = await ask('gzip, deflate, br')
      expect(brotli.headers['content-encoding']).to.equal('br')
      expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).to.equal(true)
      expect(brotli.rawPayload.length).to.be.lessThan(plain.rawPayload.length / 4)

      const gzip = await ask('gzip, br;q=0')
      expect(gzip.headers['content-encoding']).to.equal('gzip')
      expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).to.equal(true)
      expect(gzip.headers['content-length']).to.equal(String(gzip.rawPayload.length))
    })

  it('stay as they are below a kibibyte', async () => {
    isSmall = true
    const answer = await asked['POST /locations, made for one caller']('br')
    expect(answer.headers).to.not.have.property('content-encoding')
    expect(answer.json()).to.deep.equal([])
  })

  it('are not sent again to a caller that has this version, whatever the encoding', async () => {
    const first = await asked['GET /menus, kept for all callers']('br')
    expect(first.headers['vary']).to.include('Accept-Encoding')
    const again = await app.inject({
      method: 'GET',
      url: '/v1/menus?orderType=pickup',
      headers: { ...there, 'accept-encoding': 'gzip', 'if-none-match': String(first.headers['etag']) },
    })
    expect([again.statusCode, again.rawPayload.length]).to.deep.equal([304, 0])
  })
})
