import { expect } from 'chai'
import { accountGateway } from '../../../src-adapters/order-server/account-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import type { JsonAnswer, JsonRequest } from '../../../src-domain/call/send-json.ts'

const patron = { id: 'p', firstName: 'Lula', lastName: 'Barnes', token: 'tok' }
const form = {
  firstName: 'Lula',
  lastName: 'Barnes',
  email: 'l@b.co',
  phone: '2125550177',
  password: 'gravel and honey',
}

async function asked(
  status: number,
  body: unknown,
  ask: (gateway: ReturnType<typeof accountGateway>) => Promise<unknown>,
  more: Partial<OrderServerNeeds> = {},
) {
  const calls: JsonRequest[] = []
  const needs: OrderServerNeeds = {
    send: async (request): Promise<JsonAnswer> => {
      calls.push(request)
      return { _tag: 'Answered', status, body, headers: {} }
    },
    brandId: 'noodle-house',
    currency: 'USD',
    sessionId: 'visit-1',
    locationId: () => undefined,
    token: () => 'a session',
    onUnavailable: () => undefined,
    report: () => undefined,
    ...more,
  }
  const outcome = await ask(accountGateway(needs))
  return { outcome, call: calls[0] }
}

describe('the gateway of accounts', () => {
  it('API-16, ACCT-30 a sign-up carries what the form yields and its type, and brings the patron with a token', async () => {
    const { outcome, call } = await asked(200, patron, (gateway) => gateway.signUp(form))
    expect(call).to.deep.include({ method: 'POST', path: '/patron/sign-up', body: { ...form, type: 'email' } })
    expect(outcome).to.have.nested.property('right.token', 'tok')
  })

  it('ACCT-29 a form without a password sends none', async () => {
    const { password: _, ...social } = form
    const { call } = await asked(200, patron, (gateway) => gateway.signUp(social, 'person'))
    expect(call?.body).to.deep.equal({ ...social, type: 'email', userToken: 'person' })
  })

  it('ACCT-28 a back end that minds the order that should join is asked for the account alone, and one that says why is not', async () => {
    const bodies: unknown[] = []
    const answering = (first: unknown) => ({
      send: async ({ body }: JsonRequest): Promise<JsonAnswer> => {
        bodies.push(body)
        return bodies.length === 1
          ? { _tag: 'Answered', status: 400, body: first, headers: {} }
          : { _tag: 'Answered', status: 200, body: patron, headers: {} }
      },
    })
    const whole = { ...form, orderToken: 'ticket-token' }
    const signUp = (gateway: ReturnType<typeof accountGateway>) => gateway.signUp(whole)
    const { outcome } = await asked(0, undefined, signUp, answering({ message: 'unknown field' }))
    expect(outcome).to.have.nested.property('right.token', 'tok')
    expect(bodies).to.deep.equal([
      { ...whole, type: 'email' },
      { ...form, type: 'email' },
    ])
    bodies.length = 0
    const weak = { message: 'x', code: 'weak_password', reason: 'common' }
    const refused = await asked(0, undefined, signUp, answering(weak))
    expect(refused.outcome).to.have.nested.property('left._tag', 'WeakPassword')
    expect(bodies).to.have.length(1)
  })

  it('API-16 tells a taken e-mail, a weak password and a person who is asked for from other refusals', async () => {
    const left = async (status: number, body: unknown) =>
      Object((await asked(status, body, (gateway) => gateway.signUp(form))).outcome).left
    expect(await left(409, { message: 'Taken.' })).to.deep.equal({ _tag: 'EmailTaken' })
    expect(await left(400, { message: 'x', code: 'weak_password', reason: 'personal' })).to.deep.equal({
      _tag: 'WeakPassword',
      why: 'personal',
    })
    expect(await left(400, { message: 'x', code: 'weak_password', reason: 'other' })).to.deep.equal({
      _tag: 'WeakPassword',
    })
    expect(await left(403, { message: 'x', code: 'human_check_due' })).to.deep.equal({ _tag: 'HumanCheckDue' })
    expect(await left(400, { message: 'No.' })).to.deep.include({ _tag: 'Refused', status: 400, message: 'No.' })
  })

  it('API-15, ACCT-15, ACCT-18 looks an account up by its e-mail', async () => {
    const lookUp = async (body: unknown) => asked(200, body, (gateway) => gateway.lookUp('l@b.co', 'person'))
    const { call, outcome } = await lookUp({ isValid: true, isMigrating: true })
    expect(call).to.deep.include({
      method: 'POST',
      path: '/patron/validate',
      body: { account: 'l@b.co', userToken: 'person' },
    })
    expect(call?.timeoutMs, 'nobody waits long for what can be done without').to.be.at.most(10_000)
    expect(outcome).to.deep.equal({ _tag: 'Right', right: { isMigrating: true } })
    expect((await lookUp({ isValid: false, isMigrating: true })).outcome).to.deep.equal({
      _tag: 'Right',
      right: { isMigrating: false },
    })
    expect((await lookUp({})).outcome).to.have.nested.property('left._tag', 'NotUnderstood')
  })

  it('ACCT-17 a 404 says that there is no account only where it is the contract’s, and not of a call that is not there', async () => {
    const tag = async (status: number, body: unknown) =>
      Object((await asked(status, body, (gateway) => gateway.lookUp('l@b.co'))).outcome).left._tag
    expect(await tag(404, { message: 'There is no such account.' })).to.equal('NotRegistered')
    for (const body of [
      '',
      'Not Found',
      '<html>',
      {},
      { message: '' },
      { message: 'Cannot POST /v1/patron/validate', error: 'Not Found', statusCode: 404 },
      { message: 'Route POST:/v1/patron/validate not found', error: 'Not Found', statusCode: 404 },
    ])
      expect(await tag(404, body), JSON.stringify(body)).to.equal('Refused')
    expect(await tag(403, { message: 'x', code: 'human_check_due' })).to.equal('HumanCheckDue')
    for (const status of [405, 501, 500]) expect(await tag(status, { message: 'No.' })).to.equal('Refused')
  })

  it('API-18 asks for a PIN in the language that is read', async () => {
    const { call, outcome } = await asked(200, {}, (gateway) => gateway.sendPin('l@b.co'), { language: 'es' })
    expect(call).to.deep.include({ method: 'POST', path: '/patron/forgot-password', body: { email: 'l@b.co' } })
    expect(call?.headers).to.deep.include({ 'Accept-Language': 'es', SessionId: 'visit-1' })
    expect(outcome).to.deep.equal({ _tag: 'Right', right: undefined })
  })

  it('API-24, ACCT-38 exchanges e-mail and code for a token', async () => {
    const { call, outcome } = await asked(200, { token: 'once' }, (gateway) => gateway.verifyPin('l@b.co', '246810'))
    expect(call).to.deep.include({ path: '/pincode/verify', body: { email: 'l@b.co', pinCode: '246810' } })
    expect(outcome).to.deep.equal({ _tag: 'Right', right: 'once' })
  })

  it('API-19 sets the password by that token, and not by the session of this browser', async () => {
    const { call, outcome } = await asked(200, { ...patron, token: undefined }, (gateway) =>
      gateway.setPassword('once', 'rivers and bridges'),
    )
    expect(call).to.deep.include({ method: 'PUT', path: '/patron', body: { password: 'rivers and bridges' } })
    expect(call?.headers).to.deep.include({ authorization: 'Bearer once' })
    expect(outcome).to.deep.equal({ _tag: 'Right', right: undefined })
  })
})
