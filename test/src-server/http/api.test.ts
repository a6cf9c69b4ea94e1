import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { routes } from '../../../src-contract/routes.ts'
import { emptyMenu } from '../../../src-domain/menu/menu.ts'
import { wildcardPath } from '../../../src-server/http/api.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import type { PlacementResult } from '../../../src-server/ordering/placement-result.ts'
import { aToken, fakeOrderServer } from '../../builders/fake-order-server.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { inMemoryLimits } from '../../builders/in-memory-limits.ts'
import { aKey, aPriceCheck } from '../../builders/order-builder.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const brand = { client: 'noodle-house' }
const there = { ...brand, locationid: 'loc-1' }
const json = { 'content-type': 'application/json' }
const tea = { group: 'drinks', item: 'tea', quantity: 1 }
const order = { items: [tea], orderType: 'pickup' }
const placing = { ...order, idempotencyKey: aKey(1), tip: 0, guestInfo: { firstName: 'Ana', lastName: 'Diaz' } }

function post(url: string, payload: unknown, headers: Record<string, string> = there) {
  return {
    method: 'POST' as const,
    url: `/v1${url}`,
    headers: { ...json, ...headers },
    payload: JSON.stringify(payload),
  }
}

function placingServer(result: PlacementResult = { _tag: 'Placed', ticket: aTicket() }) {
  const asked: PlacementRequest[] = []
  const server = fakeOrderServer({
    ordering: {
      place: async (request) => {
        asked.push(request)
        return result
      },
    },
  })
  return { server, asked }
}

