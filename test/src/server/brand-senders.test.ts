import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { serverContainer } from '../../../src/server/container.ts'
import { jsonLogger } from '../../../src/server/logger.ts'
import { ServerPort } from '../../../src/server/server-ports.ts'
import { type RunningServer, startServer } from '../../../src/server/start.ts'
import { accountCalls } from '../../builders/account-calls.ts'
import { copyDemoBrands } from '../../builders/demo-brands.ts'
import { environmentWith } from '../../builders/merchants-builder.ts'
import { startMailRelay, startVendorApi } from '../../builders/message-vendors.ts'
import { eventually } from '../../builders/order-server-builder.ts'

const sid = (digit: string) => `AC${digit.repeat(32)}`
const twilioOf = (digit: string, from: string) => ({
  TWILIO_ACCOUNT_SID: sid(digit),
  TWILIO_AUTH_TOKEN: `token-of-${digit}`,
  TWILIO_FROM: from,
})
const basic = (digit: string) => `Basic ${Buffer.from(`${sid(digit)}:token-of-${digit}`).toString('base64')}`

describe('A server whose brands have mail, text and address accounts of their own', function () {
  this.timeout(150_000)
  let root: string
  let server: RunningServer
  let relay: Awaited<ReturnType<typeof startMailRelay>>
  let otherRelay: Awaited<ReturnType<typeof startMailRelay>>
  let twilio: Awaited<ReturnType<typeof startVendorApi>>
  let google: Awaited<ReturnType<typeof startVendorApi>>
  const lines: string[] = []
  const call = accountCalls(() => server.app)

  before(async () => {
    ;[relay, otherRelay] = [await startMailRelay(), await startMailRelay()]
    ;[twilio, google] = [await startVendorApi(201, { sid: 'SM1' }), await startVendorApi(200, { suggestions: [] })]
    root = mkdtempSync(join(tmpdir(), 'senders-'))
    const brands = join(root, 'brands')
    copyDemoBrands(brands)
    cpSync(join(brands, 'ember'), join(brands, 'taco'), { recursive: true })
    const file = join(brands, 'taco/brand.json')
    const taco = { ...JSON.parse(readFileSync(file, 'utf8')), id: 'taco', hosts: ['taco.localhost'] }
    writeFileSync(file, JSON.stringify(taco))
    const secrets = join(root, 'secrets.json')
    const sections = {
      ember: {
        ...{ SMTP_URL: otherRelay.urlFor('ember'), MAIL_FROM: 'orders@ember.example' },
        ...twilioOf('1', '+12125550101'),
        GOOGLE_PLACES_KEY: 'places-of-ember',
      },
      nocturne: { MAIL_FROM: 'orders@nocturne.example', ...twilioOf('2', '+12125550102') },
      taco: { SMTP_URL: otherRelay.urlFor('taco'), TWILIO_FROM: '+12125550103' },
    }
    writeFileSync(secrets, JSON.stringify(sections), { mode: 0o600 })
    const environment = environmentWith({
      ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(root, 'data'), BRANDS_DIR: brands, SECRETS_FILE: secrets },
      ...{ SMTP_URL: relay.urlFor('server'), MAIL_FROM: 'orders@platform.example' },
      ...twilioOf('9', '+12125550109'),
      ...{ TWILIO_URL: twilio.url, GOOGLE_PLACES_KEY: 'places-of-server', GOOGLE_PLACES_URL: google.url },
    })
    const container = serverContainer(environment)
    const ports = container.get(ServerPort.process)
    const logger = jsonLogger('info', { write: (line: string) => void lines.push(line) })
    await container.unbindAsync(ServerPort.process)
    container.bind(ServerPort.process).toConstantValue({ ...ports, logger })
    server = await startServer(container)
  })
  after(async () => {
    await server?.stop()
    await Promise.all([relay, otherRelay, twilio, google].map((one) => one?.stop()))
    rmSync(root, { recursive: true, force: true })
  })

  const patrons = { ember: 'nora@ember.example', nocturne: 'nora@nocturne.example', taco: 'nora@ember.example' }

  it('ACCT-36 mails a code from the account of each brand, and from the server’s where the own one is incomplete', async () => {
    for (const [brand, email] of Object.entries(patrons)) {
      const { status, text } = await call('POST', '/patron/forgot-password', { email }, { brand, visit: brand })
      expect(status, text).to.equal(200)
    }
    const all = () => [...relay.mails, ...otherRelay.mails].map(({ user, from, to }) => `${user} ${from} ${to}`)
    await eventually(
      async () => all(),
      (sent) => sent.length === 3,
    )
    expect(all().toSorted()).to.deep.equal([
      'ember orders@ember.example nora@ember.example',
      'server orders@nocturne.example nora@nocturne.example',
      'server orders@platform.example nora@ember.example',
    ])
    expect(otherRelay.mails).to.have.length(1)
  })

  it('API-22 texts a code from the account of each brand', async () => {
    for (const [brand, account] of Object.entries(patrons)) {
      const signedIn = await call('POST', '/patron/sign-in', { account, password: 'Demo-Ladle-1' }, { brand })
      const token = String(signedIn.answer.headers['authorization'] ?? signedIn.body.token)
      const asked = await call('POST', '/pincode/send', { phone: '7185550177' }, { brand, token })
      expect(asked.status, asked.text).to.equal(200)
    }
    await eventually(
      async () => twilio.calls.length,
      (sent) => sent === 3,
    )
    const sent = twilio.calls.map(({ path, headers, body }) => {
      return [path.split('/')[3], headers.authorization, new URLSearchParams(body).get('From')]
    })
    expect(sent).to.have.deep.members([
      [sid('1'), basic('1'), '+12125550101'],
      [sid('2'), basic('2'), '+12125550102'],
      [sid('9'), basic('9'), '+12125550103'],
    ])
  })

  it('looks addresses up with the key of the brand, else with the server’s', async () => {
    for (const brand of ['ember', 'nocturne']) {
      const { status, text } = await call('GET', '/address?address=1%20Main&orderType=delivery', undefined, { brand })
      expect(status, text).to.equal(200)
    }
    const keys = google.calls.map(({ headers }) => headers['x-goog-api-key'])
    expect(keys).to.deep.equal(['places-of-ember', 'places-of-server'])
  })

  it('says at the start and in the metrics whose account is incomplete, and names no value', async () => {
    const all = lines.join('\n')
    expect(all).to.include(
      "taco has an incomplete account for mail, so the server's account is used: set MAIL_FROM in its secrets",
    )
    expect(all).to.match(/"service":"addresses","brands":\["nocturne","taco"\]/)
    expect(all).not.to.include('places-of-').and.not.to.include('token-of-').and.not.to.include('password@')
    const { body } = await server.app.inject({ method: 'GET', url: '/metrics' })
    expect(body).to.include('tureen_brand_services_incomplete{brand="taco",service="mail"} 1')
    expect(body.match(/^tureen_brand_services_incomplete\{/gm)).to.have.length(1)
  })
})
