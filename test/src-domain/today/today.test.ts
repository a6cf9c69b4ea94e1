import { expect } from 'chai'
import { openState, pauseInForce } from '../../../src-domain/location/open-state.ts'
import { hoursOfDate, type OpeningTimes } from '../../../src-domain/location/opening-span.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { asap, promisedMinutes, slotOfAsap } from '../../../src-domain/scheduling/asap.ts'
import {
  isOnOffer,
  nextSlot,
  noneTaken,
  type SlotLoad,
  type SlotTerms,
  takenFor,
  unlimitedOrders,
} from '../../../src-domain/scheduling/slots.ts'
import { decideChange, type TodayChange } from '../../../src-domain/today/decide-change.ts'
import { hoursChoices } from '../../../src-domain/today/hours-choices.ts'
import { locationInForce, termsInForce } from '../../../src-domain/today/location-in-force.ts'
import { todayOf } from '../../../src-domain/today/today.ts'
import { changesInForce, noChanges, type TodaysChanges } from '../../../src-domain/today/todays-changes.ts'
import { typedLimits } from '../../../src-domain/today/typed-limits.ts'
import { aLocation, everyDay } from '../../builders/location-builder.ts'
import { changesAfter } from '../../builders/todays-changes-builder.ts'
import { leftOf } from '../../contracts/either.ts'

const minute = 60_000
const hour = 60 * minute
/** Wednesday noon in New York. */
const noon = Date.UTC(2026, 5, 10, 16)
const wednesday = { year: 2026, month: 6, day: 10 }
const evening = aLocation({ hours: everyDay('11:00', '21:00') })
const night = aLocation({ hours: everyDay('17:00', '02:00') })
const terms: SlotTerms = { leadMinutes: 5, preparationMinutes: { pickup: 15 }, daysAhead: 2, isAsapEnabled: true }

function changed(change: TodayChange, location = evening, at = noon, before: TodaysChanges = noChanges): TodaysChanges {
  return changesAfter(before, change, location, at)
}

function hoursAfter(changes: TodaysChanges, location = evening) {
  return hoursOfDate(locationInForce(location, changes), wednesday, 'pickup')
}

describe('a pause of a location', () => {
  const paused = (location: OpeningTimes, until?: number): OpeningTimes => ({
    ...location,
    pauses: { pickup: until === undefined ? {} : { until } },
  })

  it('closes the paused order type until it ends, and no other type', () => {
    const location = paused(evening, noon + hour)
    expect(openState(location, 'pickup', noon)).to.deep.equal({ _tag: 'Closed', opensAt: noon + hour })
    expect(openState(location, 'delivery', noon)._tag).to.equal('Open')
    expect(openState(location, 'pickup', noon + hour)._tag).to.equal('Open')
  })

  it('that lasts past closing time opens with the next opening', () => {
    const location = paused(evening, noon + 10 * hour)
    expect(openState(location, 'pickup', noon)).to.deep.equal({ _tag: 'Closed', opensAt: noon + 23 * hour })
    expect(pauseInForce(location, 'pickup', noon)).to.equal(undefined)
  })

  it('without an end never opens, and has no times for later', () => {
    const location = paused(evening)
    expect(openState(location, 'pickup', noon)).to.deep.equal({ _tag: 'Closed' })
    expect(pauseInForce(location, 'pickup', noon)).to.deep.equal({})
    expect(nextSlot({ location, terms, diningOption: 'pickup', now: noon, taken: noneTaken })).to.equal(undefined)
  })

  it('is not the reason while the location is closed anyway', () => {
    expect(pauseInForce(paused(evening), 'pickup', noon - 2 * hour)).to.equal(undefined)
    expect(pauseInForce(paused(evening, noon), 'pickup', noon)).to.equal(undefined)
  })

  it('gives the kitchen its preparation time from the end of the pause', () => {
    const facts = { location: paused(evening, noon + hour), terms, diningOption: 'pickup', now: noon } as const
    expect(nextSlot({ ...facts, taken: noneTaken })?.at).to.equal((noon + hour + 30 * minute) / 1_000)
    expect(isOnOffer({ ...facts, taken: noneTaken }, (noon + hour + 15 * minute) / 1_000)).to.equal(false)
  })

  it('ends at a full minute', () => {
    const changes = changed({ _tag: 'Pause', orderTypes: ['pickup'], minutes: 15 }, evening, noon + 13_000)
    expect(changes.pauses).to.deep.equal({ pickup: { since: noon + 13_000, until: noon + 16 * minute } })
  })
})

