import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { shippedCash } from '../../../src-domain/brand/cash-rules.ts'
import { type LimitName, usualLimits } from '../../../src-server/limits/limits.ts'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'
import { lastByteBurst, rawGet, rawPost } from '../../faults/last-byte-burst.ts'
import { withOwnDatabase } from '../../faults/own-database.ts'
import { plainOrder } from '../../faults/plain-order.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''
const burst = 30
const anHour = 3_600_000

type Plain = Awaited<ReturnType<typeof plainOrder>>

type From = (address: string) => Readonly<Record<string, string>>

interface Limited {
  readonly what: LimitName | 'unpaid orders of a table' | 'unpaid orders of a guest' | 'unpaid orders of an address'
  readonly most: number
  /** Default: longer than this test. */
  readonly windowMs?: number
  readonly past: 400 | 403 | 429
  /** A distinct try each, unless the limit is on repeats. */
  readonly request: (n: number) => string
}

/** Visible only to the map service, which has a test below, or to a caller with the right password: second-factor.test.ts. */
const elsewhere: readonly LimitName[] = ['geocoding', 'secondFactorByAccount']

interface Shown {
  readonly token: string
  readonly device: string
  /** Patrons' sessions: the first saves cards from different addresses, the others from one. */
  readonly sessions: readonly string[]
}

