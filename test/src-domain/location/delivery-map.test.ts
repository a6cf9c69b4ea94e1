import { expect } from 'chai'
import { mapPin, mapZoom, pinsInFrame } from '../../../src-domain/location/delivery-map.ts'

const frame = { width: 560, height: 280 }

describe('the map of a delivery', () => {
  it('LOC-47 is drawn at zoom 14 with pins of 31 by 43 px', () => {
    expect([mapZoom, mapPin]).to.deep.equal([14, { width: 31, height: 43 }])
    // At zoom 14 a degree of longitude is 256 * 2^14 / 360 pixels.
    const { origin, destination } = pinsInFrame(
      { origin: { lat: 40, long: -74 }, destination: { lat: 40, long: -73.99 } },
      frame,
    )
    expect((destination?.x ?? 0) - (origin?.x ?? 0)).to.be.closeTo((256 * 2 ** 14 * 0.01) / 360, 0.01)
  })

  it('CONF-09 keeps all pins in the frame with their heads, however far they are, north above south', () => {
    const points = pinsInFrame(
      { origin: { lat: 40.6, long: -74.2 }, destination: { lat: 40.9, long: -73.7 }, driver: { lat: 40.7, long: -74 } },
      frame,
    )
    for (const { x, y } of Object.values(points)) {
      expect(x).to.be.within(mapPin.width / 2, frame.width - mapPin.width / 2)
      expect(y).to.be.within(mapPin.height, frame.height)
    }
    expect(points.destination?.y ?? 0).to.be.lessThan(points.origin?.y ?? 0)
    expect(pinsInFrame({ driver: { lat: 1, long: 1 } }, frame).driver?.x).to.equal(280)
    expect(pinsInFrame({}, frame)).to.deep.equal({})
  })
})
