import { expect } from 'chai'
import fc from 'fast-check'
import { dateAfter } from '../../../src-domain/location/calendar-date.ts'
import type { DayHours } from '../../../src-domain/location/location.ts'
import { instantOfWall } from '../../../src-domain/location/wall-clock.ts'
import { scheduleDates, scheduleTimes } from '../../../src-domain/scheduling/schedule.ts'
import { isOnOffer, nextSlot, type SlotFacts } from '../../../src-domain/scheduling/slots.ts'
import { expectedLabels, expectedSlots, type SlotsOracleInput } from '../../oracles/slots-oracle.ts'

const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const

const firstYear = 2024
const years = 10

/** The oracle is slow: a few runs beside other suites, all in the property suite. */
const asked = fc.readConfigureGlobal().numRuns ?? 100
const numRuns = asked > 100 ? asked : Math.ceil(asked / 12)
const changeoverYears = asked > 100 ? years : 1
const perDay = 86_400_000

/** Day of a US clock change: second Sunday of March, first of November. */
function changeover(year: number, half: 'spring' | 'fall'): number {
  const first = Date.UTC(year, half === 'spring' ? 2 : 10, 1)
  const toSunday = (7 - new Date(first).getUTCDay()) % 7
  return first + (toSunday + (half === 'spring' ? 7 : 0)) * perDay
}

/** Half of the moments are within two days of a clock change, where bugs are likely. */
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(firstYear, 0, 1), max: Date.UTC(firstYear + years, 0, 1) }),
  fc
    .tuple(
      fc.integer({ min: firstYear, max: firstYear + years - 1 }),
      fc.constantFrom('spring' as const, 'fall' as const),
      fc.integer({ min: -2 * perDay, max: 2 * perDay }),
    )
    .map(([year, half, away]) => changeover(year, half) + away),
)

function clockTime(minutes: number) {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
const time = fc
  .oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 240 }), fc.integer({ min: 1200, max: 1439 }))
  .map(clockTime)
const maybeTime = fc.option(time, { freq: 8, nil: null })

const facts: fc.Arbitrary<SlotsOracleInput> = fc
  .record({
    timeZone: fc.constantFrom(...usZones),
    week: fc.array(fc.record({ day: fc.integer({ min: 0, max: 6 }), open: maybeTime, close: maybeTime }), {
      maxLength: 9,
    }),
    now: moment,
    ownDates: fc.array(fc.record({ shift: fc.integer({ min: -1, max: 4 }), open: maybeTime, close: maybeTime }), {
      maxLength: 2,
    }),
    closedDays: fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 2 }),
    leadMinutes: fc.integer({ min: 0, max: 90 }),
    preparationMinutes: fc.integer({ min: 0, max: 60 }),
    capacityPerSlot: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    full: fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 6 }),
    daysAhead: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ ownDates, closedDays, full, ...rest }) => {
    const dateOf = (shift: number) => new Date(rest.now + shift * perDay).toISOString().slice(0, 10)
    const quarter = Math.ceil(rest.now / 900_000) * 900
    return {
      ...rest,
      overrides: ownDates.map(({ shift, open, close }) => ({ date: dateOf(shift), open, close })),
      holidays: closedDays.map(dateOf),
      taken: new Map(full.map((quarters, index) => [quarter + quarters * 900, index])),
    }
  })

function orAbsent(open: string | null, close: string | null) {
  return {
    ...(open === null ? {} : { pickupOpen: open }),
    ...(close === null ? {} : { pickupClose: close }),
  }
}

