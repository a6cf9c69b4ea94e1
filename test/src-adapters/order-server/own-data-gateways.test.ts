import { expect } from 'chai'
import { type Either, isRight } from 'fp-ts/lib/Either.js'
import { guestDataGateway } from '../../../src-adapters/order-server/guest-data-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { ownDataGateway } from '../../../src-adapters/order-server/own-data-gateway.ts'
import type { JsonAnswer, JsonRequest } from '../../../src-domain/call/send-json.ts'
import { openHttpGateways } from '../../builders/http-gateways.ts'
import { aPlacement, engines, placed } from '../../builders/order-server-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const password = 'noodles for ana'
const guest = { firstName: 'Gus', lastName: 'Zamora', email: 'gus@example.com' }
const day = 86_400_000

function serverSaying(says: { readonly status: number; readonly body: unknown } | undefined) {
  const calls: JsonRequest[] = []
  const needs: OrderServerNeeds = {
    send: async (request): Promise<JsonAnswer> => {
      calls.push(request)
      return says === undefined ? { _tag: 'NoResponse' } : { _tag: 'Answered', ...says, headers: {} }
    },
    ...{
      brandId: 'noodle-house',
      currency: 'USD',
      sessionId: 'visit-1',
      locationId: () => undefined,
      token: () => 'tok',
    },
    ...{ onUnavailable: () => undefined, report: () => undefined, language: 'es' },
  }
  return { calls, own: ownDataGateway(needs), ofGuest: guestDataGateway(needs) }
}

function tagOf(answer: Either<{ readonly _tag: string }, unknown>): string {
  return isRight(answer) ? 'Done' : answer.left._tag
}

describe('the gateways of one’s own data', () => {
  it('a patron’s carries what shows whose it is and the language in which a code is written; a guest’s the link alone', async () => {
    const { calls, own, ofGuest } = serverSaying({ status: 200, body: {} })
    await own.erase({ password })
    await own.copy({ pinCode: '246810' })
    await ofGuest.erase('a token/with a slash')
    expect(calls.map(({ method, path, body }) => [method, path, body])).to.deep.equal([
      ['POST', '/patron/erase', { password }],
      ['POST', '/patron/copy', { pinCode: '246810' }],
      ['POST', '/order/a%20token%2Fwith%20a%20slash/erase', undefined],
    ])
    const headers = calls
      .slice(0, 2)
      .map((call) => new Map(Object.entries(call.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])))
    expect(headers.map((all) => all.get('authorization'))).to.deep.equal(['Bearer tok', 'Bearer tok'])
    expect(headers.map((all) => all.get('accept-language'))).to.deep.equal(['es', 'es'])
  })

  for (const [status, code, ofPatron, ofGuest] of [
    [403, 'wrong_password', 'WrongPassword', 'Refused'],
    [403, 'email_code_due', 'EmailCodeDue', 'Refused'],
    [400, 'wrong_pin', 'WrongCode', 'Refused'],
    [409, 'order_open', 'OrderOpen', 'OrderOpen'],
    [409, 'order_of_account', 'Refused', 'NotOffered'],
    [404, 'unknown_route', 'NotOffered', 'NotOffered'],
    [404, 'unknown_order', 'NotOffered', 'Refused'],
    [405, undefined, 'NotOffered', 'NotOffered'],
    [501, undefined, 'NotOffered', 'NotOffered'],
    [401, 'session_ended', 'Refused', 'Refused'],
    [429, undefined, 'Refused', 'Refused'],
    [503, undefined, 'Refused', 'Refused'],
  ] as const)
    it(`${status}${code === undefined ? '' : ` ${code}`} is ${ofPatron} of a patron’s data and ${ofGuest} of a guest’s`, async () => {
      const body = { message: 'A message', ...(code === undefined ? {} : { code }) }
      const { own, ofGuest: guests } = serverSaying({ status, body })
      const said = await Promise.all([own.copy({}), own.erase({}), guests.copy('t'), guests.erase('t')])
      expect(said.map(tagOf)).to.deep.equal([ofPatron, ofPatron, ofGuest, ofGuest])
    })

  it('no answer is no refusal, and a copy that cannot be read is none', async () => {
    const silent = serverSaying(undefined)
    expect(tagOf(await silent.own.erase({ password }))).to.equal('NoResponse')
    expect(tagOf(await silent.ofGuest.erase('t'))).to.equal('NoResponse')
    const odd = serverSaying({ status: 200, body: { orders: 'many' } })
    expect(tagOf(await odd.own.copy({ password }))).to.equal('NotUnderstood')
    expect(tagOf(await odd.ofGuest.copy('t'))).to.equal('NotUnderstood')
  })
})

for (const engine of engines()) {
  describe(`one’s own data by the storefront's gateways and the order server on ${engine.name}`, () => {
    after(() => engine.close())

    it('is copied and deleted, and whoever did not hear of it is told again', async () => {
      const { needs, be, close } = await openHttpGateways(engine)
      await be('customer')
      const gateway = ownDataGateway(needs)
      expect(tagOf(await gateway.copy({ password: 'guessed' }))).to.equal('WrongPassword')
      expect(JSON.parse(rightOf(await gateway.copy({ password }))).patron.firstName).to.equal('Ana')
      expect(tagOf(await gateway.erase({ password }))).to.equal('Done')
      expect(tagOf(await gateway.erase({ password }))).to.equal('Done')
      expect(tagOf(await gateway.copy({ password }))).to.equal('Refused')
      await close()
    })

    it('of a guest is copied at once, and taken off the order once that is over', async () => {
      const { needs, world, close } = await openHttpGateways(engine)
      const gateway = guestDataGateway(needs)
      const { token } = placed(await world.server.ordering.place(aPlacement({ guest })))
      expect(JSON.parse(rightOf(await gateway.copy(token))).orders[0].guest).to.deep.equal(guest)
      expect(tagOf(await gateway.erase(token))).to.equal('OrderOpen')
      world.clock.at += day
      expect(tagOf(await gateway.erase(token))).to.equal('Done')
      expect(rightOf(await gateway.copy(token))).to.not.include('Gus')
      expect(tagOf(await gateway.erase('of-nobody-at-all'))).to.equal('Refused')
      await close()
    })
  })
}
