import { expect } from 'chai'
import {
  type CalendarDate,
  dateAfter,
  daysFrom,
  isoDate,
  isSameDate,
  weekdayOf,
} from '../../../src-domain/location/calendar-date.ts'

const perDay = 86_400_000
function utcDate(at: number): CalendarDate {
  const date = new Date(at)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Zones with clock changes at midnight or by half an hour, and the extreme offsets. */
const zones = ['UTC', 'Africa/Cairo', 'America/Santiago', 'Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Pago_Pago']

describe('A date of the calendar', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it('SCHED-03 counts its days alike wherever it is counted, on days of changing clocks too', () => {
    const first = Date.UTC(2026, 0, 1)
    for (const here of zones) {
      process.env['TZ'] = here
      for (let day = 0; day < 800; day += 1) {
        const date = utcDate(first + day * perDay)
        const next = dateAfter(date, 1)
        if (isoDate(next) !== isoDate(utcDate(first + (day + 1) * perDay)))
          expect.fail(`${here}: after ${isoDate(date)}`)
        if (weekdayOf(date) !== (day + 4) % 7) expect.fail(`${here}: the weekday of ${isoDate(date)}`)
        if (daysFrom(date, next) !== 1 || daysFrom(next, date) !== -1) expect.fail(`${here}: from ${isoDate(date)}`)
        if (isSameDate(date, next) || !isSameDate(date, utcDate(first + day * perDay))) expect.fail(isoDate(date))
      }
    }
  })

  it('SCHED-03 passes the ends of months and years, back and forth', () => {
    expect(dateAfter({ year: 2028, month: 2, day: 28 }, 1)).to.deep.equal({ year: 2028, month: 2, day: 29 })
    expect(dateAfter({ year: 2027, month: 1, day: 3 }, -3)).to.deep.equal({ year: 2026, month: 12, day: 31 })
    expect(daysFrom({ year: 2026, month: 12, day: 31 }, { year: 2028, month: 3, day: 1 })).to.equal(426)
  })
})
