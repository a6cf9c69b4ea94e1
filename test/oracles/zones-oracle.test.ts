import { expect } from 'chai'
import { expectedMetres, expectedMiles, expectedStanding, type OraclePlace } from './zones-oracle.ts'

function at(lat: number, long: number): OraclePlace {
  return { lat, long }
}

describe('The oracle of the zones, against what was worked out by hand', () => {
  const square = { polygon: [at(40, -74), at(40, -73), at(41, -73), at(41, -74)] }

  it('knows the inside of a square from its outside, whichever way it runs and whether or not it is closed', () => {
    const backwards = { polygon: [...square.polygon].reverse() }
    const closed = { polygon: [...square.polygon, at(40, -74)] }
    for (const zone of [square, backwards, closed]) {
      expect(expectedStanding(at(40.5, -73.5), zone)).to.equal('inside')
      expect(expectedStanding(at(40.00002, -73.00002), zone)).to.equal('inside')
      expect(expectedStanding(at(40.5, -74.5), zone)).to.equal('outside')
      expect(expectedStanding(at(41.5, -73.5), zone)).to.equal('outside')
      // A ray to the right meets this corner's sides twice.
      expect(expectedStanding(at(40, -75), zone)).to.equal('outside')
      expect(expectedStanding(at(41, -75), zone)).to.equal('outside')
    }
  })

  it('calls sides, corners and what is within a metre of them the edge', () => {
    for (const place of [at(40, -73.5), at(40.5, -74), at(41, -73), at(40.999995, -73.5), at(41.000005, -73.5)]) {
      expect(expectedStanding(place, square)).to.equal('edge')
    }
    expect(expectedStanding(at(41.00002, -73.5), square)).to.equal('outside')
  })

  it('leaves out the bay of a shape that bends inwards', () => {
    const u = { polygon: [at(0, 0), at(0, 3), at(3, 3), at(3, 2), at(1, 2), at(1, 1), at(3, 1), at(3, 0)] }
    expect(expectedStanding(at(2, 1.5), u)).to.equal('outside')
    expect(expectedStanding(at(0.5, 1.5), u)).to.equal('inside')
    expect(expectedStanding(at(2, 0.5), u)).to.equal('inside')
    expect(expectedStanding(at(2, 2.5), u)).to.equal('inside')
  })

  it('measures along the ball', () => {
    // One degree of latitude: 2 x pi x 6371.0088 km / 360.
    expect(expectedMetres(at(40, -74), at(41, -74))).to.be.closeTo(111_195.08, 0.01)
    // One degree of longitude at 60 degrees north: half, less the great circle's shortcut.
    expect(expectedMetres(at(60, 0), at(60, 1))).to.be.closeTo(55_597.0, 1)
    expect(expectedMetres(at(0, 0), at(0, 180))).to.be.closeTo(20_015_114.4, 0.1)
    expect(expectedMetres(at(40.6797, -74.0099), at(40.6797, -74.0099))).to.equal(0)
    expect(expectedMiles(at(40, -74), at(41, -74))).to.be.closeTo(69.093_4, 0.000_1)
  })

  it('draws a circle of metres, not of degrees', () => {
    const zone = { centre: at(60, 0), radiusMetres: 50_000 }
    expect(expectedStanding(at(60, 0.8), zone)).to.equal('inside')
    expect(expectedStanding(at(60, 1), zone)).to.equal('outside')
    expect(expectedStanding(at(60.4, 0), zone)).to.equal('inside')
    expect(expectedStanding(at(60.5, 0), zone)).to.equal('outside')
    expect(expectedStanding(at(60 + (360 / (2 * Math.PI * 6_371_008.8)) * 50_000, 0), zone)).to.equal('edge')
  })
})
