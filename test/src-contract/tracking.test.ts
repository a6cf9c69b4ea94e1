import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import { tracking } from '../../src-contract/ordering/tracking.ts'

describe('tracking data on the wire', () => {
  const wire = {
    restaurant: { latitude: 40.7, longitude: -74 },
    patron: { latitude: 40.71, longitude: -74.01 },
    driver: { latitude: 40.705, longitude: -74.005 },
    status: 'dropoff',
    estimatedDropoffTime: '2026-06-10T16:30:00.000Z',
  }

  it('CONF-08 restaurant, patron and driver are origin, destination and driver of the map', () => {
    const seen = tracking.decode(wire)
    expect(seen).to.deep.equal(
      right({
        origin: { lat: 40.7, long: -74 },
        destination: { lat: 40.71, long: -74.01 },
        driver: { lat: 40.705, long: -74.005 },
        status: 'dropoff',
        estimatedDropoffTime: '2026-06-10T16:30:00.000Z',
      }),
    )
    if (seen._tag === 'Right') expect(tracking.encode(seen.right)).to.deep.equal(wire)
  })

  it('CONF-08 another back end’s own word stands as it is, and drops neither driver nor time', () => {
    const seen = tracking.decode({ ...wire, status: 'On two wheels' })
    expect(seen).to.have.nested.property('right.status', 'On two wheels')
    expect(seen).to.have.nested.property('right.driver.lat', 40.705)
    expect(seen).to.have.nested.property('right.estimatedDropoffTime', '2026-06-10T16:30:00.000Z')
  })

  it('CONF-08 stands without a driver, a time and a status', () => {
    expect(tracking.decode({ driver: null })).to.deep.equal(right({ status: '' }))
    expect(tracking.decode({ status: 'pending', driver: null })).to.deep.equal(right({ status: 'pending' }))
  })

  for (const [part, value, kept] of [
    ['driver', { latitude: 91, longitude: 0 }, ['origin', 'destination', 'estimatedDropoffTime']],
    ['restaurant', { latitude: '40.7' }, ['destination', 'driver', 'estimatedDropoffTime']],
    ['patron', 'at the door', ['origin', 'driver', 'estimatedDropoffTime']],
    ['estimatedDropoffTime', 1781109000, ['origin', 'destination', 'driver']],
    ['status', 7, ['origin', 'destination', 'driver', 'estimatedDropoffTime']],
  ] as const) {
    it(`CONF-08 of a bad ${part} only that is dropped`, () => {
      const seen = tracking.decode({ ...wire, [part]: value })
      expect(Object.keys(Object(seen).right)).to.have.members(['status', ...kept])
    })
  }
})