function limitedThings(plain: Plain, from: From, { token, device, sessions }: Shown): readonly Limited[] {
  const guestOf = (lastName: string) => ({ firstName: 'Gus', lastName, email: 'gus@example.com' })
  const placing = (more: object) => ({
    ...plain.order,
    idempotencyKey: randomUUID(),
    guestInfo: guestOf(randomUUID()),
    tip: 0,
    confirmsDuplicate: true,
    ...more,
  })
  const cash = (address: string, more: object = {}) =>
    rawPost('/v1/order/cash/', from(address), placing({ isCash: true, ...more }))
  const signIn = (address: string, account: string) => wrongPassword(from(address), account)
  /** Refused for its password, which is checked after the count. */
  const signUp = (address: string, n: number) =>
    rawPost('/v1/patron/sign-up', from(address), {
      firstName: 'Sue',
      lastName: 'Swarm',
      email: `swarm-${n}@example.com`,
      phone: '2125550100',
      type: 'email',
      password: 'Password1!',
    })
  const forgot = (address: string, email: string) => rawPost('/v1/patron/forgot-password', from(address), { email })
  const card = (address: string, giftCardNumber: string, userToken: string) =>
    rawPost('/v1/stored-value-cards/validate', from(address), { giftCardNumber, userToken })
  const addCard = (address: string, session: string | undefined) =>
    rawPost(
      '/v1/patron/add-card',
      { ...from(address), authorization: `Bearer ${session}` },
      { cardNonce: `sbx_declined_4242_visa_${randomUUID()}` },
    )
  const text = (address: string, session: string | undefined, n: number) =>
    rawPost(
      '/v1/pincode/send',
      { ...from(address), authorization: `Bearer ${session}` },
      { phone: `212555${String(n).padStart(4, '0')}` },
    )
  const [patron, ...patrons] = sessions.slice(0, 6)
  const texters = sessions.slice(6)
  return [
    {
      what: 'cardsByPatron',
      ...at('cardsByPatron'),
      past: 429,
      request: (n) => addCard(`203.0.119.${n + 1}`, patron),
    },
    // Distinct patrons stay below their own limits.
    {
      what: 'cardsByAddress',
      ...at('cardsByAddress'),
      past: 429,
      request: (n) => addCard('203.0.113.17', patrons[n % patrons.length]),
    },
    {
      what: 'signInByAccountAtAddress',
      ...at('signInByAccountAtAddress'),
      past: 429,
      request: () => signIn('203.0.113.1', 'one@example.com'),
    },
    {
      what: 'signInByAddress',
      ...at('signInByAddress'),
      past: 429,
      request: (n) => signIn('203.0.113.2', `other-${n}@example.com`),
    },
    {
      what: 'signInByAccount',
      ...at('signInByAccount'),
      past: 403,
      request: (n) => signIn(`203.0.114.${n + 1}`, 'everywhere@example.com'),
    },
    // The account's own limit is used up, so only this one can pass.
    {
      what: 'signInByDevice',
      ...at('signInByDevice'),
      past: 403,
      request: (n) => wrongPassword({ ...from(`203.0.116.${n + 1}`), cookie: device }, known),
    },
    {
      what: 'staffSignInByAccount',
      ...at('staffSignInByAccount'),
      past: 429,
      request: (n) =>
        rawPost(
          '/v1/staff/session',
          { ...from(`203.0.122.${n + 1}`), origin: 'http://127.0.0.1' },
          { email: 'owner@ember.example', password: randomUUID() },
        ),
    },
    {
      what: 'signUpByAddress',
      ...at('signUpByAddress'),
      past: 429,
      request: (n) => signUp('203.0.113.12', n),
    },
    {
      what: 'signUpUncheckedByAddress',
      ...at('signUpUncheckedByAddress'),
      past: 403,
      request: (n) => signUp('203.0.113.13', n),
    },
    {
      what: 'pinByAccountAtAddress',
      ...at('pinByAccountAtAddress'),
      past: 429,
      request: () => forgot('203.0.113.14', 'forgetful@example.com'),
    },
    {
      what: 'pinByAddress',
      ...at('pinByAddress'),
      past: 429,
      request: (n) => forgot('203.0.113.15', `forgetful-${n}@example.com`),
    },
    {
      what: 'pinByAccount',
      ...at('pinByAccount'),
      past: 403,
      request: (n) => forgot(`203.0.118.${n + 1}`, 'wanted@example.com'),
    },
    {
      what: 'pinGuessByAddress',
      ...at('pinGuessByAddress'),
      past: 429,
      request: (n) =>
        rawPost('/v1/pincode/verify', from('203.0.113.16'), { email: `o${n}@example.com`, pinCode: '246810' }),
    },
    {
      what: 'lookUpByAddress',
      ...at('lookUpByAddress'),
      past: 403,
      request: (n) => rawPost('/v1/patron/validate', from('203.0.113.18'), { account: `l${n}@example.com` }),
    },
    {
      what: 'textByPatron',
      ...at('textByPatron'),
      past: 429,
      request: (n) => text(`203.0.120.${n + 1}`, patron, n),
    },
    // Together their own limits exceed the address's.
    {
      what: 'textByAddress',
      ...at('textByAddress'),
      past: 429,
      request: (n) => text('203.0.113.19', patrons[n % patrons.length], 500 + n),
    },
    {
      what: 'textByNumber',
      ...at('textByNumber'),
      past: 403,
      request: (n) => text(`203.0.121.${n + 1}`, texters[n % texters.length], 999),
    },
    {
      what: 'guesses',
      ...at('guesses'),
      past: 429,
      request: (n) =>
        rawPost('/v1/order/check-price', from('203.0.113.4'), { ...plain.order, giftCardNumber: `99990000${n}` }),
    },
    {
      what: 'places',
      ...at('places'),
      past: 429,
      request: (n) => rawGet(`/v1/address?address=street+${n}&orderType=delivery`, from('203.0.113.5')),
    },
    {
      what: 'humanChecks',
      ...at('humanChecks'),
      past: 429,
      request: () => rawPost('/v1/human-check', from('203.0.113.6'), { action: 'order' }),
    },
    // A reused token fails the human check with 400.
    {
      what: 'humanTokens',
      ...at('humanTokens'),
      past: 400,
      request: () => card('203.0.113.7', '4444333322221111', token),
    },
    {
      what: 'declines',
      ...at('declines'),
      past: 403,
      request: () => {
        const cardNonce = `sbx_declined_4242_visa_${randomUUID()}`
        return rawPost('/v1/order', from('203.0.113.8'), placing({ cardNonce }))
      },
    },
    {
      what: 'unpaid orders of a table',
      most: shippedCash.openPerTable,
      past: 403,
      request: () => cash('203.0.113.9', { orderType: 'kiosk', tableNumber: 'tbl_B4ztfybCQbTybeJCmwDG' }),
    },
    {
      what: 'unpaid orders of a guest',
      most: shippedCash.openPerGuest,
      past: 403,
      request: (n) => cash(`203.0.115.${n + 1}`, { guestInfo: guestOf('Grabber') }),
    },
    {
      what: 'unpaid orders of an address',
      most: shippedCash.uncheckedPerAddress,
      past: 403,
      request: () => cash('203.0.113.11'),
    },
  ]
}

