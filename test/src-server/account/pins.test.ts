import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { phoneRulesOf } from '../../../src-adapters/libphonenumber/phone-rules.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import type { TextMessage } from '../../../src-server/mail/text-sender.ts'
import { accountCalls, type Said } from '../../builders/account-calls.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  engines,
  eventually,
  openWorld,
  type World,
  type WorldNeeds,
} from '../../builders/order-server-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'

const minute = 60_000
const brands = [aBrand(), aBrand({ id: 'other', name: 'Other' })]
const lula = {
  firstName: 'Lula',
  lastName: 'Barnes',
  email: 'lula@posta.example',
  phone: '(212) 555-0177 ext 4',
  type: 'email',
  password: 'gravel and honey',
}
const seeds = [
  aBrandSeed({
    patrons: [
      ...aBrandSeed().patrons,
      {
        patron: aPatron({ id: 'mo', email: 'mo@example.com', isMigrating: true }),
        password: 'nobody knows this',
        credit: minor(0),
        cards: [],
      },
    ],
  }),
  aBrandSeed({ patrons: [], promotions: [], giftCards: [] }, { id: 'other', name: 'Other' }),
]

for (const engine of engines()) {
  describe(`PINs to sign in, for a phone and for an e-mail, on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let mails: Mail[]
    let texts: TextMessage[]

    const open = async (needs: WorldNeeds = {}) => {
      mails = []
      texts = []
      world = await openWorld(engine, {
        brands: seeds,
        mail: { send: async (mail) => (mails.push(mail) > 0 ? 'sent' : 'failed') },
        texts: {
          reaches: (number) => number.startsWith('+1'),
          send: async (text) => (texts.push(text) > 0 ? 'sent' : 'failed'),
        },
        ...needs,
      })
      app = (await openEdge(world.server, { brands })).app
    }
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    const call = accountCalls(() => app)
    const told = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) => [
      status,
      body.code,
    ]
    const jobless = () =>
      eventually(
        () => engine.rows('select kind from jobs'),
        (rows) => rows.length === 0,
      )
    const digits = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
    const wrongFor = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0')
    const me = async (token: string) => (await call('GET', '/patron', undefined, { token })).body
    const signIn = (account = 'ana@example.com', password = 'noodles for ana') =>
      call('POST', '/patron/sign-in', { account, password })
    const tokenOf = async (account?: string, password?: string): Promise<string> =>
      (await signIn(account, password)).body.token
    const lulas = async (): Promise<string> => (await call('POST', '/patron/sign-up', lula)).body.token

    describe('looking an account up', () => {
      beforeEach(() => open())
      const look = (account: string, said: Said = {}) => call('POST', '/patron/validate', { account }, said)

      it('API-15, ACCT-15, ACCT-17, ACCT-18 tells whether there is one and whether it moves here, and nothing else', async () => {
        const [ana, mo] = [await look(' Ana@Example.com '), await look('mo@example.com')]
        expect([ana.body, mo.body]).to.deep.equal([
          { isValid: true, isMigrating: false },
          { isValid: true, isMigrating: true },
        ])
        expect(told(await look('nobody@example.com'))).to.deep.equal([404, 'unknown_account'])
        expect(told(await look('ana@example.com', { brand: 'other' })), 'of another brand').to.deep.equal([
          404,
          'unknown_account',
        ])
      })

      it('G4 the same e-mail from one address is one of the thirty, however often its owner signs in', async () => {
        const from = '198.51.100.22'
        for (let n = 0; n <= usualLimits.lookUpByAddress.most; n += 1)
          expect((await look(n % 2 === 0 ? 'ana@example.com' : ' Ana@example.com', { from })).status).to.equal(200)
      })

      it('G4 past thirty from one address a person is asked for, and a person goes on', async () => {
        const from = '198.51.100.21'
        for (let n = 0; n < usualLimits.lookUpByAddress.most; n += 1)
          expect((await look(`n${n}@example.com`, { from })).status).to.equal(404)
        expect(told(await look('ana@example.com', { from }))).to.deep.equal([403, 'human_check_due'])
        const { body } = await call('POST', '/human-check', { action: 'signin' }, { from })
        const person = { account: 'ana@example.com', userToken: body.token }
        expect((await call('POST', '/patron/validate', person, { from })).status).to.equal(200)
        expect((await look('ana@example.com')).status, 'from elsewhere').to.equal(200)
      })
    })

    describe('to sign in', () => {
      beforeEach(() => open())
      const ask = (account = 'ana@example.com', said: Said = {}) => call('POST', '/pincode', { account }, said)
      const show = (pinCode: string, of: object = { email: 'ana@example.com' }, said: Said = {}) =>
        call('POST', '/pincode/auth', { pinCode, ...of }, said)
      const mailed = async (account?: string, said?: Said): Promise<string> => {
        expect((await ask(account, said)).status).to.equal(200)
        await jobless()
        return digits(mails.at(-1)?.text)
      }

      it('ACCT-01, API-21, API-23 the PIN of the mail signs in, once, on a device that is known from then on', async () => {
        const pin = await mailed()
        expect(mails.at(-1)?.text).to.include('To log in')
        const shown = await show(` ${pin.slice(0, 3)} ${pin.slice(3)}`)
        expect([shown.status, shown.body.id]).to.deep.equal([200, 'ana'])
        expect((await me(shown.body.token)).id).to.equal('ana')
        expect(String(shown.answer.headers['set-cookie'])).to.match(/^known_device=/)
        expect(told(await show(pin)), 'again').to.deep.equal([400, 'wrong_pin'])
      })

      it('a PIN is dead after five wrong ones, after ten minutes, in another visit, of another purpose', async () => {
        const pin = await mailed()
        for (let n = 0; n < 5; n += 1) expect((await show(wrongFor(pin))).status).to.equal(400)
        expect((await show(pin)).status).to.equal(400)
        const late = await mailed()
        world.clock.at += 10 * minute
        expect((await show(late)).status).to.equal(400)
        const mine = await mailed()
        expect((await show(mine, { email: 'ana@example.com' }, { visit: 'visit-2' })).status).to.equal(400)
        const reset = { email: 'ana@example.com', pinCode: mine }
        expect(told(await call('POST', '/pincode/verify', reset))).to.deep.equal([400, 'wrong_pin'])
        expect((await show(mine)).status, 'for what it is').to.equal(200)
        await call('POST', '/patron/forgot-password', { email: 'ana@example.com' })
        await jobless()
        expect((await show(digits(mails.at(-1)?.text))).status, 'of a forgotten password').to.equal(400)
      })

      it('G17 of thirty tries at once with the right PIN one signs in', async () => {
        const pin = await mailed()
        const answers = await Promise.all(Array.from({ length: 30 }, () => show(pin)))
        expect(answers.filter(({ status }) => status === 200)).to.have.length(1)
      })

      it('G5 of an account that there is none of, all is answered the same, and nobody is written to', async () => {
        const [known, unknown] = [await ask(), await ask('nobody@example.com')]
        await jobless()
        expect([unknown.status, unknown.text]).to.deep.equal([known.status, known.text])
        expect(mails.map(({ to }) => to)).to.deep.equal(['ana@example.com'])
        const [wrong, of] = [await show('000000'), await show('000000', { email: 'nobody@example.com' })]
        expect([of.status, of.text]).to.deep.equal([wrong.status, wrong.text])
      })

      it('ACCT-26 whoever must set a password is given what that takes, and nothing else', async () => {
        await engine.rows("update patrons set must_set_password = true where id = 'ana' returning 1")
        const due = await show(await mailed())
        expect([due.status, due.body.code, due.body.email]).to.deep.equal([
          422,
          'password_update_due',
          'ana@example.com',
        ])
        expect((await call('GET', '/patron', undefined, { token: due.body.token })).status).to.equal(401)
        const set = await call('PUT', '/patron', { password: 'rivers and bridges' }, { token: due.body.token })
        expect(set.status).to.equal(200)
      })

      it('ACCT-18, ACCT-23 an account that moves here is let in by its PIN, says so, and does no more once a password is set', async () => {
        const { body } = await show(await mailed('mo@example.com'), { email: 'mo@example.com' })
        expect(body.isMigrating).to.equal(true)
        const set = await call('PUT', '/patron', { password: 'rivers and bridges' }, { token: body.token })
        expect(set.body.isMigrating).to.equal(false)
        expect((await signIn('mo@example.com', 'rivers and bridges')).status).to.equal(200)
      })

      it('API-23 either an e-mail or a phone is named', async () => {
        for (const named of [{}, { email: 'ana@example.com', phone: '2125550177' }])
          expect(told(await show('246810', named))).to.deep.equal([400, 'malformed'])
      })

      it('G4 past five from one address for one account there is a wait, with its time, and nobody else waits', async () => {
        const from = '198.51.100.22'
        for (let n = 0; n < usualLimits.pinByAccountAtAddress.most; n += 1)
          expect((await ask('ana@example.com', { from })).status, 'a resend is never delayed').to.equal(200)
        const late = await ask('ana@example.com', { from })
        expect([late.status, Number(late.answer.headers['retry-after'])]).to.deep.equal([429, 3_600])
        expect((await ask()).status).to.equal(200)
      })
    })

    describe('for a phone', () => {
      beforeEach(() => open())
      const send = (phone: string, token?: string, said: Said = {}) =>
        call('POST', '/pincode/send', { phone }, { ...said, ...(token === undefined ? {} : { token }) })
      const verify = (phone: string, pinCode: string, token?: string, said: Said = {}) =>
        call('POST', '/pincode/verify', { phone, pinCode }, { ...said, ...(token === undefined ? {} : { token }) })
      const texted = async (phone: string, token: string): Promise<string> => {
        expect((await send(phone, token)).status).to.equal(200)
        await jobless()
        return digits(texts.at(-1)?.text)
      }

      it('API-22, API-24, ACCT-19, ACCT-32, ACCT-44 the PIN of the text message verifies the phone of whoever is signed in', async () => {
        const token = await lulas()
        expect((await me(token)).phone).to.deep.equal({ value: lula.phone, isVerified: false })
        const pin = await texted(lula.phone, token)
        expect(texts.map(({ to }) => to)).to.deep.equal(['+12125550177'])
        expect(texts[0]?.text).to.match(/^\d{6} is your Noodle House code\./)
        const shown = await verify('212.555.0177', pin, token)
        expect([shown.status, shown.body]).to.deep.equal([200, { phone: '212.555.0177' }])
        expect((await me(token)).phone).to.deep.equal({ value: '212.555.0177', isVerified: true })
        expect((await verify(lula.phone, pin, token)).status, 'again').to.equal(400)
      })

      it('API-22 is nobody’s who is not signed in, and its PIN no other patron’s', async () => {
        expect((await send(lula.phone)).status).to.equal(401)
        const [ana, token] = [await tokenOf(), await lulas()]
        const pin = await texted(lula.phone, token)
        expect((await verify(lula.phone, pin)).status, 'signed out').to.equal(401)
        expect((await verify(lula.phone, pin, ana)).status, 'of another').to.equal(400)
        expect((await verify('212-555-0178', pin, token)).status, 'for another phone').to.equal(400)
        expect((await verify(lula.phone, pin, token)).status).to.equal(200)
      })

      it('API-22 what is no phone, or lies where no message is sent, is refused and costs nothing', async () => {
        const token = await lulas()
        expect(told(await send('12345', token))).to.deep.equal([400, 'invalid_field'])
        expect(told(await send('+44 212 555 0177', token))).to.deep.equal([400, 'phone_out_of_reach'])
        expect(await engine.rows('select id from pins')).to.deep.equal([])
      })

      it('API-21, API-23, ACCT-57 a verified phone signs in by a PIN; an unverified one gets none', async () => {
        const token = await lulas()
        await call('POST', '/pincode', { account: lula.phone })
        await jobless()
        expect(texts).to.deep.equal([])
        await verify(lula.phone, await texted(lula.phone, token), token)
        await call('POST', '/pincode', { account: '+1 212 555 0177' })
        await jobless()
        const pinCode = digits(texts.at(-1)?.text)
        const shown = await call('POST', '/pincode/auth', { phone: '2125550177', pinCode })
        expect([shown.status, shown.body.email?.value]).to.deep.equal([200, lula.email])
      })

      it('API-21 a phone is the last one’s who verified it', async () => {
        const [ana, token] = [await tokenOf(), await lulas()]
        await verify(lula.phone, await texted(lula.phone, token), token)
        await verify('2125550177', await texted('2125550177', ana), ana)
        await call('POST', '/pincode', { account: '2125550177' })
        await jobless()
        const pinCode = digits(texts.at(-1)?.text)
        expect((await call('POST', '/pincode/auth', { phone: '2125550177', pinCode })).body.id).to.equal('ana')
        expect((await me(token)).phone.isVerified, 'hers stays verified').to.equal(true)
      })

      it('G4 past five an hour there is a wait for the patron; past five to one number a person is asked for', async () => {
        const [ana, token] = [await tokenOf(), await lulas()]
        for (let n = 0; n < usualLimits.textByPatron.most; n += 1)
          expect((await send('2125550177', ana)).status).to.equal(200)
        expect((await send('2125550178', ana)).status).to.equal(429)
        expect(told(await send('2125550177', token))).to.deep.equal([403, 'human_check_due'])
        const { body } = await call('POST', '/human-check', { action: 'signin' })
        const person = { phone: '2125550177', userToken: body.token }
        expect((await call('POST', '/pincode/send', person, { token })).status).to.equal(200)
      })
    })

    describe('for a phone of a French brand', () => {
      beforeEach(() =>
        open({
          brands: [aBrandSeed({}, { country: 'FR' })],
          phones: phoneRulesOf,
          texts: { reaches: () => true, send: async (text) => (texts.push(text) > 0 ? 'sent' : 'failed') },
        }),
      )

      it('API-21 to API-24 texts the French number, stores it in E.164, and signs in by either spelling', async () => {
        const account = { ...lula, phone: '01 99 00 12 34' }
        const token: string = (await call('POST', '/patron/sign-up', account)).body.token
        const shown = async (path: string, phone: string) => {
          await jobless()
          return call('POST', path, { phone, pinCode: digits(texts.at(-1)?.text) }, { token })
        }
        expect((await call('POST', '/pincode/send', { phone: account.phone }, { token })).status).to.equal(200)
        expect((await shown('/pincode/verify', '+33 1 99 00 12 34')).status).to.equal(200)
        expect(
          await engine.rows("select verified_phone from patrons where account = 'lula@posta.example'"),
        ).to.deep.equal([{ verified_phone: '+33199001234' }])
        expect((await call('POST', '/pincode', { account: '0199001234' })).status).to.equal(200)
        expect((await shown('/pincode/auth', '+33199001234')).status).to.equal(200)
        expect(texts.map(({ to }) => to)).to.deep.equal(['+33199001234', '+33199001234'])
      })

      it('refuses ten digits that are no French number, and sends no text', async () => {
        const refused = [400, 'invalid_field']
        expect(told(await call('POST', '/patron/sign-up', lula))).to.deep.equal(refused)
        const token = await tokenOf()
        expect(told(await call('POST', '/pincode/send', { phone: '212 555 0177' }, { token }))).to.deep.equal(refused)
        expect(told(await call('POST', '/pincode', { account: '2125550177' }))).to.deep.equal(refused)
        expect(texts).to.deep.equal([])
      })
    })

    describe('for a new e-mail, and names', () => {
      beforeEach(() => open())
      const change = (token: string, fields: object = {}, said: Said = {}) =>
        call(
          'PUT',
          '/patron',
          { firstName: 'Ana', lastName: 'Bello', email: 'ana@example.com', ...fields },
          { ...said, token },
        )

      it('API-19 names change at once; what is said of oneself besides is passed over', async () => {
        const token = await tokenOf()
        const { status, body } = await change(token, { firstName: ' Ana  Maria ', isEmployee: true, credit: 99 })
        expect([status, body.firstName, body.lastName, body.isEmployee]).to.deep.equal([
          200,
          'Ana Maria',
          'Bello',
          false,
        ])
        expect(mails).to.deep.equal([])
      })

      it('API-19 a new address is taken when its code comes back; the old one is told, and signs in no more', async () => {
        const token = await tokenOf()
        const next = { email: 'New@Example.com' }
        expect(told(await change(token, next))).to.deep.equal([403, 'email_code_due'])
        expect((await me(token)).email).to.deep.equal({ value: 'ana@example.com' })
        await jobless()
        expect(mails.at(-1)?.to).to.equal('new@example.com')
        const pinCode = digits(mails.at(-1)?.text)
        expect(told(await change(token, { ...next, pinCode: wrongFor(pinCode) }))).to.deep.equal([400, 'wrong_pin'])
        const changed = await change(token, { ...next, pinCode })
        expect([changed.status, changed.body.email]).to.deep.equal([200, { value: 'New@Example.com' }])
        await jobless()
        const notices = mails.filter(({ subject }) => subject === 'Your Noodle House email was changed')
        expect(notices.map(({ to }) => to)).to.have.members(['ana@example.com', 'New@Example.com'])
        expect(notices.map(({ text }) => text).join()).not.to.match(/new@example/i)
        expect((await signIn()).status).to.equal(401)
        expect((await signIn('new@example.com')).status).to.equal(200)
      })

      it('API-19, G5 whether another account has the address is told to whoever has shown that it is theirs', async () => {
        const token = await tokenOf()
        const taken = { email: 'emil@example.com' }
        expect(told(await change(token, taken))).to.deep.equal([403, 'email_code_due'])
        await jobless()
        const pinCode = digits(mails.at(-1)?.text)
        expect(told(await change(token, { ...taken, pinCode }))).to.deep.equal([409, 'email_taken'])
        expect((await me(token)).email).to.deep.equal({ value: 'ana@example.com' })
      })

      it('API-19 is for a session alone, with all its fields, and right ones', async () => {
        const token = await tokenOf()
        expect((await change('made-up')).status).to.equal(401)
        expect(told(await call('PUT', '/patron', { firstName: 'A' }, { token }))).to.deep.equal([400, 'malformed'])
        expect(told(await change(token, { firstName: ' ', email: 'no' }))).to.deep.equal([400, 'invalid_field'])
      })
    })

    it('API-21, API-22 where nothing can be sent nothing is promised, and nobody waits for a phone to be verified', async () => {
      await open()
      await app.close()
      await world.close()
      world = await openWorld(engine, { brands: seeds })
      app = (await openEdge(world.server, { brands })).app
      expect(told(await call('POST', '/pincode', { account: 'ana@example.com' }))).to.deep.equal([503, 'no_mail'])
      const token = await lulas()
      expect(told(await call('POST', '/pincode/send', { phone: lula.phone }, { token }))).to.deep.equal([
        503,
        'no_texts',
      ])
      expect((await me(token)).phone.isVerifiable).to.equal(false)
      expect(await engine.rows('select id from pins')).to.deep.equal([])
    })
  })
}
