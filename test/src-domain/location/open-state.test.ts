import { expect } from 'chai'
import fc from 'fast-check'
import type { DayHours } from '../../../src-domain/location/location.ts'
import { hoursToday, openState } from '../../../src-domain/location/open-state.ts'
import { instantOfWall, wallTimeAt } from '../../../src-domain/location/wall-clock.ts'
import { weekHours } from '../../../src-domain/location/week-hours.ts'

function at(iso: string) {
  return Date.parse(iso)
}
function daily(pickupOpen: string, pickupClose: string, days: readonly number[] = [0, 1, 2, 3, 4, 5, 6]) {
  return {
    timeZone: 'America/New_York',
    hours: days.map((day): DayHours => ({ day, pickupOpen, pickupClose })),
  }
}

describe('Whether a location is open', () => {
  const nineToFive = daily('09:00', '17:00')

  it('LOC-06, LOC-22 is open between its hours in its own time zone, not the customer’s', () => {
    // In June New York is four hours behind UTC.
    expect(openState(nineToFive, 'pickup', at('2025-06-11T12:59:59Z'))).to.deep.equal({
      _tag: 'Closed',
      opensAt: at('2025-06-11T13:00:00Z'),
    })
    expect(openState(nineToFive, 'pickup', at('2025-06-11T13:00:00Z'))).to.deep.equal({
      _tag: 'Open',
      until: at('2025-06-11T21:00:00Z'),
    })
    expect(openState(nineToFive, 'pickup', at('2025-06-11T21:00:00Z'))).to.deep.equal({
      _tag: 'Closed',
      opensAt: at('2025-06-12T13:00:00Z'),
    })
  })

  it('LOC-06, SCHED-20 treats a closing time at or before the opening time as the next day’s', () => {
    const late = daily('18:00', '02:00', [5])
    expect(openState(late, 'pickup', at('2025-06-14T05:00:00Z'))).to.deep.equal({
      _tag: 'Open',
      until: at('2025-06-14T06:00:00Z'),
    })
    expect(openState(late, 'pickup', at('2025-06-14T06:00:00Z'))._tag).to.equal('Closed')
  })

  it('LOC-06 keeps hours for each dining option, and is closed without any', () => {
    const location = {
      timeZone: 'America/New_York',
      hours: [{ day: 3, pickupOpen: '09:00', pickupClose: '17:00', dineInOpen: '12:00', dineInClose: '13:00' }],
    }
    const noon = at('2025-06-11T16:30:00Z')
    expect(openState(location, 'pickup', noon)).to.deep.equal({ _tag: 'Open', until: at('2025-06-11T21:00:00Z') })
    expect(openState(location, 'kiosk', noon)).to.deep.equal({ _tag: 'Open', until: at('2025-06-11T17:00:00Z') })
    expect(openState(location, 'delivery', noon)).to.deep.equal({ _tag: 'Closed' })
    expect(openState({ ...location, hours: [] }, 'pickup', noon)).to.deep.equal({ _tag: 'Closed' })
  })

  it('LOC-22 joins adjacent hours, and never closes when open 24 hours', () => {
    const touching = {
      timeZone: 'America/New_York',
      hours: [
        { day: 3, pickupOpen: '09:00', pickupClose: '00:00' },
        { day: 4, pickupOpen: '00:00', pickupClose: '05:00' },
      ],
    }
    expect(openState(touching, 'pickup', at('2025-06-11T20:00:00Z'))).to.deep.equal({
      _tag: 'Open',
      until: at('2025-06-12T09:00:00Z'),
    })
    expect(openState(daily('00:00', '00:00'), 'pickup', at('2025-06-11T20:00:00Z'))).to.deep.equal({ _tag: 'Open' })
  })

  it('LOC-22 opens at the local time on both days when daylight saving changes', () => {
    // New York changes its clocks on 2025-03-09 and 2025-11-02.
    expect(openState(nineToFive, 'pickup', at('2025-03-09T06:00:00Z'))).to.deep.include({
      opensAt: at('2025-03-09T13:00:00Z'),
    })
    expect(openState(nineToFive, 'pickup', at('2025-11-02T05:00:00Z'))).to.deep.include({
      opensAt: at('2025-11-02T14:00:00Z'),
    })
    // Opening at 2:30 in the skipped hour means the moment of the skip.
    expect(openState(daily('02:30', '05:00'), 'pickup', at('2025-03-09T05:30:00Z'))).to.deep.include({
      opensAt: at('2025-03-09T07:00:00Z'),
    })
    // Hours inside the skipped hour do not exist on that day.
    expect(openState(daily('02:00', '03:00'), 'pickup', at('2025-03-09T05:30:00Z'))).to.deep.include({
      opensAt: at('2025-03-10T06:00:00Z'),
    })
  })

  it('LOC-22 uses the location’s date for today’s hours', () => {
    const wednesdays = daily('09:00', '17:00', [3])
    // Thursday in London, Wednesday evening in New York.
    expect(hoursToday(wednesdays, 'pickup', at('2025-06-12T02:00:00Z'))).to.deep.equal([
      { open: '09:00', close: '17:00' },
    ])
    expect(hoursToday(wednesdays, 'pickup', at('2025-06-12T05:00:00Z'))).to.deep.equal([])
  })

  it('LOC-06, LOC-22 prefers hours of a date to holidays, and holidays to weekly hours', () => {
    const thanksgiving = {
      ...nineToFive,
      holidays: ['2025-11-27', '2025-11-28'],
      overrides: [{ date: '2025-11-28', pickupOpen: '12:00', pickupClose: '14:00' }],
    }
    // Wednesday after closing: Thursday is a holiday, Friday opens late.
    expect(openState(thanksgiving, 'pickup', at('2025-11-26T23:00:00Z'))).to.deep.equal({
      _tag: 'Closed',
      opensAt: at('2025-11-28T17:00:00Z'),
    })
    expect(openState(thanksgiving, 'pickup', at('2025-11-28T18:00:00Z'))).to.deep.equal({
      _tag: 'Open',
      until: at('2025-11-28T19:00:00Z'),
    })
    expect(hoursToday(thanksgiving, 'pickup', at('2025-11-27T18:00:00Z'))).to.deep.equal([])
  })

  it('LOC-06 allows two opening periods in a day', () => {
    const siesta = {
      timeZone: 'America/New_York',
      hours: [
        { day: 3, pickupOpen: '17:00', pickupClose: '21:00' },
        { day: 3, pickupOpen: '11:00', pickupClose: '14:00' },
      ],
    }
    expect(openState(siesta, 'pickup', at('2025-06-11T19:00:00Z'))).to.deep.equal({
      _tag: 'Closed',
      opensAt: at('2025-06-11T21:00:00Z'),
    })
    expect(openState(siesta, 'pickup', at('2025-06-11T16:00:00Z'))).to.deep.include({
      until: at('2025-06-11T18:00:00Z'),
    })
  })

  it('LOC-22 is closed at `until` and open at `opensAt`, in any time zone', () => {
    const zone = fc.constantFrom(
      'America/New_York',
      'America/Phoenix',
      'America/Los_Angeles',
      'Pacific/Honolulu',
      'America/St_Johns',
      'Europe/Berlin',
    )
    const time = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)
    const hours = fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 0, max: 6 }), pickupOpen: time, pickupClose: time }),
      {
        selector: (row) => row.day,
      },
    )
    const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) })
    fc.assert(
      fc.property(zone, hours, moment, (timeZone, rows, now) => {
        const location = { timeZone, hours: rows }
        const state = openState(location, 'pickup', now)
        if (state._tag === 'Open' && state.until !== undefined) {
          expect(state.until).to.be.greaterThan(now)
          expect(openState(location, 'pickup', state.until - 1)._tag).to.equal('Open')
          expect(openState(location, 'pickup', state.until)._tag).to.equal('Closed')
        }
        if (state._tag === 'Closed' && state.opensAt !== undefined) {
          expect(state.opensAt).to.be.greaterThan(now)
          expect(openState(location, 'pickup', state.opensAt)._tag).to.equal('Open')
        }
        if (rows.length > 0 && state._tag === 'Closed') expect(state.opensAt).to.be.a('number')
      }),
    )
  })
})

