import { expect } from 'chai'
import fc from 'fast-check'
import { addressVerdict } from '../../../src-domain/location/address-verdict.ts'
import { byDistance } from '../../../src-domain/location/by-distance.ts'
import { chooserTabs } from '../../../src-domain/location/chooser-tabs.ts'
import { distanceText } from '../../../src-domain/location/distance-text.ts'
import type { DeliveryOffer } from '../../../src-domain/location/location.ts'
import { unavailability } from '../../../src-domain/location/unavailability.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { displayedPhone } from '../../../src-domain/text/displayed-phone.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'

const brings: DeliveryOffer = { _tag: 'InZone', terms: { minimum: minor(0), fee: minor(0) } }
const not: DeliveryOffer = { _tag: 'OutOfZone' }
function shop(id: string, distanceInMiles: number, delivery?: DeliveryOffer) {
  return aLocation({ id, slug: id, distanceInMiles, ...(delivery === undefined ? {} : { delivery }) })
}

describe('A list of locations', () => {
  it('LOC-07 is ascending by distance, and the ones whose distance is not known stay behind in their order', () => {
    const miles = fc.option(fc.double({ min: 0, max: 90, noNaN: true }), { nil: undefined })
    fc.assert(
      fc.property(fc.array(miles), (all) => {
        const given = all.map((distance, index) => ({
          index,
          ...(distance === undefined ? {} : { distanceInMiles: distance }),
        }))
        const sorted = byDistance(given)
        expect(sorted).to.have.members(given)
        const known = sorted.flatMap(({ distanceInMiles }) => distanceInMiles ?? [])
        expect(known).to.deep.equal(known.toSorted((a, b) => a - b))
        const unknown = sorted.slice(known.length).map(({ index }) => index)
        expect(unknown).to.deep.equal(unknown.toSorted((a, b) => a - b))
      }),
    )
  })

  it('LOC-08 tells miles with two decimals', () => {
    const told = [0, 1.5, 12.345].map((miles) => distanceText(miles, 'US'))
    expect(told).to.deep.equal(['0.00', '1.50', '12.35'].map((miles) => ({ _tag: 'Miles', miles })))
  })

  it('tells kilometres where the signs of the roads do', () => {
    expect(distanceText(1, 'MX')).to.deep.equal({ _tag: 'Kilometres', kilometres: '1.6' })
    expect(distanceText(1, 'GB')).to.deep.equal({ _tag: 'Miles', miles: '1.00' })
  })

  it('LOC-50 a phone number is NNN-NNN-NNNN, without a country code 1 before ten digits', () => {
    expect(['+17185550142', '1 (718) 555.0142', '1185550142', '+49 30 1234', '555'].map(displayedPhone)).to.deep.equal([
      '718-555-0142',
      '718-555-0142',
      '118-555-0142',
      '+49 30 1234',
      '555',
    ])
  })
})

describe('What an address comes to', () => {
  it('LOC-42 the nearest restaurant that delivers there does', () => {
    const verdict = addressVerdict([shop('far', 9, brings), shop('near', 1, not), shop('mid', 4, brings)])
    expect(verdict).to.deep.include({ _tag: 'Delivered' })
    expect(verdict._tag === 'Delivered' && verdict.location.id).to.equal('mid')
  })

  it('LOC-42 out of the chosen one’s zone: food to fetch at the nearest, and the nearest that delivers', () => {
    const verdict = addressVerdict([shop('far', 9, brings), shop('near', 1, not), shop('mid', 4, brings)], 'near')
    expect(verdict).to.deep.include({ _tag: 'OutOfZone' })
    if (verdict._tag !== 'OutOfZone') return
    expect(verdict.pickup?.id).to.equal('near')
    expect(verdict.deliversFrom?.id).to.equal('mid')
    const chosen = addressVerdict([shop('far', 9, not), shop('near', 1, not), shop('mid', 4, brings)], 'far')
    expect(chosen._tag === 'OutOfZone' && chosen.pickup?.id).to.equal('near')
  })

  it('LOC-42 nobody delivers there: only pickup is offered', () => {
    expect(addressVerdict([shop('far', 9, not), shop('near', 1, not)])).to.deep.equal({
      _tag: 'OutOfZone',
      pickup: shop('near', 1, not),
    })
    expect(addressVerdict([])).to.deep.equal({ _tag: 'NoLocations' })
  })

  it('LOC-42 a back end that says nothing of zones delivers', () => {
    expect(addressVerdict([shop('one', 3)], 'one')._tag).to.equal('Delivered')
  })
})

describe('The location chooser', () => {
  it('LOC-01, LOC-02 has pickup under 2 and delivery under 3', () => {
    const on = { ...aBrand().ordering, pickup: true, delivery: true, kiosk: true }
    expect(chooserTabs(aBrand({ ordering: on }))).to.deep.equal([
      { code: 2, option: 'pickup' },
      { code: 3, option: 'delivery' },
    ])
  })

  it('LOC-03 a way that is switched off has no tab', () => {
    const off = { ...aBrand().ordering, pickup: true, delivery: false }
    expect(chooserTabs(aBrand({ ordering: off })).map(({ option }) => option)).to.deep.equal(['pickup'])
  })

  it('LOC-20 says what is unavailable: online ordering, ordering, or one way of getting the food', () => {
    const brand = aBrand()
    const all = { ...brand.ordering, enabled: true, pickup: true, delivery: true, kiosk: true }
    const routes = { ...brand.routes, ordering: true }
    const of = (ordering: Partial<typeof all>, hasRoutes = true, isKioskEnabled = true) =>
      (['pickup', 'delivery', 'kiosk'] as const).map((type) =>
        unavailability(
          { ordering: { ...all, ...ordering }, routes: { ...routes, ordering: hasRoutes } },
          { isKioskEnabled },
          type,
        ),
      )
    expect(of({})).to.deep.equal([undefined, undefined, undefined])
    expect(of({}, false)).to.deep.equal(['online', 'online', 'online'])
    expect(of({ enabled: false })).to.deep.equal(['ordering', 'ordering', 'ordering'])
    expect(of({ pickup: false, delivery: false })).to.deep.equal(['pickup', 'delivery', undefined])
    expect(of({}, true, false)).to.deep.equal([undefined, undefined, 'kiosk'])
  })
})