describe('hours that are shortened for today', () => {
  it('close early, open late, or both, and are as usual on the next day', () => {
    const early = changed({ _tag: 'CloseEarly', at: '20:00' })
    expect(hoursAfter(early)).to.deep.equal([{ open: '11:00', close: '20:00' }])
    const both = changed({ _tag: 'OpenLate', at: '13:30' }, evening, noon, early)
    expect(hoursAfter(both)).to.deep.equal([{ open: '13:30', close: '20:00' }])
    const thursday = { ...wednesday, day: 11 }
    expect(hoursOfDate(locationInForce(evening, both), thursday, 'pickup')).to.deep.equal([
      { open: '11:00', close: '21:00' },
    ])
    expect(hoursAfter(changed({ _tag: 'HoursAsUsual' }, evening, noon, both))).to.deep.equal([
      { open: '11:00', close: '21:00' },
    ])
  })

  it('close a night that goes past midnight before or after midnight, and end with it', () => {
    const tonight = noon + 11 * hour
    const closed = (at: string) => changed({ _tag: 'CloseEarly', at }, night, tonight)
    expect(hoursAfter(closed('23:30'), night)).to.deep.equal([{ open: '17:00', close: '23:30' }])
    expect(hoursAfter(closed('01:00'), night)).to.deep.equal([{ open: '17:00', close: '01:00' }])
    expect(closed('01:00').hours?.until).to.equal(noon + 14 * hour)
    expect(changed({ _tag: 'CloseEarly', at: '01:00' }, night, noon + 12.5 * hour).hours?.date).to.equal('2026-06-10')
  })

  it('close a date that is cut to nothing, and shorten each of several spans', () => {
    expect(hoursAfter(changed({ _tag: 'CloseEarly', at: '10:00' }))).to.deep.equal([])
    const split = aLocation({ hours: [...everyDay('11:00', '14:00'), ...everyDay('17:00', '22:00')] })
    expect(hoursAfter(changed({ _tag: 'CloseEarly', at: '20:00' }, split), split)).to.deep.equal([
      { open: '11:00', close: '14:00' },
      { open: '17:00', close: '20:00' },
    ])
    expect(hoursAfter(changed({ _tag: 'CloseEarly', at: '15:00' }, split), split)).to.deep.equal([
      { open: '11:00', close: '14:00' },
    ])
  })

  it('replace what the brand set for the date', () => {
    const own = aLocation({ overrides: [{ date: '2026-06-10', pickupOpen: '10:00', pickupClose: '16:00' }] })
    expect(hoursAfter(changed({ _tag: 'CloseEarly', at: '15:00' }, own), own)).to.deep.equal([
      { open: '10:00', close: '15:00' },
    ])
  })

  it('are refused if the location is closed then anyway', () => {
    for (const change of [
      { _tag: 'CloseEarly', at: '21:00' },
      { _tag: 'CloseEarly', at: '23:00' },
      { _tag: 'OpenLate', at: '11:00' },
      { _tag: 'OpenLate', at: '09:00' },
    ] as const)
      expect(leftOf(decideChange(change, noChanges, evening, noon))).to.deep.equal({ _tag: 'HoursUnchanged' })
  })
})

describe('the preparation time of today', () => {
  it('is promised and waited for until the end of the restaurant’s day', () => {
    const changes = changed({ _tag: 'Prepare', orderType: 'pickup', minutes: 45 })
    expect(changes.preparation.pickup?.until).to.equal(noon + 12 * hour)
    const longer = termsInForce(terms, changes)
    const estimate = locationInForce(evening, changes).serviceEstimates.pickup
    expect(promisedMinutes({ terms: longer, diningOption: 'pickup', estimate })).to.equal(45)
    const facts = { location: evening, terms: longer, diningOption: 'pickup', now: noon } as const
    expect(nextSlot({ ...facts, taken: noneTaken })?.at).to.equal((noon + 45 * minute) / 1_000)
    expect(changesInForce(changes, noon + 12 * hour)).to.deep.equal(noChanges)
  })

  it('can be shorter than usual', () => {
    const changes = changed({ _tag: 'Prepare', orderType: 'pickup', minutes: 10 })
    const estimate = locationInForce(evening, changes).serviceEstimates.pickup
    expect(promisedMinutes({ terms: termsInForce(terms, changes), diningOption: 'pickup', estimate })).to.equal(10)
  })
})

