import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import { addressGateway } from '../../../src-adapters/order-server/address-gateway.ts'
import type { JsonRequest } from '../../../src-domain/call/send-json.ts'
import { anAddress } from '../../builders/order-builder.ts'

const visit = '7a0b6d0e-5b1c-4a3e-9d53-0a4c8f2f8b11'

describe('The places of the order server', () => {
  const asked: JsonRequest[] = []
  const gateway = (status: number, body: unknown) =>
    addressGateway({
      send: async (request) => {
        asked.push(request)
        return { _tag: 'Answered', status, body, headers: {} }
      },
      brandId: 'ember',
      currency: 'USD',
      sessionId: 'visit',
      locationId: () => undefined,
      token: () => 'token-of-ana',
      onUnavailable: () => undefined,
      report: () => undefined,
    })
  beforeEach(() => asked.splice(0))

  it('API-25 asks for what a typed text may mean, for one way of getting the food', async () => {
    const found = [{ id: 'p1', text: '180 Conover Street' }]
    expect(await gateway(200, found).suggestions('180 con', 'delivery', visit)).to.deep.equal(right(found))
    expect(asked[0]).to.deep.include({ method: 'GET', path: '/address' })
    expect(asked[0]?.query).to.deep.equal({ address: '180 con', orderType: 'delivery', session: visit })
  })

  it('API-26, API-27, LOC-10 asks for the address of a place to deliver to, and for the point of one to search around', async () => {
    const details = {
      addressComponents: [{ longName: '180', shortName: '180', types: ['street_number'] }],
      lat: 40,
      long: -74,
    }
    expect(await gateway(200, details).details('p1', visit)).to.deep.equal(right(details))
    expect(await gateway(200, { lat: 40, long: -74 }).point('p1', visit)).to.deep.equal(right({ lat: 40, long: -74 }))
    expect(asked.map(({ path, query }) => [path, query?.['orderType']])).to.deep.equal([
      ['/places/p1', 'delivery'],
      ['/places/p1', 'pickup'],
    ])
  })

  it('API-28, LOC-44 sends the patron’s address under its name, and reads the kept one bare as well', async () => {
    const kept = { ...anAddress, id: 'adr_1' }
    expect(await gateway(200, { address: kept }).keepForPatron(anAddress)).to.deep.equal(right(kept))
    expect(await gateway(200, kept).keepForPatron(anAddress)).to.deep.equal(right(kept))
    expect(asked[0]).to.deep.include({ method: 'POST', path: '/patron/address', body: { address: anAddress } })
  })

  it('LOC-43 asks where an address is that was written by hand', async () => {
    expect(await gateway(200, { lat: 40, long: -74 }).locate(anAddress)).to.deep.equal(right({ lat: 40, long: -74 }))
    expect(asked[0]).to.deep.include({ method: 'POST', path: '/address', body: { address: anAddress } })
    const unknown = await gateway(404, { message: 'no', code: 'unknown_place' }).locate(anAddress)
    expect(unknown).to.have.nested.property('left.status', 404)
  })

  it('LOC-36 a failing search is a failure and nothing thrown', async () => {
    const answer = await gateway(500, { message: 'no', code: 'places_unavailable' }).suggestions('18', 'pickup', visit)
    expect(answer).to.have.nested.property('left.status', 500)
  })
})