const known = 'imani@ember.example'

function wrongPassword(headers: Readonly<Record<string, string>>, account: string) {
  return rawPost('/v1/patron/sign-in', headers, { account, password: randomUUID() })
}

function at(name: LimitName) {
  const { most, windowMs } = usualLimits[name]
  return { most, windowMs }
}

describe('every limit, with two processes on one PostgreSQL', function () {
  this.timeout(300_000)
  let folder: string
  const running: OwnProcess[] = []

  before(async function () {
    if (postgres === '') this.skip()
    folder = await mkdtemp(join(tmpdir(), 'limits-'))
  })
  const stopAll = async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
  }
  after(async () => {
    await stopAll()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })
  const started = async (databaseUrl: string, more: Readonly<Record<string, string>> = {}): Promise<number> => {
    const port = await freePort()
    const server = startProcess('dist/server/main.js', {
      PORT: String(port),
      DATA_DIR: join(folder, String(port)),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'orders@ember.example',
      TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
      TWILIO_AUTH_TOKEN: 'nobody-hears-it',
      TWILIO_FROM: '+12125550100',
      TWILIO_URL: 'http://127.0.0.1:9',
      ...more,
    })
    running.push(server)
    await server.answers(`http://127.0.0.1:${port}/readyz`, 100_000)
    return port
  }
  const tried = async (ports: readonly number[], tries: number, request: (n: number) => string) => {
    const statuses: number[] = []
    for (let round = 0; statuses.length < tries; round += 1) {
      const size = Math.min(burst, tries - statuses.length)
      const all = Array.from({ length: size }, (_, n) => request(statuses.length + n))
      statuses.push(...(await lastByteBurst(ports[round % ports.length] ?? 0, all)))
    }
    return statuses
  }

  it('G4, G17, V11 lets through exactly what it has, in last-byte bursts of thirty, and nothing more by a second process an hour ahead or after a restart an hour back', async () => {
    await withOwnDatabase(postgres, async (databaseUrl) => {
      const [first, second] = [await started(databaseUrl), await started(databaseUrl, byHours(1))]
      const plain = await plainOrder(`http://127.0.0.1:${first}`)
      const from: From = (address) => ({
        client: 'ember',
        locationid: plain.locationId,
        'x-forwarded-for': address,
      })
      const answer = await fetch(`http://127.0.0.1:${first}/v1/human-check`, {
        method: 'POST',
        headers: { ...from('203.0.113.99'), 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'giftcard' }),
      })
      const { token }: { token: string } = await answer.json()
      const posted = (path: string, body: object, address = '203.0.113.98') =>
        fetch(`http://127.0.0.1:${first}/v1/patron/${path}`, {
          method: 'POST',
          headers: { ...from(address), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const signedIn = await posted('sign-in', { account: known, password: 'Demo-Ladle-1' })
      const sessions: string[] = []
      for (const one of await Promise.all([
        ...['nora', 'teo'].map((name) =>
          posted('sign-in', { account: `${name}@ember.example`, password: 'Demo-Ladle-1' }),
        ),
        ...['ada', 'bea', 'cy', 'di', 'eve', 'flo', 'gus', 'hal', 'ida', 'jo', 'kim'].map((name, n) =>
          posted(
            'sign-up',
            {
              ...{ firstName: name, lastName: 'Cards', email: `${name}@cards.example`, phone: '2125550199' },
              ...{ type: 'email', password: 'four-walls-of-Limestone' },
            },
            `203.0.122.${n + 1}`,
          ),
        ),
      ])) {
        const { token: session }: { token: string } = await one.json()
        sessions.push(session)
      }
      expect(sessions.every((session) => session.length > 20)).to.equal(true)
      const device = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(device).to.match(/^known_device=/)
      await tried([first], usualLimits.signInByAccount.most, (n) => wrongPassword(from(`203.0.117.${n + 1}`), known))
      const all = limitedThings(plain, from, { token, device, sessions })
      const names = all.map(({ what }) => what)
      expect([...Object.keys(usualLimits)].filter((name) => !elsewhere.some((one) => one === name))).to.satisfy(
        (limits: readonly string[]) => limits.every((name) => names.some((one) => one === name)),
      )
      const outcome = (one: Limited, statuses: readonly number[]) => {
        expect(
          statuses.filter((status) => status >= 500),
          one.what,
        ).to.deep.equal([])
        return [one.what, statuses.filter((status) => status !== one.past).length]
      }
      const began = new Map<Limited, number>()
      for (const one of all) {
        began.set(one, performance.now())
        const tries = Math.ceil((one.most + 1) / burst) * burst
        const statuses = await tried([first, second], tries, one.request)
        expect(outcome(one, statuses), statuses.join()).to.deep.equal([one.what, one.most])
        expect(outcome(one, await tried([second, first], 2, (n) => one.request(tries + n)))).to.deep.equal([
          one.what,
          0,
        ])
      }
      await stopAll()
      const again = await started(databaseUrl, byHours(-1))
      for (const one of all) {
        const found = outcome(one, await tried([again], 1, (n) => one.request(200 + n)))
        // On a slow machine the window may be over, and the call is rightly accepted.
        if (performance.now() - (began.get(one) ?? 0) < (one.windowMs ?? anHour))
          expect(found).to.deep.equal([one.what, 0])
      }
      await stopAll()
    })
  })

  it('G4, G17 of bursts of addresses the map service is asked exactly as often as may be billed, by orders and by hand, by both processes and after a restart', async () => {
    const service = await aMapService()
    const asking = { GOOGLE_PLACES_KEY: 'a-key', NODE_OPTIONS: service.preload }
    await withOwnDatabase(postgres, async (databaseUrl) => {
      const ports = [await started(databaseUrl, asking), await started(databaseUrl, asking)]
      const plain = await plainOrder(`http://127.0.0.1:${ports[0]}`)
      /** Distinct addresses; every second comes with an order. */
      const lookUp = (address: string, n: number) => {
        const headers = { client: 'ember', locationid: plain.locationId, 'x-forwarded-for': address }
        const door = { street1: `${n} Nowhere Street`, street2: '', city: 'Brooklyn', state: 'NY', zip: '' }
        return n % 2 === 0
          ? rawPost('/v1/address', headers, door)
          : rawPost('/v1/order/check-price', headers, { ...plain.order, orderType: 'delivery', deliveryInfo: door })
      }
      const { most } = usualLimits.geocoding
      const thief = '203.0.113.20'
      const statuses = await tried(ports, 2 * burst, (n) => lookUp(thief, n))
      expect(statuses.filter((status) => status >= 429)).to.deep.equal([])
      expect(service.asked()).to.equal(most)
      await tried([...ports].reverse(), 4, (n) => lookUp(thief, 100 + n))
      expect(service.asked()).to.equal(most)
      await tried(ports, 1, (n) => lookUp('203.0.113.21', 200 + n))
      expect(service.asked(), 'of somebody else').to.equal(most + 1)
      await stopAll()
      const again = await started(databaseUrl, asking)
      await tried([again], 4, (n) => lookUp(thief, 300 + n))
      expect(service.asked(), 'after a restart').to.equal(most + 1)
      await stopAll()
    }).finally(service.close)
  })
})

function byHours(hours: number): Readonly<Record<string, string>> {
  const text = `
    const Right = Date
    const now = () => Right.now() + ${hours * anHour}
    globalThis.Date = class extends Right {
      constructor(...parts) {
        super(...(parts.length === 0 ? [now()] : parts))
      }
      static now() {
        return now()
      }
    }`
  return { NODE_OPTIONS: preload(text) }
}

function preload(text: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(text)}`
}

async function aMapService() {
  let asked = 0
  const server = createServer((call, reply) => {
    call.resume().once('end', () => {
      asked += 1
      const location = { latitude: 40.68, longitude: -74.01 }
      reply
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ places: [{ location, types: ['premise'] }] }))
    })
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const text = `
    const { fetch } = globalThis
    globalThis.fetch = (url, init) => fetch(String(url).replace('https://places.googleapis.com', 'http://127.0.0.1:${port}'), init)`
  return {
    asked: () => asked,
    preload: preload(text),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