function ours(given: SlotsOracleInput): SlotFacts {
  return {
    location: {
      timeZone: given.timeZone,
      hours: given.week.map(({ day, open, close }): DayHours => ({ day, ...orAbsent(open, close) })),
      overrides: given.overrides.map(({ date, open, close }) => ({ date, ...orAbsent(open, close) })),
      holidays: given.holidays,
    },
    terms: {
      leadMinutes: given.leadMinutes,
      preparationMinutes: { pickup: given.preparationMinutes },
      ...(given.capacityPerSlot === null ? {} : { capacityPerSlot: given.capacityPerSlot }),
      daysAhead: given.daysAhead,
      isAsapEnabled: true,
    },
    diningOption: 'pickup',
    now: given.now,
    taken: (at) => given.taken.get(at) ?? 0,
  }
}

describe('Slots against the oracle that asks Intl at every quarter of an hour', () => {
  it('SCHED-03, SCHED-04, SCHED-20, SCHED-22, SCHED-24 matches the oracle’s dates, times and words over ten years in eight zones, with clock changes and nights past midnight', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const expected = expectedSlots(given)
        const schedule = ours(given)
        expect(scheduleDates(schedule)).to.deep.equal(
          expected.map(({ unixTimestamp }) => {
            const { dayOfWeek, pretty } = expectedLabels(given.timeZone, unixTimestamp)
            return { unixTimestamp, dayOfWeek, pretty }
          }),
        )
        for (const { unixTimestamp, slots } of expected) {
          const times = scheduleTimes(schedule, unixTimestamp) ?? []
          expect(times.map(({ formatted: _, ...slot }) => slot)).to.deep.equal(slots)
          // The oracle makes labels slowly: a few per day.
          for (const [index, { unixTimestamp: at, formatted }] of times.entries())
            if (index % 19 === 0) expect(formatted).to.equal(expectedLabels(given.timeZone, at).formatted)
        }
      }),
      { numRuns },
    )
  })

  it('SCHED-25 offers a time exactly when the oracle lists it as free, and the oracle’s first time as the next one', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: -4, max: 300 }), (given, quarters) => {
        const free = expectedSlots(given).flatMap(({ slots }) => slots.filter(({ isAvailable }) => isAvailable))
        const at = Math.ceil(given.now / 900_000) * 900 + quarters * 900
        const schedule = ours(given)
        expect(isOnOffer(schedule, at)).to.equal(free.some(({ unixTimestamp }) => unixTimestamp === at))
        expect(isOnOffer(schedule, at + 60)).to.equal(false)
        expect(nextSlot(schedule)?.at).to.equal(free[0]?.unixTimestamp)
        expect(nextSlot(schedule, at)?.at).to.equal(
          free.find(({ unixTimestamp }) => unixTimestamp >= at)?.unixTimestamp,
        )
      }),
      { numRuns },
    )
  })

  it('SCHED-03 lists each quarter hour once on both clock-change days of ten years in every zone', () => {
    for (const timeZone of usZones) {
      for (let year = firstYear; year < firstYear + changeoverYears; year += 1) {
        for (const half of ['spring', 'fall'] as const) {
          const day = new Date(changeover(year, half))
          const date = { year, month: day.getUTCMonth() + 1, day: day.getUTCDate() }
          const given: SlotsOracleInput = {
            timeZone,
            week: [0, 1, 2, 3, 4, 5, 6].map((one) => ({ day: one, open: '00:00', close: '00:00' })),
            overrides: [],
            holidays: [],
            leadMinutes: 0,
            preparationMinutes: 0,
            capacityPerSlot: null,
            taken: new Map(),
            daysAhead: 0,
            now: instantOfWall(date, 0, 0, timeZone),
          }
          const [today] = scheduleDates(ours(given))
          const times = scheduleTimes(ours(given), today?.unixTimestamp ?? 0) ?? []
          expect(times.length * 900, `${timeZone} ${year} ${half}`).to.equal(
            (instantOfWall(dateAfter(date, 1), 0, 0, timeZone) - given.now) / 1000,
          )
          expect(times.map(({ unixTimestamp }) => unixTimestamp)).to.deep.equal(
            expectedSlots(given)[0]?.slots.map(({ unixTimestamp }) => unixTimestamp),
          )
        }
      }
    }
  })
})