describe('a throttle of orders', () => {
  it('is the capacity of each quarter of an hour, for orders for now and for later', () => {
    const throttled = termsInForce(terms, changed({ _tag: 'Throttle', limits: { orders: 2 } }))
    const state = openState(evening, 'pickup', noon)
    const facts = { terms: throttled, diningOption: 'pickup', state, isPreorderRequired: false, now: noon } as const
    const slot = slotOfAsap(facts)
    expect(asap({ ...facts, taken: () => 1 })._tag).to.equal('Possible')
    expect(asap({ ...facts, taken: (at) => (at === slot ? 2 : 0) })._tag).to.equal('NotInTime')
  })

  it('of items or money leaves no room for what is above it, except in an empty quarter of an hour', () => {
    const throttled = termsInForce(terms, changed({ _tag: 'Throttle', limits: { items: 5, amount: minor(4_000) } }))
    expect(throttled).to.include({ capacityPerSlot: unlimitedOrders, itemsPerSlot: 5, amountPerSlot: 4_000 })
    const load = { orders: 2, items: 3, amount: minor(3_000) }
    const taken = (items: number, amount: number, of: SlotLoad = load) =>
      takenFor(of, { items, amount: minor(amount) }, throttled)
    expect(taken(2, 1_000)).to.equal(2)
    expect(taken(3, 1_000)).to.equal(Number.POSITIVE_INFINITY)
    expect(taken(2, 1_001)).to.equal(Number.POSITIVE_INFINITY)
    expect(takenFor(undefined, { items: 50, amount: minor(90_000) }, throttled)).to.equal(0)
    expect(taken(50, 90_000, { orders: 0, items: 0, amount: minor(0) })).to.equal(0)
  })

  it('without a limit is no throttle', () => {
    expect(changed({ _tag: 'Throttle', limits: {} })).to.deep.equal(noChanges)
  })
})

describe('what staff see of today', () => {
  it('lists each offered type with its state, and as it is usually', () => {
    const changes: TodaysChanges = {
      ...changed({ _tag: 'Prepare', orderType: 'pickup', minutes: 45 }),
      pauses: { delivery: { since: noon, until: noon + hour }, kiosk: { since: 0, until: 1 } },
    }
    const { date, types } = todayOf({ location: evening, terms, offered: ['pickup', 'delivery'], changes, now: noon })
    const hours = [{ open: '11:00', close: '21:00' }]
    expect(date).to.equal('2026-06-10')
    expect(types).to.deep.equal([
      {
        ...{ orderType: 'pickup', isOpen: true, minutes: 45, usualMinutes: 20, minutesUntil: noon + 12 * hour },
        ...{ hours, usualHours: hours },
      },
      {
        ...{ orderType: 'delivery', isOpen: false, pause: { since: noon, until: noon + hour } },
        ...{ minutes: 5, usualMinutes: 5, hours, usualHours: hours },
      },
    ])
  })
})

describe('the times that staff can choose for today’s hours', () => {
  const choices = (location: typeof evening, now: number) =>
    hoursChoices(todayOf({ location, terms, offered: ['pickup'], changes: noChanges, now }), location.timeZone, now)

  it('are the half hours that are left of the hours, and now', () => {
    expect(choices(evening, noon + 7.2 * hour)).to.deep.equal({
      ...{ closesAt: ['19:30', '20:00', '20:30'], opensAt: ['19:30', '20:00', '20:30'], closesNow: '19:12' },
    })
    expect(choices(evening, noon - 3 * hour).closesAt.slice(0, 2)).to.deep.equal(['11:30', '12:00'])
    expect(choices(evening, noon - 3 * hour).closesNow).to.equal('11:00')
    expect(choices(evening, noon + 9 * hour)).to.deep.equal({ closesAt: [], opensAt: [] })
    expect(choices(aLocation({ hours: [] }), noon)).to.deep.equal({ closesAt: [], opensAt: [] })
  })

  it('go past midnight for a closing, and not for an opening', () => {
    const late = choices(night, noon + 10.5 * hour)
    expect(late.closesAt).to.deep.equal(['23:00', '23:30', '00:00', '00:30', '01:00', '01:30'])
    expect(late.opensAt).to.deep.equal(['23:00', '23:30'])
    expect(choices(night, noon + 13 * hour)).to.deep.equal({ closesAt: ['01:30'], opensAt: [], closesNow: '01:00' })
  })

  it('shorten the hours, each of them', () => {
    for (const location of [evening, night])
      for (const now of [noon - 3 * hour, noon + 7.2 * hour]) {
        const { closesAt, opensAt, closesNow = '' } = choices(location, now)
        for (const at of [...closesAt, closesNow]) changed({ _tag: 'CloseEarly', at }, location, now)
        for (const at of opensAt) changed({ _tag: 'OpenLate', at }, location, now)
      }
  })
})

describe('a limit as it is typed', () => {
  it('is read from each field that is not empty', () => {
    expect(typedLimits({ orders: ' 8 ', items: '', amount: '250.5' })).to.deep.equal({
      ...{ limits: { orders: 8, amount: 25_050 }, problems: {} },
    })
  })

  it('names each field that is wrong, and the first if all are empty', () => {
    expect(typedLimits({ orders: '', items: ' ', amount: '' }).problems).to.deep.equal({ orders: 'missing' })
    expect(typedLimits({ orders: '1001', items: '1.5', amount: '0' }).problems).to.deep.equal({
      ...{ orders: 'wrong', items: 'wrong', amount: 'wrong' },
    })
  })
})
