import { expect } from 'chai'
import { socialGateway } from '../../../src-adapters/order-server/social-gateway.ts'
import type { SocialGateway } from '../../../src-domain/account/social-gateway.ts'
import type { JsonRequest } from '../../../src-domain/call/send-json.ts'

const patron = { id: 'p', firstName: 'Nina', lastName: 'Berg', token: 'tok' }
const form = { firstName: 'Nina', lastName: 'Berg', email: 'nina@example.com', phone: '2125550147' }

type Ask = (gateway: SocialGateway) => Promise<unknown>

function asked(status: number, body: unknown, ask: Ask) {
  return answeredWith(() => ({ status, body }), ask)
}

async function answeredWith(next: () => { readonly status: number; readonly body: unknown }, ask: Ask) {
  const calls: JsonRequest[] = []
  const gateway = socialGateway({
    send: async (request) => {
      calls.push(request)
      return { _tag: 'Answered', ...next(), headers: {} }
    },
    ...{
      brandId: 'noodle-house',
      currency: 'USD',
      sessionId: 'visit-1',
      locationId: () => undefined,
      token: () => undefined,
    },
    ...{ onUnavailable: () => undefined, report: () => undefined },
  })
  return { outcome: await ask(gateway), call: calls[0], calls }
}

describe('the gateway of signing in by a platform', () => {
  it('API-17, ACCT-33 sends the token, what the platform told the page, and its name', async () => {
    const authData = { userEmail: 'nina@example.com', userFullname: 'Nina Berg', nonce: 'a-secret' }
    const grant = { authToken: 'a-token', authData, known: { firstName: 'Nina' } }
    const { outcome, call } = await asked(200, patron, (gateway) => gateway.signIn('apple', grant))
    expect(call).to.deep.include({ method: 'POST', path: '/patron/sign-in/social' })
    expect(call?.body).to.deep.equal({ authToken: 'a-token', authData, type: 'apple' })
    expect(outcome).to.have.nested.property('right.session.token', 'tok')
    const bare = await asked(200, patron, (gateway) => gateway.signIn('facebook', { authToken: 'EAAB' }))
    expect(bare.call?.body).to.deep.equal({ authToken: 'EAAB', type: 'facebook' })
  })

  it('ACCT-24 tells somebody without an account from a session', async () => {
    const stranger = { externalUserId: 'x1', email: 'nina@example.com', step: 6 }
    const { outcome } = await asked(200, stranger, (gateway) => gateway.signIn('google', { authToken: 't' }))
    expect(outcome).to.deep.equal({ _tag: 'Right', right: { _tag: 'Stranger', stranger } })
  })

  it('ACCT-26, API-17 tells a password that is due from a refusal', async () => {
    const due = { message: 'Set one.', code: 'password_update_due', email: 'nina@example.com', token: 'once' }
    const signIn = (gateway: SocialGateway) => gateway.signIn('google', { authToken: 't' })
    expect((await asked(422, due, signIn)).outcome).to.deep.equal({
      _tag: 'Left',
      left: { _tag: 'PasswordUpdateDue', email: 'nina@example.com', token: 'once' },
    })
    expect((await asked(422, { message: 'No.' }, signIn)).outcome).to.have.nested.property('left.status', 422)
    expect((await asked(401, { message: 'No.' }, signIn)).outcome).to.have.nested.property('left.status', 401)
    expect((await asked(200, {}, signIn)).outcome).to.have.nested.property('left._tag', 'NotUnderstood')
  })

  it('ACCT-29, ACCT-30, API-16 a sign-up sends whom the platform named, and no password', async () => {
    const social = { type: 'google', externalUserId: 'x1', email: 'nina@example.com' } as const
    const { outcome, call } = await asked(200, patron, (gateway) => gateway.signUp(form, social, 'person'))
    expect(call?.path).to.equal('/patron/sign-up')
    expect(call?.body).to.deep.equal({ ...form, type: 'google', externalUserId: 'x1', userToken: 'person' })
    expect(outcome).to.have.nested.property('right.token', 'tok')
    const signUp = (gateway: SocialGateway) => gateway.signUp(form, social)
    expect((await asked(409, { message: 'Taken.' }, signUp)).outcome).to.have.nested.property('left._tag', 'EmailTaken')
    const check = { message: 'Who?', code: 'human_check_due' }
    expect((await asked(403, check, signUp)).outcome).to.have.nested.property('left._tag', 'HumanCheckDue')
  })

  it('ACCT-28, ACCT-29 a sign-up with the order of a guest is asked again without it, where a back end minds the field', async () => {
    const social = { type: 'google', externalUserId: 'x1' } as const
    const signUp = (gateway: SocialGateway) => gateway.signUp({ ...form, orderToken: 'ticket-token' }, social)
    const sent = { ...form, type: 'google', externalUserId: 'x1' }
    const answers = [
      { status: 422, body: { message: 'unknown field' } },
      { status: 200, body: patron },
    ]
    const minded = await answeredWith(() => answers.shift() ?? { status: 500, body: {} }, signUp)
    expect(minded.outcome).to.have.nested.property('right.token', 'tok')
    expect(minded.calls.map(({ body }) => body)).to.deep.equal([{ ...sent, orderToken: 'ticket-token' }, sent])
    // Our server refuses a sign-up with a code; no other body is sent.
    const refused = await asked(400, { message: 'No.', code: 'invalid_field' }, signUp)
    expect(refused.outcome).to.have.nested.property('left.code', 'invalid_field')
    expect(refused.calls).to.have.length(1)
  })
})