describe('the HTTP edge', () => {
  it('API-01, API-12 every route of the contract is mounted below /v1, and nothing else but the catch-all', async () => {
    const { app } = await openEdge(fakeOrderServer())
    for (const { method, path } of Object.values(routes)) {
      expect(app.hasRoute({ method, url: `/v1${path.replace(/\{(\w+)\}/g, ':$1')}` }), path).to.equal(true)
    }
    expect(app.hasRoute({ method: 'GET', url: `/v1${wildcardPath}` })).to.equal(true)
    const answer = await app.inject({ method: 'DELETE', url: '/v1/no/such/call', headers: brand })
    expect([answer.statusCode, answer.json()]).to.deep.equal([
      404,
      { message: 'There is no such call.', code: 'unknown_route' },
    ])
  })

  it('CHK-22 a placing call keeps the language of its customer, for the receipt; of a list the first of ours; none is no fault', async () => {
    const { server, asked } = placingServer()
    const { app } = await openEdge(server)
    for (const language of ['es', 'fr;q=0.9, es;q=0.8, en;q=0.1', 'fr', undefined]) {
      const headers = language === undefined ? there : { ...there, 'accept-language': language }
      expect((await app.inject(post('/order', placing, headers))).statusCode).to.equal(200)
    }
    expect(asked.map(({ language }) => language)).to.deep.equal(['es', 'es', 'fr', undefined])
  })

  it('CHK-22 a placing call carries the promise of age, and none where there is none', async () => {
    const { server, asked } = placingServer()
    const { app } = await openEdge(server)
    const agePromise = { age: 21, wording: 'I am 21 or older and can show ID' }
    expect((await app.inject(post('/order', { ...placing, agePromise }))).statusCode).to.equal(200)
    expect((await app.inject(post('/order', placing))).statusCode).to.equal(200)
    expect(asked.map((request) => request.agePromise)).to.deep.equal([agePromise, undefined])
  })

  it('API-05, API-12 a call without a known brand is 400', async () => {
    const { app } = await openEdge(fakeOrderServer())
    for (const headers of [{}, { client: 'nobody' }, { client: '__proto__' }]) {
      const answer = await app.inject({ url: '/v1/brand', headers })
      expect([answer.statusCode, answer.json().code]).to.deep.equal([400, 'unknown_brand'])
    }
  })

  it('API-06, API-12 the location header is required where a location is meant, and an unknown one is 404', async () => {
    const { app } = await openEdge(fakeOrderServer({ menus: { menu: async () => left({ _tag: 'NotFound' }) } }))
    const without = await app.inject({ url: '/v1/menus?orderType=pickup', headers: brand })
    expect([without.statusCode, without.json().code]).to.deep.equal([400, 'location_required'])
    for (const locationid of ['loc-9', '../etc/passwd']) {
      const unknown = await app.inject({ url: '/v1/menus?orderType=pickup', headers: { ...brand, locationid } })
      expect([unknown.statusCode, unknown.json().code]).to.deep.equal([404, 'unknown_location'])
    }
  })

  it('API-12 refuses what is not JSON in UTF-8 with 415, and broken JSON with 400', async () => {
    const { app } = await openEdge(fakeOrderServer())
    const types = [
      'text/plain',
      'application/json\t; a',
      'application/json; charset=utf-16',
      'application/jsonx',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json;;',
      '',
    ]
    for (const type of types) {
      const answer = await app.inject({
        ...post('/locations', { slugs: [] }),
        headers: { ...there, 'content-type': type },
      })
      expect([type, answer.statusCode]).to.deep.equal([type, 415])
      expect(answer.json()).to.have.keys('message', 'code')
    }
    for (const payload of [
      '{',
      '',
      'NaN',
      '[1,]',
      '{"__proto__":{}}',
      '{"constructor":{"prototype":{}}}',
      `${'['.repeat(40)}${']'.repeat(40)}`,
    ]) {
      const answer = await app.inject({ method: 'POST', url: '/v1/locations', headers: { ...json, ...there }, payload })
      expect([payload.slice(0, 20), answer.statusCode]).to.deep.equal([payload.slice(0, 20), 400])
      expect(answer.json()).to.have.keys('message', 'code')
    }
  })

  it('API-12 a body beyond 256 KB is 413', async () => {
    const { app } = await openEdge(fakeOrderServer())
    const answer = await app.inject(post('/locations', { slugs: ['a'.repeat(300_000)] }))
    expect([answer.statusCode, answer.json().code]).to.deep.equal([413, 'too_large'])
  })

  it('API-12 a fault of ours is 500 with a message and a code, and nothing of what happened', async () => {
    const failing = async () => {
      throw new Error('secret detail: select * from patrons')
    }
    const { app, logged } = await openEdge(fakeOrderServer({ locations: { search: failing } }))
    const answer = await app.inject(post('/locations', { slugs: ['a'] }))
    expect([answer.statusCode, answer.json()]).to.deep.equal([
      500,
      { message: 'System is temporarily unavailable, please try later', code: 'internal' },
    ])
    expect(logged.join('')).to.include('secret detail')
  })

  it('API-07, API-20 GET /patron wants a living token', async () => {
    const { app } = await openEdge(fakeOrderServer())
    const ask = (authorization?: string) =>
      app.inject({
        url: '/v1/patron',
        headers: { ...brand, ...(authorization === undefined ? {} : { authorization }) },
      })
    expect((await ask()).statusCode).to.equal(401)
    expect((await ask('Bearer stale')).statusCode).to.equal(401)
    expect((await ask(aToken)).statusCode).to.equal(401)
    const answer = await ask(`Bearer ${aToken}`)
    expect([answer.statusCode, answer.headers['cache-control']]).to.deep.equal([200, 'private, no-store'])
    expect(answer.json()).to.deep.include({ id: 'patron-1', email: { value: 'ana@example.com' }, type: 'email' })
    expect(answer.json()).to.not.have.property('token')
  })

  it('ACCT-03 GET /patron answers all that a patron has', async () => {
    const patron = aPatron({
      phone: { value: '212-555-0100', isVerified: false },
      isMigrating: true,
      isEmployee: true,
      type: 'apple',
      userIdApple: 'apple-7',
      addresses: [{ street1: '9 Elm St', street2: 'Floor 2', city: 'New York', state: 'NY', zip: '10001' }],
      card: aSavedCard(),
    })
    const { app } = await openEdge(fakeOrderServer({ accounts: { patronOf: async () => patron } }))
    const answer = await app.inject({ url: '/v1/patron', headers: { ...brand, authorization: `Bearer ${aToken}` } })
    expect(answer.json()).to.deep.equal({ ...patron, email: { value: patron.email } })
  })

  it('API-14 sign-in answers the patron with a token, 401 for a wrong password, 422 when a new one is due', async () => {
    const { app } = await openEdge(
      fakeOrderServer({
        accounts: {
          signIn: async (_, account) =>
            left(
              account === 'due@example.com'
                ? { _tag: 'PasswordUpdateDue', email: account, token: 'only-for-that' }
                : { _tag: 'WrongCredentials' },
            ),
        },
      }),
    )
    const wrong = await app.inject(post('/patron/sign-in', { account: 'x@example.com', password: 'y' }))
    expect([wrong.statusCode, wrong.json().code]).to.deep.equal([401, 'wrong_credentials'])
    const due = await app.inject(post('/patron/sign-in', { account: 'due@example.com', password: 'y' }))
    expect([due.statusCode, due.json()]).to.deep.equal([
      422,
      {
        message: 'Please set a new password.',
        code: 'password_update_due',
        email: 'due@example.com',
        token: 'only-for-that',
      },
    ])
    const kind = await openEdge(fakeOrderServer())
    const right = await kind.app.inject(post('/patron/sign-in', { account: 'ana@example.com', password: 'noodles' }))
    expect([right.statusCode, right.json().token]).to.deep.equal([200, aToken])
  })

  it('API-14 ten wrong passwords at once use up the allowance of that account and address, not of others', async () => {
    let now = 0
    let asked = 0
    const server = fakeOrderServer({
      limits: inMemoryLimits(() => now),
      accounts: {
        signIn: async () => {
          asked += 1
          return left({ _tag: 'WrongCredentials' })
        },
      },
    })
    const { app } = await openEdge(server)
    const guess = (account: string) => app.inject(post('/patron/sign-in', { account, password: 'guess' }))
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('Ana@example.com')))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).to.have.length(10)
    expect(asked).to.equal(10)
    const refused = await guess('ana@example.com')
    expect([refused.statusCode, refused.headers['retry-after']]).to.deep.equal([429, '900'])
    expect((await guess('emil@example.com')).statusCode).to.equal(401)
    now = 900_001
    expect((await guess('ana@example.com')).statusCode).to.equal(401)
  })

  it('G4 past its own limit an account is not refused, but asked to show a person: nobody locks somebody else out', async () => {
    const limits = inMemoryLimits(Date.now, {
      signInByAccount: { most: 3, windowMs: 60_000, past: 'bot-check' },
      signInByAccountAtAddress: { most: 100, windowMs: 60_000, past: 'wait' },
    })
    const { app } = await openEdge(fakeOrderServer({ limits }))
    const ask = async (password: string, userToken?: string) => {
      const answer = await app.inject(post('/patron/sign-in', { account: 'ana@example.com', password, userToken }))
      return [answer.statusCode, answer.json().code]
    }
    const token = async (action: string) => (await app.inject(post('/human-check', { action }))).json().token
    for (let n = 0; n < 3; n += 1) expect(await ask('guess')).to.deep.equal([401, 'wrong_credentials'])
    expect(await ask('noodles')).to.deep.equal([403, 'human_check_due'])
    expect(await ask('noodles', await token('giftcard'))).to.deep.equal([403, 'human_check_due'])
    const shown = await token('signin')
    expect(await ask('guess', shown)).to.deep.equal([401, 'wrong_credentials'])
    expect(await ask('noodles', shown)).to.deep.equal([403, 'human_check_due'])
    expect((await ask('noodles', await token('signin')))[0]).to.equal(200)
  })

  it('API-30, API-46 menus are revalidated by ETag, and answered anew only in another version', async () => {
    let version = 'v1'
    const { menu } = rightOf(await fakeOrderServer().menus.menu({ brandId: '' }, '', 'pickup'))
    const { app } = await openEdge(fakeOrderServer({ menus: { menu: async () => right({ menu, version }) } }))
    const ask = (etag?: string) =>
      app.inject({
        url: '/v1/menus?orderType=pickup',
        headers: { ...there, ...(etag === undefined ? {} : { 'if-none-match': etag }) },
      })
    const first = await ask()
    expect([first.statusCode, first.headers['etag'], first.headers['cache-control']]).to.deep.equal([
      200,
      '"v1"',
      'no-cache',
    ])
    expect(first.json()).to.deep.equal({ menus: {}, groups: {}, items: {}, options: {}, restaurantGroups: {} })
    const same = await ask('"v1"')
    expect([same.statusCode, same.body]).to.deep.equal([304, ''])
    version = 'v2'
    expect((await ask('"v1"')).statusCode).to.equal(200)
    const keys = await app.inject({ url: '/v1/location/credentials', headers: there })
    expect(keys.json()).to.deep.equal({ publicKey: 'pk_test' })
  })

  it('API-48, API-49, API-50 the three placing calls hand on what is bought and how it is paid', async () => {
    const { server, asked } = placingServer()
    const { app } = await openEdge(server)
    await app.inject(post('/order', { ...placing, cardNonce: 'nonce-1', tip: 3.5, expectedTotal: 12.1 }))
    await app.inject(post('/place-order', { ...placing, isCash: true }))
    await app.inject(post('/order/cash/', placing, { ...there, authorization: `Bearer ${aToken}` }))
    expect(
      asked.map(({ isCash, cardNonce, tip, expectedTotal }) => [isCash, cardNonce, tip, expectedTotal]),
    ).to.deep.equal([
      [false, 'nonce-1', 350, 1210],
      [true, undefined, 0, undefined],
      [true, undefined, 0, undefined],
    ])
    expect(asked.map(({ caller }) => caller.patronId)).to.deep.equal([undefined, undefined, 'patron-1'])
    expect(asked[0]?.order).to.deep.equal({
      code: '',
      deliveryNotes: '',
      discount: '',
      items: [{ ...tea, modifiers: [], notes: '' }],
      note: '',
      orderType: 'pickup',
      promotionCodeId: '',
      promotionId: '',
    })
  })

  it('CHK-40 refuses an instrument that contradicts the path, and two locations in one call', async () => {
    const { server, asked } = placingServer()
    const { app } = await openEdge(server)
    const wrong = [
      post('/order', { ...placing, isCash: true }),
      post('/order/cash/', { ...placing, isCash: false }),
      post('/order/cash/', { ...placing, cardNonce: 'n' }),
      post('/place-order', { ...placing, isCash: true, transactionId: 't' }),
      post('/order', { ...placing, locationId: 'loc-2' }),
    ]
    for (const one of wrong) expect((await app.inject(one)).statusCode).to.equal(400)
    expect(asked).to.deep.equal([])
  })

  it('CHK-55 a dead token is 401 even with a guest', async () => {
    const { server, asked } = placingServer()
    const { app } = await openEdge(server)
    const dead = await app.inject(post('/order', placing, { ...there, authorization: 'Bearer dead' }))
    expect([dead.statusCode, dead.json().code]).to.deep.equal([401, 'session_ended'])
    expect(asked).to.deep.equal([])
  })

  it('API-40, TABLE-06 a table is checked for the location of the header, which has to be there', async () => {
    const asked: unknown[] = []
    const server = fakeOrderServer({
      tables: {
        check: async ({ brandId }, ...rest) => {
          asked.push([brandId, ...rest])
          return right({ isValid: false, message: 'No such table.' })
        },
      },
    })
    const { app } = await openEdge(server)
    const answer = await app.inject(post('/tables/validate', { tableNumber: '12' }))
    expect([answer.statusCode, answer.json()]).to.deep.equal([
      200,
      { isValid: false, message: 'No such table.', table: null },
    ])
    expect(asked).to.deep.equal([['noodle-house', 'loc-1', '12']])
    expect((await app.inject(post('/tables/validate', { tableNumber: '12' }, brand))).statusCode).to.equal(400)
    expect((await app.inject(post('/tables/validate', { tableNumber: 12 }))).statusCode).to.equal(400)
    expect(asked).to.have.length(1)
  })

  it('API-47 upsells are asked with the location of the header, and revalidated by their version', async () => {
    const asked: unknown[] = []
    const server = fakeOrderServer({
      upsells: {
        upsells: async (_, ...rest) => {
          asked.push(rest)
          return right({ menu: emptyMenu, version: 'v7' })
        },
      },
    })
    const { app } = await openEdge(server)
    const first = await app.inject({ url: '/v1/upsells?orderType=kiosk', headers: there })
    expect([first.statusCode, first.headers['etag']]).to.deep.equal([200, '"v7"'])
    expect(Object.keys(first.json())).to.have.members(['menus', 'groups', 'items', 'options', 'restaurantGroups'])
    const again = await app.inject({ url: '/v1/upsells', headers: { ...there, 'if-none-match': '"v7"' } })
    expect(again.statusCode).to.equal(304)
    await app.inject({ url: '/v1/upsells?orderType=pickup&at=1795000000', headers: there })
    expect(asked).to.deep.equal([
      ['loc-1', 'kiosk', undefined],
      ['loc-1', undefined, undefined],
      ['loc-1', 'pickup', 1_795_000_000],
    ])
  })

  it('API-59, CHK-54 each way a placement can end has its status and code', async () => {
    const results: readonly [PlacementResult, number, string | undefined][] = [
      [{ _tag: 'Unknown' }, 202, undefined],
      [{ _tag: 'Refused', status: 402, message: 'Declined', code: 'declined' }, 402, 'declined'],
      [{ _tag: 'Refused', status: 400, message: 'Closed', code: 'closed', reason: 'closed' }, 400, 'closed'],
      [{ _tag: 'PriceChanged', price: aPriceCheck() }, 409, 'price_changed'],
      [{ _tag: 'IdempotencyMismatch' }, 409, 'idempotency_mismatch'],
      [{ _tag: 'DuplicateSuspected' }, 409, 'duplicate_suspected'],
      [{ _tag: 'Unavailable' }, 503, 'unavailable'],
    ]
    for (const [result, status, code] of results) {
      const { app } = await openEdge(placingServer(result).server)
      const answer = await app.inject(post('/place-order', placing))
      expect([answer.statusCode, answer.json().code]).to.deep.equal([status, code])
    }
    const { app } = await openEdge(placingServer({ _tag: 'PriceChanged', price: aPriceCheck() }).server)
    expect((await app.inject(post('/order', placing))).json().price.totalAmount).to.equal(21.65)
  })

  it('G4 a call shows a person by the token of a bot check for orders, once; no other token does', async () => {
    const { server, asked } = placingServer()
    const { app } = await openEdge(server)
    const tokenFor = async (action: string) => (await app.inject(post('/human-check', { action }))).json().token
    const userToken = await tokenFor('order')
    for (const token of [userToken, userToken, await tokenFor('giftcard'), 'made-up', undefined]) {
      const body = token === undefined ? placing : { ...placing, userToken: token }
      expect((await app.inject(post('/order/cash/', body))).statusCode).to.equal(200)
    }
    expect(asked.map(({ isHuman }) => isHuman)).to.deep.equal([true, false, false, false, false])
    expect(asked.map(({ address }) => address)).to.deep.equal(Array(5).fill('127.0.0.1'))
    expect(asked.every(({ order }) => !('userToken' in order))).to.equal(true)
  })

  it('API-51 the status is asked by a UUID of version 4, and an unknown one is 404', async () => {
    const seen: string[] = []
    const server = fakeOrderServer({
      ordering: {
        status: async (_, key) => {
          seen.push(key)
          return key === aKey(1)
            ? right({ status: 'Order Process Completed', statusCode: 200, ticket: aTicket() })
            : left({ _tag: 'NotFound' })
        },
      },
    })
    const { app } = await openEdge(server)
    const ask = (key: string) => app.inject({ url: `/v1/order/${key}/status`, headers: brand })
    const known = (await ask(aKey(1).toUpperCase())).json()
    expect([known.status, known.statusCode, known.order.id]).to.deep.equal(['Order Process Completed', 200, 'order-1'])
    expect((await ask(aKey(2))).statusCode).to.equal(404)
    expect((await ask('1')).statusCode).to.equal(400)
    expect(seen).to.deep.equal([aKey(1), aKey(2)])
  })

  it('CONF-05 an order is shown to who holds its token; the log never holds the token', async () => {
    const token = 'a'.repeat(22)
    const server = fakeOrderServer({
      ordering: {
        ticketByToken: async (_, one) => (one === token ? right(aTicket({ token })) : left({ _tag: 'NotFound' })),
      },
    })
    const { app, logged } = await openEdge(server)
    const found = await app.inject({ url: `/v1/order/${token}`, headers: brand })
    expect([found.statusCode, found.headers['cache-control']]).to.deep.equal([200, 'private, no-store'])
    expect((await app.inject({ url: `/v1/order/${'b'.repeat(22)}`, headers: brand })).statusCode).to.equal(404)
    expect(logged.join('')).to.not.include(token)
    expect(logged.join('')).to.include('/v1/order/:token')
  })

  it('API-12 health, readiness, metrics and the contract are served outside /v1', async () => {
    let why: string | undefined
    const { app, logged } = await openEdge(fakeOrderServer({ unreadiness: async () => why }))
    expect((await app.inject('/healthz')).statusCode).to.equal(200)
    expect((await app.inject('/readyz')).statusCode).to.equal(200)
    why = 'There is no room in /srv/data.'
    const unready = await app.inject('/readyz')
    expect([unready.statusCode, unready.json().code]).to.deep.equal([503, 'not_ready'])
    expect(unready.body, 'folders and numbers are for the log').to.not.include('/srv/data')
    expect(logged.join('')).to.include(why)
    expect((await app.inject('/openapi.json')).json().openapi).to.equal('3.1.0')
    expect((await app.inject('/metrics')).body).to.include(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    )
  })

  it('API-12 who stands in front unannounced is told of once, and not believed', async () => {
    const { app, logged } = await openEdge(fakeOrderServer())
    const told = () => logged.filter((line) => line.includes('TRUSTED_PROXIES')).length
    await app.inject('/healthz')
    expect(told()).to.equal(0)
    for (const ip of ['1.2.3.4', '5.6.7.8']) await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': ip } })
    expect(told()).to.equal(1)
    expect(logged.join('')).to.not.include('1.2.3.4')
  })

  it('API-12 answers carry no permission for other origins', async () => {
    const { app } = await openEdge(fakeOrderServer())
    const answer = await app.inject({ url: '/v1/brand', headers: { ...brand, origin: 'https://evil.example' } })
    expect(answer.headers).to.not.have.property('access-control-allow-origin')
    expect(answer.headers['x-content-type-options']).to.equal('nosniff')
  })
})
