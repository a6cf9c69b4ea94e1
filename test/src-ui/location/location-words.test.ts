import { expect } from 'chai'
import type { Location } from '../../../src-domain/location/location.ts'
import { locationCardView } from '../../../src-ui/location/location-card-view.ts'
import { openingWords } from '../../../src-ui/location/opening-words.ts'
import { clock } from '../../../src-ui/messages/clock.en.ts'
import { phoneWords } from '../../../src-ui/messages/phone-words.ts'
import { shop as english } from '../../../src-ui/messages/shop.en.ts'
import { shop as spanish } from '../../../src-ui/messages/shop.es.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation, everyDay } from '../../builders/location-builder.ts'

/** Wednesday 10 June 2026 in New York, four hours behind UTC. */
function at(hour: number, minute = 0) {
  return Date.UTC(2026, 5, 10, hour + 4, minute)
}
function said(now: number, fields: Partial<Location> = {}) {
  return openingWords(aLocation(fields), 'pickup', now, english, 'en')
}

describe('the words of a restaurant’s hours', () => {
  it('LOC-22 says until when it is open, on its own clock', () => {
    expect(said(at(12))).to.deep.equal({
      isOpen: true,
      opening: 'Open until 9:00 PM',
      hours: 'Today 11:00 AM – 9:00 PM',
    })
  })

  it('LOC-22 says when it opens: today, tomorrow, or after a closed day', () => {
    expect(said(at(9)).opening).to.equal('Closed · opens at 11:00 AM')
    expect(said(at(22)).opening).to.equal('Closed · opens tomorrow at 11:00 AM')
    const onlySunday = everyDay('11:00', '21:00').filter(({ day }) => day === 0)
    expect(said(at(12), { hours: onlySunday })).to.deep.equal({
      isOpen: false,
      opening: 'Closed · opens Sunday at 11:00 AM',
      hours: 'Closed today',
    })
  })

  it('LOC-06 stays open past midnight', () => {
    expect(said(at(24, 30), { hours: everyDay('18:00', '02:00') }).opening).to.equal('Open until 2:00 AM')
  })

  it('believes a restaurant that closed within its hours', () => {
    expect(said(at(12), { isOpen: false })).to.include({ isOpen: false, opening: 'Not taking orders right now' })
  })

  it('LOC-22 believes it for each way of its own, and says when it never closes', () => {
    expect(said(at(12), { isOpen: false, isOpenFor: { pickup: true } }).isOpen).to.equal(true)
    expect(said(at(12), { isOpen: true, isOpenFor: { pickup: false } }).opening).to.equal('Not taking orders right now')
    expect(said(at(12), { hours: everyDay('00:00', '00:00') })).to.include({ opening: 'Open', hours: 'Open 24 hours' })
  })

  it('never promises an opening that no day has', () => {
    expect(said(at(12), { hours: [] })).to.include({ isOpen: false, opening: 'Closed', hours: 'Closed today' })
  })

  it('speaks Spanish', () => {
    const words = openingWords(aLocation(), 'pickup', at(22), spanish, 'es')
    expect(words.opening).to.equal('Cerrado · abre mañana a las 11:00\u00a0a.\u00a0m.')
  })
})

describe('a restaurant’s card', () => {
  const card = (fields: Partial<Location>) =>
    locationCardView(
      aLocation(fields),
      'pickup',
      { brand: aBrand(), now: at(12), words: english, clock, locale: 'en' },
      '/x',
    )

  it('LOC-05, LOC-08 tells address, estimate and the distance with two decimals when it is known', () => {
    expect(card({ distanceInMiles: 1.5 })).to.include({
      address: '1 Quay, Brooklyn NY',
      estimate: 'Ready in about 15 min',
      distance: '1.50 miles away',
    })
    expect(card({})).not.to.have.property('distance')
  })

  it('tells the distance in kilometres to a brand of a country that has them', () => {
    const brand = aBrand({ country: 'MX' })
    const facts = { brand, now: at(12), clock, locale: 'en' } as const
    const near = aLocation({ distanceInMiles: 1.5 })
    expect(locationCardView(near, 'pickup', { ...facts, words: english }, '/x').distance).to.equal('2.4 km away')
    expect(locationCardView(near, 'pickup', { ...facts, words: spanish }, '/x').distance).to.equal('a 2.4 km')
  })

  it('LOC-05 names who cooks in a food hall, as far as they have names', () => {
    const group = (name: string) => ({ id: name, name, description: '' })
    expect(card({ restaurantGroups: [group('The Ladle'), group(''), group('The Ember')] }).restaurants).to.equal(
      'The Ladle · The Ember',
    )
    expect(card({ restaurantGroups: [] })).not.to.have.property('restaurants')
  })

  it('LOC-50 writes a phone number as NNN-NNN-NNNN, and another as it came', () => {
    expect(['+17185550142', '(718) 555-0142', '7185550142', '+49 30 1234'].map(phoneWords)).to.deep.equal([
      '718-555-0142',
      '718-555-0142',
      '718-555-0142',
      '+49 30 1234',
    ])
  })

  it('LOC-21 carries whether orders are for later only', () => {
    expect(card({ isPreorderRequired: true }).isPreorderOnly).to.equal(true)
  })
})
