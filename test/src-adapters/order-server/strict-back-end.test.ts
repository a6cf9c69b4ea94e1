import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import { addressGateway } from '../../../src-adapters/order-server/address-gateway.ts'
import { orderGateway } from '../../../src-adapters/order-server/order-gateway.ts'
import { orderHistoryGateway } from '../../../src-adapters/order-server/order-history-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import type { JsonAnswer, JsonRequest } from '../../../src-domain/call/send-json.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aFullOrder } from '../../builders/order-builder.ts'

const ours = ['session', 'expectedTotal', 'before']
function sentOf({ query = {}, body }: JsonRequest) {
  return [...Object.keys(query), ...Object.keys(Object(body))]
}

function aStrictServer(refusal: object = { message: 'What is that?' }, answer: unknown = []) {
  const asked: JsonRequest[] = []
  const known = new Set<string>()
  const needs: OrderServerNeeds = {
    send: async (request): Promise<JsonAnswer> => {
      asked.push(request)
      const isKnown = sentOf(request).every((field) => !ours.includes(field))
      return { _tag: 'Answered', status: isKnown ? 200 : 400, body: isKnown ? answer : refusal, headers: {} }
    },
    absent: { has: (name) => known.has(name), add: (name) => void known.add(name) },
    brandId: 'noodle-house',
    currency: 'USD',
    sessionId: 'visit-1',
    locationId: () => undefined,
    token: () => undefined,
    onUnavailable: () => {},
    report: () => {},
  }
  return { needs, asked }
}

const visit = '3f0c1f2e-6f63-4f0e-9d3a-0a1b2c3d4e5f'
const placement = {
  order: aFullOrder(),
  instrument: { _tag: 'Cash' },
  tip: minor(0),
  expectedTotal: minor(700),
  polling: true,
} as const

describe('a back end that refuses what it does not know', () => {
  it('LOC-31, API-25 is searched without our session, and not asked with it again in the visit', async () => {
    const { needs, asked } = aStrictServer(undefined, [{ id: 'a1', text: '12 Mill Lane' }])
    const places = addressGateway(needs)
    for (const _ of [1, 2]) {
      expect(await places.suggestions('12 Mill', 'delivery', visit)).to.have.nested.property('right[0].id', 'a1')
    }
    expect(asked.map(({ query }) => Object.keys(query ?? {}))).to.deep.equal([
      ['address', 'orderType', 'session'],
      ['address', 'orderType'],
      ['address', 'orderType'],
    ])
  })

  it('LOC-10, API-26, API-27 tells a place without our session', async () => {
    const { needs, asked } = aStrictServer(undefined, { addressComponents: [], lat: 45.5, long: -122.6 })
    const places = addressGateway(needs)
    expect(await places.point('a1', visit)).to.deep.include({ right: { lat: 45.5, long: -122.6 } })
    expect(await places.details('a1', visit)).to.have.nested.property('right.lat', 45.5)
    expect(asked).to.have.length(3)
  })

  it('API-25 a search that is refused for itself is not taken for one', async () => {
    const { needs } = aStrictServer()
    const asked: JsonRequest[] = []
    const send = async (request: JsonRequest): Promise<JsonAnswer> => {
      asked.push(request)
      return { _tag: 'Answered', status: 400, body: { message: 'No.' }, headers: {} }
    }
    const places = addressGateway({ ...needs, send })
    for (const _ of [1, 2]) await places.suggestions('?', 'delivery', visit)
    expect(asked.map(({ query }) => 'session' in Object(query))).to.deep.equal([true, false, true, false])
  })

  it('API-34 is asked for the newest orders again where it knows of no older ones', async () => {
    const { needs, asked } = aStrictServer()
    const history = orderHistoryGateway(needs)
    for (const before of [undefined, 'order-1', 'order-1']) {
      expect(await history.orders(before)).to.deep.equal(right([]))
    }
    expect(asked.map(({ query }) => query)).to.deep.equal([undefined, { before: 'order-1' }, undefined, undefined])
  })

  it('CHK-54, API-50 refuses one order, never sent again by itself, and takes the next press', async () => {
    const { needs, asked } = aStrictServer(undefined, { status: 'Order Received' })
    const orders = orderGateway(needs)
    expect(await orders.place(placement)).to.have.nested.property('left.message', 'What is that?')
    expect(asked).to.have.length(1)
    expect(await orders.place(placement)).to.deep.include({ right: { _tag: 'Accepted' } })
    expect(asked.map(({ body }) => 'expectedTotal' in Object(body))).to.deep.equal([true, false])
  })

  it('API-50 a refusal that says its code is about something else', async () => {
    const { needs, asked } = aStrictServer({ message: 'We are closed.', code: 'closed' })
    const orders = orderGateway(needs)
    for (const _ of [1, 2]) await orders.place(placement)
    expect(asked.map(({ body }) => 'expectedTotal' in Object(body))).to.deep.equal([true, true])
  })
})
