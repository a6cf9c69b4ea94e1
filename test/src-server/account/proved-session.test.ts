import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import type { TextMessage } from '../../../src-server/mail/text-sender.ts'
import { accountCalls } from '../../builders/account-calls.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { engines, eventually, openWorld, type World } from '../../builders/order-server-builder.ts'

const minute = 60_000
const [password, next] = ['noodles for ana', 'rivers and bridges']

for (const engine of engines()) {
  describe(`A session that was proved more than ten minutes ago, on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let mails: Mail[]
    let texts: TextMessage[]

    const open = async (hasAdditions = true) => {
      mails = []
      texts = []
      world = await openWorld(engine, {
        mail: { send: async (mail) => (mails.push(mail) > 0 ? 'sent' : 'failed') },
        texts: { reaches: () => true, send: async (text) => (texts.push(text) > 0 ? 'sent' : 'failed') },
      })
      app = (await openEdge(world.server, { hasAdditions })).app
    }
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    const call = accountCalls(() => app)
    const jobless = () =>
      eventually(
        () => engine.rows('select kind from jobs'),
        (rows) => rows.length === 0,
      )
    const digits = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
    const signIn = async (known = password): Promise<string> =>
      (await call('POST', '/patron/sign-in', { account: 'ana@example.com', password: known })).body.token
    const oldSession = async () => {
      const token = await signIn()
      world.clock.at += 11 * minute
      return token
    }
    const change = async (token: string, body: object) => {
      const { status, body: answer } = await call('PUT', '/patron', body, { token })
      return [status, answer.code, answer.reason]
    }
    const sendPin = async (token: string, body: object) => {
      const { status, body: answer } = await call(
        'POST',
        '/pincode/send',
        { phone: '212 555 0177', ...body },
        { token },
      )
      return [status, answer.code, answer.reason]
    }
    const email = { firstName: 'Ana', lastName: 'Bello', email: 'new@example.com' }
    const due = [403, 'prove_again', undefined]
    const told = () => mails.map(({ to, subject }) => `${to}: ${subject}`)

    it('API-19, API-22 changes neither password, e-mail nor phone, and sends nothing; a name it may', async () => {
      await open()
      const token = await oldSession()
      expect(await change(token, { password: next })).to.deep.equal(due)
      expect(await change(token, email)).to.deep.equal(due)
      expect(await sendPin(token, {})).to.deep.equal(due)
      expect((await change(token, { ...email, email: 'ana@example.com', firstName: 'Anna' }))[0]).to.equal(200)
      await jobless()
      expect([mails, texts]).to.deep.equal([[], []])
      expect(await signIn()).to.be.a('string')
    })

    it('API-19, API-22 goes on with the password, for ten minutes, and a wrong one proves nothing', async () => {
      await open()
      const token = await oldSession()
      const wrong = { password: 'noodles for eve' }
      expect(await change(token, { password: next, proof: wrong })).to.deep.equal([
        403,
        'prove_again',
        'wrong-password',
      ])
      expect((await sendPin(token, { proof: { password } }))[0]).to.equal(200)
      world.clock.at += 9 * minute
      expect((await change(token, { password: next }))[0]).to.equal(200)
      world.clock.at += 2 * minute
      expect(await change(token, { password: 'a third good one' })).to.deep.equal(due)
    })

    it('API-19 goes on with a code that goes to the account’s e-mail, for who signs in by a platform', async () => {
      await open()
      const token = await oldSession()
      expect(await change(token, { ...email, proof: {} })).to.deep.equal([403, 'prove_again', 'code-sent'])
      await jobless()
      expect(told()).to.deep.equal(['ana@example.com: Your Noodle House code'])
      const code = digits(mails[0]?.text)
      const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      expect(await change(token, { ...email, proof: { code: other } })).to.deep.equal([
        403,
        'prove_again',
        'wrong-code',
      ])
      expect(await change(token, { ...email, proof: { code } })).to.deep.equal([403, 'email_code_due', undefined])
      world.clock.at += 11 * minute
      expect(await change(token, { ...email, proof: { code } }), 'spent').to.deep.equal([
        403,
        'prove_again',
        'wrong-code',
      ])
    })

    it('ACCT-26, ACCT-38 a token that only sets a password is a proof itself, and the owner is told', async () => {
      await open()
      await call('POST', '/patron/forgot-password', { email: 'ana@example.com' })
      await jobless()
      const { body } = await call('POST', '/pincode/verify', {
        email: 'ana@example.com',
        pinCode: digits(mails.pop()?.text),
      })
      expect((await change(body.token, { password: next }))[0]).to.equal(200)
      await jobless()
      expect(told()).to.deep.equal(['ana@example.com: Your Noodle House password was changed'])
    })

    it('API-19, API-24 what was changed is told by mail, to the old address as well', async () => {
      await open()
      const token = await signIn()
      await sendPin(token, {})
      await jobless()
      const shown = { phone: '212 555 0177', pinCode: digits(texts[0]?.text) }
      expect((await call('POST', '/pincode/verify', shown, { token })).status).to.equal(200)
      await change(token, email)
      await jobless()
      const pinCode = digits(mails.find(({ to }) => to === 'new@example.com')?.text)
      expect((await change(token, { ...email, pinCode }))[0]).to.equal(200)
      await jobless()
      expect(told()).to.include.members([
        'ana@example.com: Your Noodle House phone number was changed',
        'ana@example.com: Your Noodle House email was changed',
        'new@example.com: Your Noodle House email was changed',
      ])
      expect(mails.map(({ text }) => text).join()).to.not.include('0177')
    })

    it('API-19 is asked for nothing where the contract has no additions', async () => {
      await open(false)
      expect((await change(await oldSession(), { password: next }))[0]).to.equal(200)
    })
  })
}
