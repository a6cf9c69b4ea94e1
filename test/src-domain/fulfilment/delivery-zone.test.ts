import { expect } from 'chai'
import fc from 'fast-check'
import type { GeoPoint } from '../../../src-domain/address/address.ts'
import { type Area, contains, squareMiles } from '../../../src-domain/address/area.ts'
import { deliveryReach } from '../../../src-domain/fulfilment/delivery-reach.ts'
import { type DeliveryZone, zoneAt } from '../../../src-domain/fulfilment/delivery-zone.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { chargesWith } from '../../../src-domain/pricing/delivery-terms.ts'
import { aRate } from '../../builders/rate-builder.ts'

const shop: GeoPoint = { lat: 40.6797, long: -74.0099 }
function zone(id: string, area: Area, minimum = 0, fee = 0): DeliveryZone {
  return {
    id,
    name: id,
    area,
    terms: { minimum: minor(minimum), fee: minor(fee) },
  }
}
function around(id: string, miles: number, minimum = 0, fee = 0) {
  return zone(id, { _tag: 'Radius', center: shop, miles }, minimum, fee)
}
const block = zone('block', {
  _tag: 'Polygon',
  corners: [
    { lat: 40.679, long: -74.011 },
    { lat: 40.679, long: -74.009 },
    { lat: 40.681, long: -74.009 },
    { lat: 40.681, long: -74.011 },
  ],
})

const point = fc.record({
  lat: fc.double({ min: 40.6, max: 40.8, noNaN: true }),
  long: fc.double({ min: -74.1, max: -73.9, noNaN: true }),
})
const area: fc.Arbitrary<Area> = fc.oneof(
  fc.record({
    _tag: fc.constant('Radius' as const),
    center: point,
    miles: fc.double({ min: 0.1, max: 8, noNaN: true }),
  }),
  fc.record({ _tag: fc.constant('Polygon' as const), corners: fc.array(point, { minLength: 3, maxLength: 7 }) }),
)

describe('Delivery zones', () => {
  it('CHK-26 the smallest zone that holds the place wins, in whichever order they are listed', () => {
    const zones = [around('far', 5), block, around('near', 2)]
    for (const list of [zones, zones.toReversed()]) {
      expect(zoneAt(list, shop)?.id).to.equal('block')
      expect(zoneAt(list, { lat: 40.69, long: -74 })?.id).to.equal('near')
      expect(zoneAt(list, { lat: 40.73, long: -74 })?.id).to.equal('far')
    }
  })

  it('CHK-26 of two equal zones the first in the list wins', () => {
    expect(zoneAt([around('first', 2), around('second', 2)], shop)?.id).to.equal('first')
  })

  it('CHK-26 the winner holds the place, and no zone that holds it is smaller', () => {
    fc.assert(
      fc.property(fc.array(area, { maxLength: 6 }), point, (areas, place) => {
        const zones = areas.map((one, index) => zone(String(index), one))
        const won = zoneAt(zones, place)
        const holding = zones.filter((one) => contains(one.area, place))
        if (won === undefined) expect(holding).to.deep.equal([])
        else {
          expect(holding).to.include(won)
          for (const one of holding) expect(squareMiles(one.area)).to.be.at.least(squareMiles(won.area))
        }
      }),
    )
  })

  it('CHK-26 a restaurant without zones goes anywhere; with zones, a place that is not known is out of them', () => {
    expect(deliveryReach([], undefined)).to.deep.equal({ _tag: 'Anywhere' })
    expect(deliveryReach([around('near', 2)], undefined)).to.deep.equal({ _tag: 'OutOfZone' })
    expect(deliveryReach([around('near', 2)], { lat: 40.8, long: -74 })).to.deep.equal({ _tag: 'OutOfZone' })
    expect(deliveryReach([around('near', 2, 1500, 399)], shop)).to.deep.equal({
      _tag: 'Within',
      terms: { minimum: 1500, fee: 399 },
    })
  })

  it('PRICE-12 the fee of the zone takes the place of the location’s', () => {
    const charges = { taxRate: aRate('8.88'), serviceFee: minor(399), isServiceFeeTaxable: true }
    expect(chargesWith(charges, { minimum: minor(0), fee: minor(199) })).to.deep.equal({ ...charges, serviceFee: 199 })
    expect(chargesWith(charges, undefined)).to.equal(charges)
  })
})
