import { expect } from 'chai'
import { absentCalls } from '../../../src-adapters/browser/absent-calls.ts'
import { addressGateway } from '../../../src-adapters/order-server/address-gateway.ts'
import { embeddedHumanCheck } from '../../../src-adapters/order-server/human-check.ts'
import { orderGateway } from '../../../src-adapters/order-server/order-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import type { JsonAnswer, JsonRequest } from '../../../src-domain/call/send-json.ts'
import { aKey } from '../../builders/order-builder.ts'

type Answer = (request: JsonRequest) => readonly [status: number, body?: unknown]

/** Pages of one visit: separate needs, shared tab. */
function aVisit(answer: Answer) {
  const asked: string[] = []
  const kept = new Map<string, string>()
  const tab = {
    read: (key: string) => kept.get(key),
    write: (key: string, text: string) => kept.set(key, text).has(key),
    remove: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
  const page = (): OrderServerNeeds => ({
    send: async (request): Promise<JsonAnswer> => {
      const { address } = request.query ?? {}
      asked.push([request.method, request.path, address].filter((part) => part !== undefined).join(' '))
      const [status, body] = answer(request)
      return { _tag: 'Answered', status, body, headers: {} }
    },
    brandId: 'noodle-house',
    currency: 'USD',
    sessionId: 'visit-1',
    locationId: () => undefined,
    token: () => undefined,
    absent: absentCalls(tab),
    onUnavailable: () => undefined,
    report: () => undefined,
  })
  return { asked, page }
}

const written = { street1: '12 Mill Lane', street2: '', city: 'Portland', state: 'OR', zip: '97201' }
function component(name: string, type: string) {
  return { longName: name, shortName: name, types: [type] }
}
function doorIn(zip: string) {
  return {
    addressComponents: [
      component('12', 'street_number'),
      component('Mill Lane', 'route'),
      component(zip, 'postal_code'),
    ],
    lat: 45.5,
    long: -122.6,
  }
}

describe('additions that a back end does not have', () => {
  for (const status of [404, 405, 501]) {
    it(`API-39, GIFT-03 ${status}: no human check is an empty user token, and is looked for once in a visit`, async () => {
      const { asked, page } = aVisit(() => [status, { message: 'Not here.' }])
      for (const needs of [page(), page()]) {
        expect(await embeddedHumanCheck(needs).token('giftcard')).to.have.property('right', '')
      }
      expect(asked).to.deep.equal(['POST /human-check'])
    })
  }

  it('GIFT-03 a check that fails is no proof, and is asked for again', async () => {
    const { asked, page } = aVisit(() => [500, {}])
    for (const needs of [page(), page()]) {
      expect(await embeddedHumanCheck(needs).token('giftcard')).to.have.nested.property('left._tag', 'NotVerified')
    }
    expect(asked).to.have.length(2)
  })

  it('LOC-43, API-25, API-26 without a call for written addresses the search finds the door', async () => {
    const { asked, page } = aVisit(({ method, path }) => {
      if (method === 'POST') return [405]
      return [200, path === '/address' ? [{ id: 'a1', text: '12 Mill Lane' }] : doorIn('97201')]
    })
    for (const needs of [page(), page()]) {
      const found = await addressGateway(needs).locate(written)
      expect(found).to.have.nested.property('right.lat', 45.5)
    }
    const search = ['GET /address 12 Mill Lane, Portland, OR 97201', 'GET /places/a1']
    expect(asked).to.deep.equal(['POST /address', ...search, ...search])
  })

  it('LOC-43, API-27 where the search leads elsewhere, the place of the zip code stands for the door', async () => {
    const { asked, page } = aVisit(({ method, path, query }) => {
      if (method === 'POST') return [404, { message: 'Not here.' }]
      if (path === '/address') return [200, [{ id: query?.['address'] === '97201' ? 'z1' : 'a2', text: 'there' }]]
      return [200, path === '/places/z1' ? { lat: 45, long: -122 } : doorIn('97080')]
    })
    expect(await addressGateway(page()).locate(written)).to.deep.include({ right: { lat: 45, long: -122 } })
    expect(asked.slice(-2)).to.deep.equal(['GET /address 97201', 'GET /places/z1'])
  })

  it('LOC-43 an address that nobody knows is unknown, with the call and without it', async () => {
    const without = aVisit(({ method }) => (method === 'POST' ? [404] : [200, []]))
    expect(await addressGateway(without.page()).locate(written)).to.have.nested.property('left.status', 404)
    const having = aVisit(() => [404, { message: 'There is no such place.', code: 'unknown_place' }])
    for (const needs of [having.page(), having.page()]) {
      expect(await addressGateway(needs).locate(written)).to.have.nested.property('left.status', 404)
    }
    expect(having.asked).to.deep.equal(['POST /address', 'POST /address'])
  })

  it('CHK-52 a status call that only a forwarding server answered brought no answer', async () => {
    for (const status of [408, 502, 504]) {
      const { page } = aVisit(() => [status, { message: 'm', code: 'no_answer' }])
      expect(await orderGateway(page()).status(aKey(1))).to.have.nested.property('left._tag', 'NoResponse')
    }
    const { page } = aVisit(() => [500, { message: 'm' }])
    expect(await orderGateway(page()).status(aKey(1))).to.have.nested.property('left._tag', 'Refused')
  })
})
