import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'

const { shop } = JSON.parse(readFileSync('dist/assets-manifest.json', 'utf8'))

const production = {
  APP_ENV: 'production',
  SANDBOX_PROCESSOR: 'allow',
  EMBEDDED_IN_PRODUCTION: 'allow',
  GIFT_CARD_KEY: 'g'.repeat(32),
  EMBEDDED_HUMAN_CHECK: 'allow',
  METRICS_KEY: 'm'.repeat(16),
}
const guards = [
  'strict-transport-security',
  'x-content-type-options',
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
]
const demo = { account: 'nora@ember.example', password: 'Demo-Ladle-1' }

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

describe('the edge of a production server', function () {
  this.timeout(120_000)
  let folder: string
  let port: number
  let running: OwnProcess | undefined

  const start = async (variables: Readonly<Record<string, string>>) => {
    port = await freePort()
    const data = { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
    running = startProcess('dist/server/main.js', { ...data, ...variables })
    await running.answers(`http://127.0.0.1:${port}/readyz`, 100_000)
  }
  const stop = async () => {
    running?.child.kill('SIGTERM')
    await running?.ended
    running = undefined
  }
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = { host: 'localhost', accept: 'text/html', ...headers }
      get({ host: '127.0.0.1', port, path, agent: false, headers: sent }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
      }).on('error', reject)
    })
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => {
        heard += String(chunk)
      })
      socket.on('end', () => resolve(heard)).on('error', reject)
    })
  const signIn = () =>
    fetch(`http://127.0.0.1:${port}/v1/patron/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', client: 'ember' },
      body: JSON.stringify(demo),
    }).then(({ status }) => status)

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edge-'))
  })
  afterEach(stop)
  after(() => rm(folder, { recursive: true, force: true }))

  it("ACCT-55, G8 knows none of the demo's patrons, not even on the database of a development server, and sends HSTS, nosniff and a content policy with every answer there is", async () => {
    await start({})
    expect(await signIn()).to.equal(200)
    await stop()
    await start(production)
    expect(await signIn()).to.equal(401)
    const menu = '/location/red-hook/pickup'
    const { etag = '' } = (await ask(menu)).headers
    const { etag: version = '' } = (await ask('/v1/brand', { client: 'ember' })).headers
    const expected: readonly (readonly [number, string, Record<string, string>?])[] = [
      [200, '/'],
      [200, menu],
      [304, menu, { 'if-none-match': etag }],
      [404, '/location/nowhere'],
      [404, '/', { host: 'nobody.example' }],
      [302, '/location'],
      [302, '/theme'],
      [302, '/favicon.ico'],
      [302, '/nowhere'],
      [404, '/nowhere.png', { accept: 'image/webp' }],
      [200, '/checkout/current'],
      [200, '/order/aaaaaaaaaaaaaaaaaaaaaa'],
      [200, shop.en.script],
      [404, '/assets/none.js'],
      [200, '/images/favicon-32.png'],
      [200, '/robots.txt'],
      [200, '/v1/brand', { client: 'ember' }],
      [304, '/v1/brand', { client: 'ember', 'if-none-match': version }],
      [400, '/v1/brand'],
      [404, '/v1/nope'],
      [415, '/v1/brand', { client: 'ember', 'content-type': 'text/plain' }],
      [200, '/healthz'],
      [200, '/readyz'],
      [200, '/openapi.json'],
      [404, '/metrics'],
      [404, '/metrics', { authorization: 'Bearer wrong' }],
      [200, '/metrics', { authorization: `Bearer ${production.METRICS_KEY}` }],
      [400, '/%zz'],
    ]
    for (const [status, path, headers] of expected) {
      const answer = await ask(path, headers)
      expect([path, answer.status]).to.deep.equal([path, status])
      for (const guard of guards) expect(answer.headers, `${guard} of ${path} (${status})`).to.have.property(guard)
    }
    const broken = (await raw('this is not HTTP\r\n\r\n')).toLowerCase()
    for (const guard of guards) expect(broken, 'what never became a request').to.include(`\r\n${guard}: `)
  })

  it('G8 marks its cookie Secure wherever the shop is not on this very machine', async () => {
    await start({ ...production, BRAND: 'ember' })
    const cookieAt = async (host: string) => (await ask('/?lang=en', { host })).headers['set-cookie']?.join() ?? ''
    expect(await cookieAt('shop.example')).to.match(/^lang=en;.*; Secure$/)
    expect(await cookieAt('localhost:3000')).to.match(/^lang=en;.*SameSite=Lax$/)
  })
})
