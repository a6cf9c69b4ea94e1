import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import pino from 'pino'
import { loadBrands } from '../../../src/brand/load-brands.ts'
import { noSecrets } from '../../../src/environment/brand-secrets.ts'
import { type Environment, readEnvironment } from '../../../src/environment/environment.ts'
import { kitchenRefusal, seededStaffAt, silentKitchens, unremindedKitchens } from '../../../src/server/kitchen-rules.ts'
import { kitchenSecrets } from '../../../src/server/kitchen-secrets.ts'
import { mailDressOf } from '../../../src/server/mail-dress.ts'
import { postOffice } from '../../../src/server/post-office.ts'
import { servicesRefusal } from '../../../src/server/start-rules.ts'
import { copyDemoBrands } from '../../builders/demo-brands.ts'

function environment(variables: Readonly<Record<string, string>> = {}): Environment {
  const seen = readEnvironment(variables)
  if (seen._tag === 'Left') throw new Error(seen.left)
  return seen.right
}
const mailed = { canMail: () => true, isAttended: () => false }
const unmailed = { ...mailed, canMail: () => false }
const mailing = { SMTP_URL: 'smtp://user:pass@mail.example:587', MAIL_FROM: 'orders@noodles.example' }

describe('who is told of orders, and how', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'brands-'))
    copyDemoBrands(root)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const withKitchen = (kitchen: unknown) => {
    const path = join(root, 'ember/locations.json')
    const [first, ...others]: { kitchen: unknown }[] = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify([{ ...first, kitchen }, ...others]))
    return loadBrands(root)
  }
  const why = (
    variables: Readonly<Record<string, string>>,
    brands = loadBrands(root),
    secrets = new Map<string, string>(),
  ) => kitchenRefusal(environment(variables), brands, secrets)

  it('G4 does not start with a webhook whose secret is missing, or that would not be encrypted', () => {
    const secrets = new Map([['ember/red-hook', 's'.repeat(32)]])
    const brands = withKitchen({ webhook: 'https://pos.example/orders' })
    expect(why({}, brands)).to.include('ember/red-hook has a webhook and no secret')
    expect(why({}, brands, secrets)).to.equal(undefined)
    const plain = withKitchen({ webhook: 'http://pos.example/orders' })
    expect(why({}, plain, secrets)).to.include('without https')
    const local = withKitchen({ webhook: 'http://localhost:4000/' })
    expect(why({}, local, secrets)).to.equal(undefined)
    expect(why({ APP_ENV: 'stage' }, local, secrets)).to.include('without https')
  })

  it('G4 reads secrets from a file, and never repeats one', () => {
    const file = join(root, 'secrets.json')
    writeFileSync(file, JSON.stringify({ 'ember/red-hook': 's'.repeat(32) }))
    expect([...kitchenSecrets(file, noSecrets)]).to.deep.equal([['ember/red-hook', 's'.repeat(32)]])
    writeFileSync(file, JSON.stringify({ 'ember/red-hook': 'too-short' }))
    expect(() => kitchenSecrets(file, noSecrets))
      .to.throw('is broken at')
      .and.to.have.property('message')
      .that.does.not.include('too-short')
    expect(() => kitchenSecrets(join(root, 'none.json'), noSecrets)).to.throw('cannot be read as JSON')
  })

  it('warns of a restaurant that learns of no order: it names nobody, or only a mail where none can be sent', () => {
    expect(silentKitchens(loadBrands(root), mailed)).to.deep.equal([])
    expect(silentKitchens(withKitchen(undefined), mailed)).to.deep.equal([
      'ember/red-hook does not learn of its orders: it has no staff, no device, no kitchen.email and no kitchen.webhook',
    ])
    expect(silentKitchens(withKitchen({ webhook: 'https://pos.example/' }), unmailed).join()).not.to.include('red-hook')
    expect(silentKitchens(loadBrands(root), unmailed)).to.have.length(3)
    const attended = { canMail: () => false, isAttended: () => true }
    expect(silentKitchens(loadBrands(root), attended)).to.deep.equal([])
    const brands = withKitchen(undefined)
    const redHook = brands[0]?.seed.locations[0]?.location.id ?? ''
    expect(seededStaffAt(brands, environment())('ember', redHook)).to.equal(true)
    expect(seededStaffAt(brands, environment({ APP_ENV: 'production' }))('ember', redHook)).to.equal(false)
  })

  it('warns of a location that accepts by hand and cannot be reminded, and reads its limits', () => {
    const path = join(root, 'ember/locations.json')
    const withAcceptance = (acceptance: unknown, phone?: string) => {
      const [first, ...others]: { kitchen?: unknown }[] = JSON.parse(readFileSync(path, 'utf8'))
      const { kitchen: _, ...silent } = { ...first }
      writeFileSync(path, JSON.stringify([{ ...silent, phone, acceptance }, ...others]))
      return loadBrands(root)
    }
    const line = 'ember/red-hook accepts orders by hand, and has no phone or kitchen.email for reminders'
    const byHand = withAcceptance({ byHand: true })
    expect(unremindedKitchens(byHand)).to.deep.equal([line])
    expect(byHand[0]?.seed.locations[0]?.acceptance).to.deep.equal({ remindAfterMinutes: 5 })
    expect(unremindedKitchens(withAcceptance({ byHand: true }, '+12125550142'))).to.deep.equal([])
    const automatic = withAcceptance({ byHand: false, remindAfterMinutes: 9 })
    expect(automatic[0]?.seed.locations[0]?.acceptance).to.equal(undefined)
    expect(unremindedKitchens(automatic)).to.deep.equal([])
  })

  it('V14 sends by SMTP where it is configured, keeps mails on a developer’s own machine, and else has no sender', () => {
    const office = (variables: Readonly<Record<string, string>>) => {
      const settings = environment({ DATA_DIR: root, ...variables })
      const { mailOf, outbox, close } = postOffice(settings, noSecrets, { now: Date.now }, pino({ level: 'silent' }))
      const sender = mailOf('ember')
      close()
      return [sender !== undefined, outbox !== undefined && sender === outbox]
    }
    expect(office({})).to.deep.equal([true, true])
    expect(office(mailing)).to.deep.equal([true, false])
    const elsewhere: readonly Readonly<Record<string, string>>[] = [
      { HOST: '0.0.0.0' },
      { APP_ENV: 'stage' },
      { APP_ENV: 'production' },
      { TRUSTED_PROXIES: '1' },
      { API_URL: 'https://orders.example' },
    ]
    for (const one of elsewhere) expect(office(one), JSON.stringify(one)).to.deep.equal([false, false])
    expect(servicesRefusal(environment({ SMTP_URL: mailing.SMTP_URL }), noSecrets, 'ember')).to.include(
      'belong together',
    )
  })

  it('G10 a mail leads where the brand’s data says, and else to this machine while it is developed', () => {
    const [ember] = loadBrands(root)
    if (ember === undefined) throw new Error('no brand')
    expect(mailDressOf(ember, environment({})).origin).to.equal('http://localhost:3000')
    expect(mailDressOf(ember, environment({ APP_ENV: 'production' })).origin).to.equal(undefined)
    const dress = mailDressOf({ ...ember, origin: 'https://order.example' }, environment({}))
    expect([dress.origin, dress.replyTo]).to.deep.equal(['https://order.example', 'hello@emberandladle.example'])
  })

  it('G12 who is told is in no answer of the contract', () => {
    const [ember] = withKitchen({ email: 'kitchen@noodles.example' })
    expect(ember?.seed.locations[0]?.kitchen).to.deep.equal({ email: 'kitchen@noodles.example' })
    expect(JSON.stringify(ember?.seed.locations[0]?.location)).not.to.include('kitchen')
  })
})
