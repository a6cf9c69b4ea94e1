import { expect } from 'chai'
import type { Location } from '../../../src-domain/location/location.ts'
import { locationCardView } from '../../../src-ui/location/location-card-view.ts'
import { openingWords } from '../../../src-ui/location/opening-words.ts'
import { clock } from '../../../src-ui/messages/clock.en.ts'
import { clock as spanishClock } from '../../../src-ui/messages/clock.es.ts'
import { shop as english } from '../../../src-ui/messages/shop.en.ts'
import { shop as spanish } from '../../../src-ui/messages/shop.es.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation, everyDay } from '../../builders/location-builder.ts'

/** Wednesday 10 June 2026 in New York, four hours behind UTC. */
function at(hour: number, minute = 0) {
  return Date.UTC(2026, 5, 10, hour + 4, minute)
}
function said(now: number, fields: Partial<Location> = {}) {
  return openingWords(aLocation(fields), 'pickup', now, english, clock, 'en')
}

describe('the words of a restaurant’s hours', () => {
  it('LOC-22 says until when it is open, when it opens, that it never closes, and believes the restaurant before its hours', () => {
    const onlySunday = everyDay('11:00', '21:00').filter(({ day }) => day === 0)
    for (const [now, fields, words] of [
      [at(12), {}, { isOpen: true, opening: 'Open until 9:00 PM', hours: 'Today 11:00 AM – 9:00 PM' }],
      [at(9), {}, { opening: 'Closed · opens at 11:00 AM' }],
      [at(22), {}, { opening: 'Closed · opens tomorrow at 11:00 AM' }],
      [
        at(12),
        { hours: onlySunday },
        { isOpen: false, opening: 'Closed · opens Sunday at 11:00 AM', hours: 'Closed today' },
      ],
      [at(12), { hours: [] }, { isOpen: false, opening: 'Closed', hours: 'Closed today' }],
      [at(12), { hours: everyDay('00:00', '00:00') }, { opening: 'Open', hours: 'Open 24 hours' }],
      [at(12), { isOpen: false }, { isOpen: false, opening: 'Not taking orders right now' }],
      [at(12), { isOpen: false, isOpenFor: { pickup: true } }, { isOpen: true }],
      [at(12), { isOpen: true, isOpenFor: { pickup: false } }, { opening: 'Not taking orders right now' }],
    ] as const)
      expect(said(now, fields)).to.deep.include(words)
  })

  it('says of a pause until when it lasts, if the restaurant is open then', () => {
    const pauses = (until?: number) => ({ pauses: { pickup: until === undefined ? {} : { until } } })
    for (const [now, fields, opening] of [
      [at(12), pauses(at(12, 30)), 'Pickup is paused until 12:30 PM'],
      [at(12), pauses(), 'Pickup is paused right now'],
      [at(12, 30), pauses(at(12, 30)), 'Open until 9:00 PM'],
      [at(12), { pauses: { delivery: {} } }, 'Open until 9:00 PM'],
      [at(20, 45), pauses(at(21, 15)), 'Closed · opens tomorrow at 11:00 AM'],
      [at(10, 45), pauses(at(11, 15)), 'Closed · opens at 11:15 AM'],
    ] as const)
      expect(said(now, { ...fields, isOpen: false, isOpenFor: { pickup: true } }).opening).to.equal(opening)
  })

  it('speaks Spanish', () => {
    const words = openingWords(aLocation(), 'pickup', at(22), spanish, spanishClock, 'es')
    expect(words.opening).to.equal('Cerrado · abrimos mañana a las 11:00\u00a0a.\u00a0m.')
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
})
