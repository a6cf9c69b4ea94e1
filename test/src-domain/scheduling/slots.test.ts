import { expect } from 'chai'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { scheduleDates, scheduleTimes } from '../../../src-domain/scheduling/schedule.ts'
import { isOnOffer, nextSlot, noneTaken, type SlotFacts, type SlotTerms } from '../../../src-domain/scheduling/slots.ts'
import { everyDay } from '../../builders/location-builder.ts'

function at(iso: string) {
  return Date.parse(iso)
}
function seconds(iso: string) {
  return at(iso) / 1000
}

function facts(now: string, terms: Partial<SlotTerms> = {}, more: Partial<SlotFacts> = {}): SlotFacts {
  return {
    location: { timeZone: 'America/New_York', hours: everyDay('11:00', '12:00') },
    terms: { leadMinutes: 0, preparationMinutes: {}, daysAhead: 1, isAsapEnabled: true, ...terms },
    diningOption: 'pickup',
    now: at(now),
    taken: noneTaken,
    ...more,
  }
}

function timesOf(given: SlotFacts): readonly string[] {
  return scheduleDates(given).flatMap(({ unixTimestamp, pretty }) =>
    (scheduleTimes(given, unixTimestamp) ?? []).map(
      ({ formatted, isAvailable }) => `${pretty} ${formatted}${isAvailable ? '' : ' full'}`,
    ),
  )
}

describe('The times that can be ordered for', () => {
  it('SCHED-03, SCHED-04 are quarters of an hour of the days in reach, each named as the wire has it', () => {
    const given = facts('2025-06-11T16:00:00Z')
    expect(scheduleDates(given)).to.deep.equal([
      { unixTimestamp: seconds('2025-06-12T04:00:00Z'), dayOfWeek: 'Thu', pretty: 'Thu, 6/12/2025' },
    ])
    expect(scheduleTimes(given, seconds('2025-06-12T04:00:00Z'))).to.deep.equal([
      { unixTimestamp: seconds('2025-06-12T15:00:00Z'), formatted: '11:00 AM', isAvailable: true },
      { unixTimestamp: seconds('2025-06-12T15:15:00Z'), formatted: '11:15 AM', isAvailable: true },
      { unixTimestamp: seconds('2025-06-12T15:30:00Z'), formatted: '11:30 AM', isAvailable: true },
      { unixTimestamp: seconds('2025-06-12T15:45:00Z'), formatted: '11:45 AM', isAvailable: true },
    ])
  })

  it('API-45 a moment that is no schedule date has no times: another hour, a day out of reach, a day that is over', () => {
    const given = facts('2025-06-11T16:00:00Z')
    expect(scheduleTimes(given, seconds('2025-06-12T05:00:00Z'))).to.equal(undefined)
    expect(scheduleTimes(given, seconds('2025-06-13T04:00:00Z'))).to.equal(undefined)
    expect(scheduleTimes(given, seconds('2025-06-11T04:00:00Z'))).to.equal(undefined)
  })

  it('SCHED-04 a slot that has its orders is listed and not available; the next free one is behind it', () => {
    const full = seconds('2025-06-11T15:15:00Z')
    const given = facts('2025-06-11T15:01:00Z', { capacityPerSlot: 3 }, { taken: (slot) => (slot === full ? 3 : 2) })
    expect(timesOf(given).slice(0, 2)).to.deep.equal(['Wed, 6/11/2025 11:15 AM full', 'Wed, 6/11/2025 11:30 AM'])
    expect(isOnOffer(given, full)).to.equal(false)
    expect(isOnOffer(given, seconds('2025-06-11T15:30:00Z'))).to.equal(true)
    expect(nextSlot(given, full)?.at).to.equal(seconds('2025-06-11T15:30:00Z'))
  })

  it('SCHED-04 lead and preparation are counted from now, each way of getting the food with its own', () => {
    const first = (diningOption: DiningOption) =>
      nextSlot(
        facts('2025-06-11T15:00:00Z', { leadMinutes: 10, preparationMinutes: { delivery: 30 } }, { diningOption }),
      )?.at
    expect(first('pickup')).to.equal(seconds('2025-06-11T15:15:00Z'))
    expect(first('delivery')).to.equal(seconds('2025-06-11T15:45:00Z'))
  })

  it('SCHED-04 a time that was on offer lapses when lead and cooking no longer fit', () => {
    const slot = seconds('2025-06-11T15:30:00Z')
    const atTime = (now: string) => isOnOffer(facts(now, { leadMinutes: 10, preparationMinutes: { pickup: 15 } }), slot)
    expect([atTime('2025-06-11T15:05:00Z'), atTime('2025-06-11T15:05:01Z')]).to.deep.equal([true, false])
  })

  it('SCHED-20 a night past midnight goes on through a holiday; what begins on the holiday does not', () => {
    const given = facts(
      '2025-07-04T02:00:00Z',
      { daysAhead: 1 },
      {
        location: { timeZone: 'America/New_York', hours: everyDay('23:30', '00:30'), holidays: ['2025-07-04'] },
      },
    )
    expect(timesOf(given)).to.deep.equal([
      'Thu, 7/3/2025 11:30 PM',
      'Thu, 7/3/2025 11:45 PM',
      'Fri, 7/4/2025 12:00 AM',
      'Fri, 7/4/2025 12:15 AM',
    ])
  })

  it('SCHED-08 a location that never opens has no dates and no next time', () => {
    const never = facts('2025-06-11T16:00:00Z', {}, { location: { timeZone: 'America/New_York', hours: [] } })
    expect(scheduleDates(never)).to.deep.equal([])
    expect(nextSlot(never)).to.equal(undefined)
  })
})