describe('Local time', () => {
  it('SCHED-24 matches Intl, and converts back to the same instant', () => {
    const zone = fc.constantFrom(
      'America/New_York',
      'America/Phoenix',
      'America/Adak',
      'America/St_Johns',
      'Asia/Kathmandu',
    )
    fc.assert(
      fc.property(zone, fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) }), (timeZone, any) => {
        const now = any - (any % 60_000)
        const wall = wallTimeAt(now, timeZone)
        const parts = Object.fromEntries(
          new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' })
            .formatToParts(now)
            .map(({ type, value }) => [type, value]),
        )
        expect([wall.month, wall.day, Math.floor(wall.minutes / 60), wall.minutes % 60]).to.deep.equal(
          [parts['month'], parts['day'], parts['hour'], parts['minute']].map(Number),
        )
        const back = instantOfWall(wall, 0, wall.minutes, timeZone)
        // A repeated hour means its first occurrence.
        expect([0, 3_600_000]).to.include(now - back)
        expect(wallTimeAt(back, timeZone)).to.deep.equal(wall)
      }),
    )
  })
})

describe('Weekly hours', () => {
  it('SCHED-23 joins consecutive days with equal hours into one range, but not Saturday with Sunday', () => {
    const { hours } = daily('09:00', '17:00', [1, 2, 3, 4, 5])
    const weekend: readonly DayHours[] = [
      { day: 6, pickupOpen: '10:00', pickupClose: '14:00' },
      { day: 0, pickupOpen: '10:00', pickupClose: '14:00' },
    ]
    expect(weekHours([...hours, ...weekend], 'pickup')).to.deep.equal([
      { from: 0, to: 0, hours: [{ open: '10:00', close: '14:00' }] },
      { from: 1, to: 5, hours: [{ open: '09:00', close: '17:00' }] },
      { from: 6, to: 6, hours: [{ open: '10:00', close: '14:00' }] },
    ])
    expect(weekHours([], 'pickup')).to.deep.equal([{ from: 0, to: 6, hours: [] }])
  })
})
