import { expect } from 'chai'
import fc from 'fast-check'
import type { GeoPoint } from '../../../src-domain/address/address.ts'
import { type Area, contains, squareMiles } from '../../../src-domain/address/area.ts'
import { distanceInMiles } from '../../../src-domain/address/distance.ts'
import { expectedMiles, expectedStanding } from '../../oracles/zones-oracle.ts'

function at(lat: number, long: number): GeoPoint {
  return { lat, long }
}
function polygon(...corners: readonly GeoPoint[]): Area {
  return { _tag: 'Polygon', corners }
}
/** An L: the square from 0 to 2 without its upper right quarter. */
const bent = polygon(at(0, 0), at(0, 2), at(1, 2), at(1, 1), at(2, 1), at(2, 0))

const near = fc.record({
  lat: fc.double({ min: 40, max: 41, noNaN: true }),
  long: fc.double({ min: -75, max: -74, noNaN: true }),
})

describe('A part of a town', () => {
  it('CHK-26 a polygon holds what is inside it, also where it is bent', () => {
    expect([at(0.5, 0.5), at(0.5, 1.5), at(1.5, 0.5)].map((point) => contains(bent, point))).to.deep.equal([
      true,
      true,
      true,
    ])
    expect([at(1.5, 1.5), at(-0.1, 1), at(1, 2.1), at(2.1, 0.5)].map((point) => contains(bent, point))).to.deep.equal([
      false,
      false,
      false,
      false,
    ])
  })

  it('CHK-26 its border belongs to it: sides, corners and the inner corner', () => {
    for (const point of [at(0, 1), at(1, 1.5), at(1.5, 1), at(0, 0), at(1, 1), at(2, 0), at(2, 1)])
      expect(contains(bent, point), JSON.stringify(point)).to.equal(true)
  })

  it('CHK-26 fewer than three corners hold nothing', () => {
    expect(contains(polygon(at(0, 0), at(0, 2)), at(0, 1))).to.equal(false)
    expect(contains(polygon(), at(0, 0))).to.equal(false)
    expect(squareMiles(polygon())).to.equal(0)
  })

  it('CHK-26 the answer does not depend on where the corners begin nor on their direction', () => {
    const corners = fc.array(near, { minLength: 3, maxLength: 8 })
    fc.assert(
      fc.property(corners, near, fc.nat(7), (ring, point, turn) => {
        const start = turn % ring.length
        const turned = [...ring.slice(start), ...ring.slice(0, start)]
        const expected = contains(polygon(...ring), point)
        expect(contains(polygon(...turned), point)).to.equal(expected)
        expect(contains(polygon(...ring.toReversed()), point)).to.equal(expected)
      }),
    )
  })

  it('CHK-26 a triangle holds every mixture of its corners and nothing beyond one of them', () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true })
    fc.assert(
      fc.property(near, near, near, share, share, share, (a, b, c, x, y, z) => {
        const triangle = polygon(a, b, c)
        fc.pre(squareMiles(triangle) > 0.5)
        const whole = x + y + z
        const mixed = at((a.lat * x + b.lat * y + c.lat * z) / whole, (a.long * x + b.long * y + c.long * z) / whole)
        expect(contains(triangle, mixed)).to.equal(true)
        expect(contains(triangle, at(2 * a.lat - mixed.lat, 2 * a.long - mixed.long))).to.equal(false)
      }),
    )
  })

  it('CHK-26 a radius holds what is at most so many miles away', () => {
    const shop = at(40.6797, -74.0099)
    fc.assert(
      fc.property(near, fc.double({ min: 0.1, max: 40, noNaN: true }), (point, miles) => {
        expect(contains({ _tag: 'Radius', center: shop, miles }, point)).to.equal(distanceInMiles(shop, point) <= miles)
      }),
    )
    expect(contains({ _tag: 'Radius', center: shop, miles: 0 }, shop)).to.equal(true)
  })

  it('CHK-26 says what an oracle says that counts turns in whole numbers, of any polygon and any circle', () => {
    const corners = fc.array(near, { minLength: 3, maxLength: 9 })
    let edges = 0
    fc.assert(
      fc.property(corners, near, near, fc.double({ min: 0.2, max: 40, noNaN: true }), (ring, point, center, miles) => {
        const inPolygon = expectedStanding(point, { polygon: ring })
        if (inPolygon === 'edge') edges += 1
        else expect(contains(polygon(...ring), point)).to.equal(inPolygon === 'inside')
        const inCircle = expectedStanding(point, { centre: center, radiusMetres: miles * 1_609.344 })
        if (inCircle === 'edge') edges += 1
        else expect(contains({ _tag: 'Radius', center, miles }, point)).to.equal(inCircle === 'inside')
        expect(distanceInMiles(center, point)).to.be.closeTo(expectedMiles(center, point), 1e-3)
      }),
    )
    expect(edges).to.be.below(20)
  })

  it('CHK-26 what a polygon that crosses itself runs around twice is inside it too', () => {
    const star = polygon(at(0, 0), at(3, 1), at(0, 2), at(2, -0.5), at(2, 2.5))
    expect(contains(star, at(1.2, 1))).to.equal(true)
    expect(contains(star, at(0.1, 1))).to.equal(false)
  })

  it('CHK-26 knows how large it is, in square miles', () => {
    expect(squareMiles({ _tag: 'Radius', center: at(40, -74), miles: 2 })).to.be.closeTo(12.566, 0.001)
    const side = 1 / 69.093
    const square = polygon(at(0, 0), at(0, side), at(side, side), at(side, 0))
    expect(squareMiles(square)).to.be.closeTo(1, 0.001)
  })
})

describe('Miles between two places', () => {
  it('LOC-07 are those of the map, both ways', () => {
    const [brooklyn, philadelphia] = [at(40.6797, -74.0099), at(39.9727, -75.134)]
    expect(distanceInMiles(brooklyn, philadelphia)).to.be.closeTo(76.8, 0.5)
    expect(distanceInMiles(philadelphia, brooklyn)).to.be.closeTo(distanceInMiles(brooklyn, philadelphia), 1e-9)
    expect(distanceInMiles(brooklyn, brooklyn)).to.equal(0)
  })
})
