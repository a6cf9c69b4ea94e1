import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import type { Mail, MailOutcome } from '../../../src-server/mail/mail-sender.ts'
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

const lula = {
  firstName: ' Lula ',
  lastName: 'Mae  Barnes',
  email: ' Lula@Posta.Example ',
  phone: '212-555-0177',
  type: 'email',
  password: 'gravel and honey',
}
const minute = 60_000

function aMailServer(outcome: MailOutcome = 'sent') {
  const mails: Mail[] = []
  return {
    mails,
    send: async (mail: Mail): Promise<MailOutcome> => {
      mails.push(mail)
      return outcome
    },
  }
}

for (const engine of engines()) {
  describe(`opening an account, and a forgotten password, on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let post: ReturnType<typeof aMailServer>

    const open = async (needs: WorldNeeds = {}) => {
      post = aMailServer()
      world = await openWorld(engine, { mail: post, ...needs })
      const brands = [aBrand(), aBrand({ id: 'other', name: 'Other' })]
      app = (await openEdge(world.server, { brands })).app
    }
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    const call = accountCalls(() => app)
    const signUp = (fields: object = {}, said: Said = {}) =>
      call('POST', '/patron/sign-up', { ...lula, ...fields }, said)
    const signIn = (password: string, account = 'ana@example.com') =>
      call('POST', '/patron/sign-in', { account, password })
    const me = (token: string) => call('GET', '/patron', undefined, { token })
    const forgot = (email = 'ana@example.com', said: Said = {}) =>
      call('POST', '/patron/forgot-password', { email }, said)
    const verify = (pinCode: string, email = 'ana@example.com', said: Said = {}) =>
      call('POST', '/pincode/verify', { email, pinCode }, said)
    const setPassword = (token: string, password = 'rivers and bridges') =>
      call('PUT', '/patron', { password }, { token })
    const jobless = () =>
      eventually(
        () => engine.rows('select kind from jobs'),
        (rows) => rows.length === 0,
      )
    const pinOf = async (email = 'ana@example.com', said: Said = {}): Promise<string> => {
      expect((await forgot(email, said)).status).to.equal(200)
      await jobless()
      return post.mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []).at(-1) ?? ''
    }
    const wrongFor = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0')

    describe('signing up', () => {
      beforeEach(() => open())

      it('API-16, ACCT-30, ACCT-55 opens an account with a session, in which the patron is known, and to which the password signs in', async () => {
        const { status, body } = await signUp()
        expect(status).to.equal(200)
        expect(body).to.deep.include({
          firstName: 'Lula',
          lastName: 'Mae Barnes',
          email: { value: 'Lula@Posta.Example' },
          type: 'email',
          isEmployee: false,
          isMigrating: false,
        })
        expect((await me(body.token)).body).to.deep.include({ id: body.id, firstName: 'Lula' })
        const again = await signIn(lula.password, 'lula@posta.example')
        expect(again.status).to.equal(200)
        expect(again.body.id).to.equal(body.id)
      })

      it('ACCT-19 says that phones cannot be verified, so that no patron is asked to', async () => {
        const { body } = await signUp()
        expect(body.phone).to.deep.equal({ value: '212-555-0177', isVerified: false, isVerifiable: false })
      })

      it('ACCT-55 keeps neither the password nor the token as it is', async () => {
        const { body } = await signUp()
        const rows = JSON.stringify([
          await engine.rows('select * from patrons'),
          await engine.rows('select * from sessions'),
        ])
        expect(rows).not.to.include(lula.password)
        expect(rows).not.to.include(body.token)
        expect(rows).to.include('$argon2id$')
      })

      it('API-16 refuses an e-mail that has an account, in whatever letters; another brand knows nothing of it', async () => {
        await app.close()
        await world.close()
        await open({ brands: [aBrandSeed(), aBrandSeed({ patrons: [] }, { id: 'other', name: 'Other' })] })
        expect((await signUp()).status).to.equal(200)
        const second = await signUp({ email: 'LULA@posta.example', password: 'another good one' })
        expect([second.status, second.body.code]).to.deep.equal([409, 'email_taken'])
        expect((await signUp({}, { brand: 'other' })).status).to.equal(200)
        expect((await signIn('another good one', 'lula@posta.example')).status).to.equal(401)
      })

      it('API-16 of ten at once for one e-mail one opens the account', async () => {
        const answers = await Promise.all(Array.from({ length: 10 }, () => signUp()))
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, ...Array.from({ length: 9 }, () => 409)])
        expect(await engine.rows("select id from patrons where account = 'lula@posta.example'")).to.have.length(1)
      })

      it('ACCT-65 refuses fields that are not right, and says which', async () => {
        const wrong = { firstName: ' ', email: 'lula at posta', phone: '12', password: 'short' }
        for (const [field, value] of Object.entries(wrong)) {
          const { status, body } = await signUp({ [field]: value })
          expect([status, body.code], field).to.deep.equal([400, 'invalid_field'])
          expect(body.message).to.include(field)
        }
        expect(await engine.rows("select id from patrons where account like '%posta%'")).to.deep.equal([])
      })

      it('G4 refuses a password that is guessed first, with the reason', async () => {
        for (const [password, reason] of [
          ['Summer2026!', 'common'],
          ['LulaBarnes1', 'personal'],
          ['noodlehouse', 'personal'],
        ]) {
          const { status, body } = await signUp({ password, lastName: 'Barnes' })
          expect([status, body.code, body.reason], password).to.deep.equal([400, 'weak_password', reason])
        }
      })

      it('G4 refuses a password that was stolen elsewhere, new or set anew, where somebody is asked; our own list is asked first', async () => {
        await app.close()
        await world.close()
        const asked: string[] = []
        const isKnown = async (password: string) => {
          asked.push(password)
          return password.startsWith('gravel')
        }
        await open({ breached: { isKnown } })
        const { status, body } = await signUp()
        expect([status, body.code, body.reason]).to.deep.equal([400, 'weak_password', 'stolen'])
        expect((await signUp({ password: 'Summer2026!' })).body.reason).to.equal('common')
        const { status: opened, body: session } = await signUp({ password: 'bamboo and steam' })
        expect(opened).to.equal(200)
        expect((await setPassword(session.token, 'gravel and gravy')).body.reason).to.equal('stolen')
        expect(asked).to.deep.equal(['gravel and honey', 'bamboo and steam', 'gravel and gravy'])
      })

      it('ACCT-30 what a form may not say of itself is passed over', async () => {
        const { body } = await signUp({
          isEmployee: true,
          isMigrating: true,
          id: 'ana',
          credit: 9_999,
          isVerified: true,
        })
        expect(body).to.deep.include({ isEmployee: false, isMigrating: false })
        expect(body.id).not.to.equal('ana')
        expect(await engine.rows("select credit from patrons where account = 'lula@posta.example'")).to.deep.equal([
          { credit: 0 },
        ])
      })

      it('ACCT-29 a social sign-up is not taken on the word of a form', async () => {
        const { password: _, ...social } = lula
        const answer = await call('POST', '/patron/sign-up', { ...social, type: 'google', externalUserId: '42' })
        expect([answer.status, answer.body.code]).to.deep.equal([401, 'social_not_verified'])
      })

      it('G4 past ten from one address a person is asked for, and a person goes on', async () => {
        const from = '198.51.100.7'
        for (let n = 0; n < usualLimits.signUpUncheckedByAddress.most; n += 1)
          expect((await signUp({ email: `one-${n}@posta.example` }, { from })).status).to.equal(200)
        const next = { email: 'next@posta.example' }
        const asked = await signUp(next, { from })
        expect([asked.status, asked.body.code]).to.deep.equal([403, 'human_check_due'])
        const { body } = await call('POST', '/human-check', { action: 'signin' }, { from })
        expect((await signUp({ ...next, userToken: body.token }, { from })).status).to.equal(200)
        expect((await signUp({ email: 'else@posta.example' })).status, 'from elsewhere').to.equal(200)
      })
    })

    describe('a forgotten password', () => {
      beforeEach(() => open())

      it('API-18, API-24, API-19, ACCT-38 the PIN of the mail sets a new password, and the old one is over', async () => {
        const pin = await pinOf()
        const { status, body } = await verify(pin)
        expect(status).to.equal(200)
        const set = await setPassword(body.token)
        expect(set.status).to.equal(200)
        expect(set.body).to.deep.include({ id: 'ana' })
        expect(set.body).not.to.have.property('token')
        expect((await signIn('noodles for ana')).status).to.equal(401)
        expect((await signIn('rivers and bridges')).status).to.equal(200)
      })

      it('the mail says the code in the asker’s language and names nobody; it leads nowhere', async () => {
        await app.close()
        await world.close()
        await open({ brands: [aBrandSeed({}, { locales: ['en', 'es'] })] })
        await pinOf('ana@example.com', { language: 'es-MX,es;q=0.9' })
        const [mail] = post.mails
        expect([mail?.to, mail?.subject]).to.deep.equal(['ana@example.com', 'Tu código de Noodle House'])
        expect(mail?.text).not.to.match(/Ana|https?:/)
        expect(mail?.html).not.to.match(/Ana|href/)
      })

      it('G5 an e-mail without an account is answered the same, and nobody is written to', async () => {
        const [known, unknown] = [await forgot(), await forgot('nobody@example.com')]
        await jobless()
        expect([unknown.status, unknown.text]).to.deep.equal([known.status, known.text])
        expect(post.mails.map(({ to }) => to)).to.deep.equal(['ana@example.com'])
        const guesses = [await verify('000000', 'nobody@example.com'), await verify('000000', 'never@example.com')]
        for (const { status, body } of guesses) expect([status, body.code]).to.deep.equal([400, 'wrong_pin'])
      })

      it('G5 what is kept of a PIN is the same whether there is an account, once the mail was thought of', async () => {
        await forgot('ana@example.com')
        await forgot('zoe@example.com')
        await jobless()
        const [known, unknown] = await engine.rows(
          'select length(id) as id, length(hash) as hash, language, tries, purpose, visit, until from pins order by account',
        )
        expect(known?.['hash']).to.be.a('number')
        expect(unknown).to.deep.equal(known)
      })

      it('G4 a PIN is dead after five wrong ones, and right no more', async () => {
        const pin = await pinOf()
        for (let n = 0; n < 5; n += 1) expect((await verify(wrongFor(pin))).status).to.equal(400)
        expect((await verify(pin)).status).to.equal(400)
      })

      it('G17 of thirty tries at once one is right, and of thirty wrong ones five are looked at', async () => {
        const pin = await pinOf()
        const answers = await Promise.all(Array.from({ length: 30 }, () => verify(pin)))
        expect(answers.filter(({ status }) => status === 200)).to.have.length(1)
        const second = await pinOf('emil@example.com')
        await Promise.all(Array.from({ length: 30 }, () => verify(wrongFor(second), 'emil@example.com')))
        expect(await engine.rows("select tries from pins where account = 'emil@example.com'")).to.deep.equal([
          { tries: 5 },
        ])
      })

      it('ACCT-38 a PIN is good once, for ten minutes, for its account and in its visit', async () => {
        const pin = await pinOf()
        expect((await verify(pin, 'emil@example.com')).status, 'of another account').to.equal(400)
        expect((await verify(pin, 'ana@example.com', { visit: 'visit-2' })).status, 'in another visit').to.equal(400)
        expect((await verify(pin)).status).to.equal(200)
        expect((await verify(pin)).status, 'again').to.equal(400)
        const late = await pinOf()
        world.clock.at += 10 * minute
        expect((await verify(late)).status, 'too late').to.equal(400)
      })

      it('ACCT-68 a resend makes a new PIN and ends the old one; another visit’s stays', async () => {
        const first = await pinOf()
        const hers = await pinOf('ana@example.com', { visit: 'visit-2' })
        const second = await pinOf()
        if (first !== second) expect((await verify(first)).status).to.equal(400)
        expect((await verify(second)).status).to.equal(200)
        expect((await verify(hers, 'ana@example.com', { visit: 'visit-2' })).status).to.equal(200)
      })

      it('ACCT-38 what the PIN gave opens nothing, and sets one password within ten minutes', async () => {
        const { body } = await verify(await pinOf())
        expect((await me(body.token)).status).to.equal(401)
        expect((await setPassword(body.token, 'Summer2026')).body.code).to.equal('weak_password')
        expect((await setPassword(body.token)).status, 'after one that was too weak').to.equal(200)
        expect((await setPassword(body.token, 'a third good one')).status).to.equal(401)
        const late = (await verify(await pinOf())).body.token
        world.clock.at += 10 * minute
        expect((await setPassword(late)).status).to.equal(401)
        expect((await setPassword('made-up')).status).to.equal(401)
        expect((await call('PUT', '/patron', { password: 'rivers and bridges' })).status, 'nobody').to.equal(401)
      })

      it('ACCT-56 a new password ends every session of the account but the one that set it, and no other’s', async () => {
        const [one, other] = [
          (await signIn('noodles for ana')).body.token,
          (await signIn('noodles for ana')).body.token,
        ]
        const emil = (await signIn('noodles for emil', 'emil@example.com')).body.token
        expect((await setPassword(one)).status).to.equal(200)
        expect([(await me(one)).status, (await me(other)).status, (await me(emil)).status]).to.deep.equal([
          200, 401, 200,
        ])
        const { body } = await verify(await pinOf())
        expect((await setPassword(body.token, 'a third good one')).status).to.equal(200)
        expect([(await me(one)).status, (await me(emil)).status]).to.deep.equal([401, 200])
      })

      it('no PIN and no token lies anywhere as it is', async () => {
        const pin = await pinOf()
        const before = JSON.stringify(await engine.rows('select * from pins'))
        const { body } = await verify(pin)
        const rows = JSON.stringify(await engine.rows('select * from password_tokens'))
        expect(before).not.to.include(pin)
        expect(rows).not.to.include(body.token)
      })

      it('G4 past five from one address for one account there is a wait; nobody else has to wait for it', async () => {
        const from = '198.51.100.9'
        for (let n = 0; n < usualLimits.pinByAccountAtAddress.most; n += 1)
          expect((await forgot('ana@example.com', { from })).status).to.equal(200)
        expect((await forgot('ana@example.com', { from })).status).to.equal(429)
        expect((await forgot()).status).to.equal(200)
      })

      it('G4 past ten from everywhere a person is asked for, and nobody is refused for good', async () => {
        for (let n = 0; n < usualLimits.pinByAccount.most; n += 1) await forgot()
        expect((await forgot()).body.code).to.equal('human_check_due')
        const { body } = await call('POST', '/human-check', { action: 'signin' })
        const person = { email: 'ana@example.com', userToken: body.token }
        expect((await call('POST', '/patron/forgot-password', person)).status).to.equal(200)
      })
    })

    it('API-18 without a mailer nobody is promised a PIN: 503, and nothing is written', async () => {
      await open()
      await app.close()
      await world.close()
      world = await openWorld(engine)
      app = (await openEdge(world.server)).app
      const { status, body } = await forgot()
      expect([status, body.code]).to.deep.equal([503, 'no_mail'])
      expect(await engine.rows('select * from pins')).to.deep.equal([])
    })

    it('a mail that was not taken is tried again with another PIN, and what is past is forgotten', async () => {
      await open()
      await app.close()
      await world.close()
      const sent: Mail[] = []
      const mail = {
        send: async (one: Mail): Promise<MailOutcome> => {
          sent.push(one)
          return sent.length === 1 ? 'failed' : 'sent'
        },
      }
      world = await openWorld(engine, { mail, timeouts: { tidy: 20 } })
      app = (await openEdge(world.server)).app
      await forgot()
      await eventually(
        () => engine.rows('select tries, last_error from jobs'),
        ([job]) => job?.['last_error'] !== null && job?.['last_error'] !== undefined,
      )
      await engine.rows('update jobs set run_at = now() returning 1')
      await jobless()
      expect(sent).to.have.length(2)
      expect(sent[0]?.text).not.to.equal(sent[1]?.text)
      world.clock.at += 11 * minute
      await eventually(
        () => engine.rows('select id from pins'),
        (rows) => rows.length === 0,
      )
    })

    it('ACCT-26 whoever must set a password is given what that takes, and nothing else', async () => {
      await open()
      await engine.rows("update patrons set must_set_password = true where id = 'cora' returning 1")
      const due = await signIn('noodles for cora', 'cora@example.com')
      expect([due.status, due.body.email]).to.deep.equal([422, 'cora@example.com'])
      expect((await me(due.body.token)).status).to.equal(401)
      expect((await setPassword(due.body.token)).status).to.equal(200)
      expect((await signIn('rivers and bridges', 'cora@example.com')).status).to.equal(200)
    })
  })
}
