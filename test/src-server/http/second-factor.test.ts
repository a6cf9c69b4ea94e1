import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { TOTP } from 'otpauth'
import { freshSession } from '../../../src-server/staff/second-factor.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aBrandSeed, engines, openWorld, type World } from '../../builders/order-server-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

const host = 'order.example'
const minute = 60_000

for (const engine of engines()) {
  describe(`the second factor of staff, over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let logged: readonly string[]

    const ask = (
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      { cookie, body, from }: { cookie?: string; body?: object; from?: string } = {},
    ) =>
      app.inject({
        ...{ method, url: `/v1${url}`, remoteAddress: from ?? '203.0.113.1' },
        headers: {
          client: 'noodle-house',
          host,
          origin: `https://${host}`,
          ...(cookie === undefined ? {} : { cookie }),
        },
        ...(body === undefined ? {} : { payload: body }),
      })
    type Answer = Awaited<ReturnType<typeof ask>>
    const cookiesOf = ({ headers }: Answer) =>
      [headers['set-cookie'] ?? []].flat().map((one) => String(one).split(';')[0])
    const signIn = (name: string, more: { code?: string; password?: string; from?: string; cookie?: string } = {}) => {
      const { from, cookie, ...body } = { password: `noodles for ${name}`, ...more }
      return ask('POST', '/staff/session', {
        body: { email: `${name}@example.com`, ...body },
        ...(from === undefined ? {} : { from }),
        ...(cookie === undefined ? {} : { cookie }),
      })
    }
    const sessionOf = async (answer: Promise<Answer>) => {
      const [cookie = ''] = cookiesOf(await answer)
      return cookie
    }
    const codeAt = (secret: string, at = world.clock.at) => new TOTP({ secret }).generate({ timestamp: at })
    /** A later code: a used one does not work again. */
    const nextCode = (secret: string) => {
      world.clock.at += minute
      return codeAt(secret)
    }
    const setUp = async (cookie: string): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
      const begun = await ask('POST', '/staff/second-factor', { cookie, body: {} })
      const { secret }: { secret: string } = begun.json()
      const confirmed = await ask('PUT', '/staff/second-factor', { cookie, body: { code: codeAt(secret) } })
      expect(confirmed.statusCode, confirmed.body).to.equal(200)
      const { recoveryCodes }: { recoveryCodes: string[] } = confirmed.json()
      return { secret, recoveryCodes }
    }
    const open = async (isSecondFactorRequired = false) => {
      world = await openWorld(engine, { brands: [aBrandSeed({ staff: seededStaff })], isSecondFactorRequired })
      ;({ app, logged } = await openEdge(world.server, { brands: [aBrand()] }))
    }
    const statusAndCode = async (answer: Promise<Answer>) => {
      const { statusCode, body } = await answer
      const { code }: { code?: string } = JSON.parse(body)
      return [statusCode, code]
    }

    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('is asked for after the right password alone, and each code of the app works once', async () => {
      await open()
      const { secret } = await setUp(await sessionOf(signIn('carl')))
      const code = nextCode(secret)
      expect(await statusAndCode(signIn('carl'))).to.deep.equal([403, 'second_factor_due'])
      expect(await statusAndCode(signIn('carl', { password: 'a guess', code }))).to.deep.equal([
        401,
        'wrong_credentials',
      ])
      expect(await statusAndCode(signIn('carl', { code: '000000' }))).to.deep.equal([401, 'wrong_code'])
      const signedIn = await signIn('carl', { code })
      expect(signedIn.json().member).to.include({ id: 'stf-carl', secondFactor: 'on' })
      expect(await statusAndCode(signIn('carl', { code }))).to.deep.equal([401, 'wrong_code'])
      expect((await signIn('carl', { code: nextCode(secret).replace(/^.../, '$& ') })).statusCode).to.equal(200)
    })

    it('lets one of two sign-ins at once use a code', async () => {
      await open()
      const { secret, recoveryCodes } = await setUp(await sessionOf(signIn('carl')))
      for (const code of [nextCode(secret), recoveryCodes[0] ?? '']) {
        const answers = await Promise.all([signIn('carl', { code }), signIn('carl', { code })])
        expect(answers.map(({ statusCode }) => statusCode).sort()).to.deep.equal([200, 401])
      }
    })

    it('takes each of ten recovery codes once, and stores neither them nor the secret readably', async () => {
      await open()
      const { secret, recoveryCodes } = await setUp(await sessionOf(signIn('carl')))
      expect(new Set(recoveryCodes).size).to.equal(10)
      const rows = JSON.stringify([
        await engine.rows('select * from staff_second_factors'),
        await engine.rows('select * from staff_recovery_codes'),
      ])
      for (const hidden of [secret, ...recoveryCodes.flatMap((one) => [one, one.replace('-', '')])])
        expect([rows, ...logged].join('\n')).to.not.include(hidden)
      const [first = '', second = ''] = recoveryCodes
      expect((await signIn('carl', { code: first.toUpperCase().replace('-', ' ') })).statusCode).to.equal(200)
      expect((await signIn('carl', { code: first })).statusCode).to.equal(401)
      expect((await signIn('carl', { code: second })).statusCode).to.equal(200)
    })

    it('bounds the guesses of a code from all networks, and lets the member in after a quarter of an hour', async () => {
      await open()
      const { secret } = await setUp(await sessionOf(signIn('carl')))
      for (let tries = 0; tries < 10; tries += 1)
        expect((await signIn('carl', { code: '000000', from: `198.51.100.${tries}` })).statusCode).to.equal(401)
      expect((await signIn('carl', { code: codeAt(secret) })).statusCode).to.equal(429)
      world.clock.at += 15 * minute
      expect((await signIn('carl', { code: nextCode(secret) })).statusCode).to.equal(200)
    })

    it('does not let a caller without the password use up the guesses', async () => {
      await open()
      const { secret } = await setUp(await sessionOf(signIn('carl')))
      for (let tries = 0; tries < 10; tries += 1)
        await signIn('carl', { code: '000000', password: 'a guess', from: `198.51.100.${tries}` })
      expect((await signIn('carl', { code: nextCode(secret) })).statusCode).to.equal(200)
    })

    it('leaves an owner without one nothing but its setup where it is required, and other roles their work', async () => {
      await open(true)
      const signedIn = signIn('olga')
      expect((await signedIn).json().member.secondFactor).to.equal('due')
      const cookie = await sessionOf(signedIn)
      const orders = () => ask('GET', '/staff/locations/loc-1/orders', { cookie })
      expect(await statusAndCode(orders())).to.deep.equal([403, 'second_factor_setup_due'])
      expect((await ask('GET', '/staff/session', { cookie })).json().member.secondFactor).to.equal('due')
      await setUp(cookie)
      expect((await orders()).statusCode).to.equal(200)
      const carl = await sessionOf(signIn('carl'))
      expect((await ask('GET', '/staff/locations/loc-1/orders', { cookie: carl })).statusCode).to.equal(200)
    })

    it('needs the password for a setup some minutes after the sign-in', async () => {
      await open()
      const cookie = await sessionOf(signIn('carl'))
      world.clock.at += freshSession
      const begin = (body: object) => statusAndCode(ask('POST', '/staff/second-factor', { cookie, body }))
      expect(await begin({})).to.deep.equal([403, 'password_due'])
      expect(await begin({ password: 'a guess' })).to.deep.equal([401, 'wrong_credentials'])
      expect(await begin({ password: 'noodles for carl' })).to.deep.equal([200, undefined])
    })

    it('ends the member’s other sessions when it is turned on, and cannot be begun twice', async () => {
      await open()
      const [tablet, phone] = [await sessionOf(signIn('carl')), await sessionOf(signIn('carl'))]
      await setUp(phone)
      const isIn = async (cookie: string) => (await ask('GET', '/staff/session', { cookie })).statusCode
      expect([await isIn(tablet), await isIn(phone)]).to.deep.equal([401, 200])
      const again = ask('POST', '/staff/second-factor', { cookie: phone, body: {} })
      expect(await statusAndCode(again)).to.deep.equal([409, 'second_factor_on'])
    })

    it('is turned off by password and code together, and noted in the audit log', async () => {
      await open()
      const cookie = await sessionOf(signIn('carl'))
      const { secret } = await setUp(cookie)
      const remove = (password: string, code: string) =>
        statusAndCode(ask('POST', '/staff/second-factor/removal', { cookie, body: { password, code } }))
      expect(await remove('a guess', nextCode(secret))).to.deep.equal([401, 'wrong_credentials'])
      expect(await remove('noodles for carl', '000000')).to.deep.equal([409, 'wrong_code'])
      expect(await remove('noodles for carl', codeAt(secret))).to.deep.equal([200, undefined])
      expect((await signIn('carl')).statusCode).to.equal(200)
      const rows = await engine.rows(`select action from audit where action like 'second%' order by id`)
      expect(rows.map(({ action }) => action)).to.deep.equal(['second-factor:on', 'second-factor:off'])
    })

    it('keeps an account that is attacked from many networks open to the tablet that signed in before', async () => {
      await open()
      const known = cookiesOf(await signIn('carl')).join('; ')
      for (let tries = 0; tries < 30; tries += 1)
        expect((await signIn('carl', { password: 'a guess', from: `198.51.100.${tries}` })).statusCode).to.equal(401)
      expect((await signIn('carl', { from: '203.0.113.200' })).statusCode).to.equal(429)
      expect((await signIn('carl', { from: '203.0.113.200', cookie: known })).statusCode).to.equal(200)
      expect((await signIn('olga', { from: '203.0.113.200' })).statusCode).to.equal(200)
      world.clock.at += 15 * minute
      expect((await signIn('carl', { from: '203.0.113.200' })).statusCode).to.equal(200)
    })
  })
}
