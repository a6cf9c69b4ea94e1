import { expect } from 'chai'
import { expectedLabels, expectedSlots, type SlotsOracleInput } from './slots-oracle.ts'

const newYork = 'America/New_York'
function daily(open: string, close: string) {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close }))
}

function input(fields: Partial<SlotsOracleInput> & { readonly at: string }): SlotsOracleInput {
  return {
    timeZone: newYork,
    week: daily('09:00', '17:00'),
    overrides: [],
    holidays: [],
    leadMinutes: 0,
    preparationMinutes: 0,
    capacityPerSlot: null,
    taken: new Map(),
    daysAhead: 0,
    now: Date.parse(fields.at),
    ...fields,
  }
}

/** "2026-03-08 05:00Z 7": date, its midnight in UTC, number of slots. */
function outline(slots: ReturnType<typeof expectedSlots>) {
  return slots.map(({ date, unixTimestamp, slots: { length } }) => `${date} ${utc(unixTimestamp)} ${length}`)
}
function utc(seconds: number) {
  return `${new Date(seconds * 1_000).toISOString().slice(11, 16)}Z`
}
function utcOf(slots: ReturnType<typeof expectedSlots>) {
  return slots.flatMap((date) => date.slots.map(({ unixTimestamp }) => utc(unixTimestamp)))
}

describe('The oracle of the slots, against what was worked out by hand', () => {
  it('lists nine to five on a plain day as 32 quarters from 13:00 UTC', () => {
    // Wednesday, New York four hours behind UTC.
    const slots = expectedSlots(input({ at: '2025-06-11T08:00:00Z' }))
    expect(outline(slots)).to.deep.equal(['2025-06-11 04:00Z 32'])
    expect(utcOf(slots).slice(0, 2)).to.deep.equal(['13:00Z', '13:15Z'])
    expect(utcOf(slots).at(-1)).to.equal('20:45Z')
  })

  it('has no slot in the hour that is skipped: 8 March 2026, 1:45 is followed by 3:00', () => {
    const slots = expectedSlots(input({ at: '2026-03-08T05:00:00Z', week: daily('01:00', '04:00') }))
    expect(utcOf(slots)).to.deep.equal(['06:00Z', '06:15Z', '06:30Z', '06:45Z', '07:00Z', '07:15Z', '07:30Z', '07:45Z'])
    expect(slots[0]?.slots.map(({ unixTimestamp }) => expectedLabels(newYork, unixTimestamp).formatted)).to.deep.equal([
      '1:00 AM',
      '1:15 AM',
      '1:30 AM',
      '1:45 AM',
      '3:00 AM',
      '3:15 AM',
      '3:30 AM',
      '3:45 AM',
    ])
    // A day of 23 hours; the next has 96 quarters.
    const whole = expectedSlots(input({ at: '2026-03-08T05:00:00Z', week: daily('00:00', '00:00'), daysAhead: 1 }))
    expect(outline(whole)).to.deep.equal(['2026-03-08 05:00Z 92', '2026-03-09 04:00Z 96'])
  })

  it('opens and closes at the skip when the time itself is skipped', () => {
    const opening = expectedSlots(input({ at: '2026-03-08T05:00:00Z', week: daily('02:30', '03:30') }))
    expect(utcOf(opening)).to.deep.equal(['07:00Z', '07:15Z'])
    const closing = expectedSlots(input({ at: '2026-03-08T05:00:00Z', week: daily('01:30', '02:30') }))
    expect(utcOf(closing)).to.deep.equal(['06:30Z', '06:45Z'])
    expect(
      expectedSlots(input({ at: '2026-03-08T05:00:00Z', week: [{ day: 0, open: '02:00', close: '03:00' }] })),
    ).to.deep.equal([])
  })

  it('has the repeated hour twice, an hour apart: 1 November 2026', () => {
    const slots = expectedSlots(input({ at: '2026-11-01T04:00:00Z', week: daily('00:45', '02:15') }))
    expect(utcOf(slots)).to.deep.equal([
      '04:45Z',
      '05:00Z',
      '05:15Z',
      '05:30Z',
      '05:45Z',
      '06:00Z',
      '06:15Z',
      '06:30Z',
      '06:45Z',
      '07:00Z',
    ])
    expect(expectedLabels(newYork, Date.parse('2026-11-01T05:30:00Z') / 1_000).formatted).to.equal('1:30 AM')
    expect(expectedLabels(newYork, Date.parse('2026-11-01T06:30:00Z') / 1_000).formatted).to.equal('1:30 AM')
    const whole = expectedSlots(input({ at: '2026-11-01T04:00:00Z', week: daily('00:00', '00:00'), daysAhead: 1 }))
    expect(outline(whole)).to.deep.equal(['2026-11-01 04:00Z 100', '2026-11-02 05:00Z 96'])
  })

  it('opens and closes at the first of two equal times', () => {
    const closing = expectedSlots(input({ at: '2026-11-01T04:00:00Z', week: daily('00:30', '01:20') }))
    expect(utcOf(closing)).to.deep.equal(['04:30Z', '04:45Z', '05:00Z', '05:15Z'])
    const opening = expectedSlots(input({ at: '2026-11-01T04:00:00Z', week: daily('01:30', '02:00') }))
    expect(utcOf(opening)).to.deep.equal(['05:30Z', '05:45Z', '06:00Z', '06:15Z', '06:30Z', '06:45Z'])
  })

  it('follows no changeover in Phoenix, and none in Honolulu', () => {
    for (const at of ['2026-03-08T07:00:00Z', '2026-11-01T07:00:00Z']) {
      const phoenix = expectedSlots(input({ at, timeZone: 'America/Phoenix', week: daily('01:00', '03:00') }))
      expect(utcOf(phoenix)).to.deep.equal(
        ['08:00Z', '08:15Z', '08:30Z', '08:45Z', '09:00Z', '09:15Z', '09:30Z', '09:45Z'],
        at,
      )
    }
    const honolulu = expectedSlots(
      input({ at: '2026-03-08T07:30:00Z', timeZone: 'Pacific/Honolulu', week: daily('21:00', '22:00'), daysAhead: 1 }),
    )
    expect(outline(honolulu)).to.deep.equal(['2026-03-07 10:00Z 2', '2026-03-08 10:00Z 4'])
    expect(utcOf(honolulu)).to.deep.equal(['07:30Z', '07:45Z', '07:00Z', '07:15Z', '07:30Z', '07:45Z'])
  })

  it('lists the end of Friday’s night under Saturday', () => {
    // Friday 12 June 2026, noon in New York.
    const friday = { week: [{ day: 5, open: '23:00', close: '01:30' }] }
    const slots = expectedSlots(input({ at: '2026-06-12T16:00:00Z', ...friday, daysAhead: 2 }))
    expect(outline(slots)).to.deep.equal(['2026-06-12 04:00Z 4', '2026-06-13 04:00Z 6'])
    expect(utcOf(slots)).to.deep.equal([
      '03:00Z',
      '03:15Z',
      '03:30Z',
      '03:45Z',
      '04:00Z',
      '04:15Z',
      '04:30Z',
      '04:45Z',
      '05:00Z',
      '05:15Z',
    ])
    // Saturday 00:45, still Friday's night.
    const late = expectedSlots(input({ at: '2026-06-13T04:45:00Z', ...friday }))
    expect([outline(late), utcOf(late)]).to.deep.equal([['2026-06-13 04:00Z 3'], ['04:45Z', '05:00Z', '05:15Z']])
    // A holiday on Saturday does not shorten Friday's night.
    expect(expectedSlots(input({ at: '2026-06-13T04:45:00Z', ...friday, holidays: ['2026-06-13'] }))).to.deep.equal(
      late,
    )
  })

  it('counts lead and preparation from now and rounds up to the next quarter', () => {
    const at = (now: string) => utcOf(expectedSlots(input({ at: now, leadMinutes: 20, preparationMinutes: 25 })))[0]
    expect(at('2025-06-11T13:00:00Z')).to.equal('13:45Z')
    expect(at('2025-06-11T13:00:01Z')).to.equal('14:00Z')
    expect(at('2025-06-11T12:15:00Z')).to.equal('13:00Z')
    // Too late for today, and no later day is offered.
    expect(at('2025-06-11T20:00:01Z')).to.equal(undefined)
  })

  it('closes on holidays, keeps other hours on dates of their own, and lets those win over a holiday', () => {
    const slots = expectedSlots(
      input({
        at: '2026-11-25T08:00:00Z',
        daysAhead: 4,
        holidays: ['2026-11-26', '2026-11-27'],
        overrides: [
          { date: '2026-11-27', open: '10:00', close: '11:00' },
          { date: '2026-11-28', open: null, close: null },
        ],
      }),
    )
    expect(outline(slots)).to.deep.equal(['2026-11-25 05:00Z 32', '2026-11-27 05:00Z 4', '2026-11-29 05:00Z 32'])
  })

  it('lists a full slot as not available, and what overlaps once', () => {
    const at = (time: string) => Date.parse(`2025-06-11T${time}:00Z`) / 1_000
    const [day] = expectedSlots(
      input({
        at: '2025-06-11T08:00:00Z',
        week: [
          { day: 3, open: '09:00', close: '09:45' },
          { day: 3, open: '09:30', close: '10:00' },
        ],
        capacityPerSlot: 2,
        taken: new Map([
          [at('13:00'), 2],
          [at('13:15'), 1],
          [at('13:30'), 3],
        ]),
      }),
    )
    expect(day?.slots).to.deep.equal([
      { unixTimestamp: at('13:00'), isAvailable: false },
      { unixTimestamp: at('13:15'), isAvailable: true },
      { unixTimestamp: at('13:30'), isAvailable: false },
      { unixTimestamp: at('13:45'), isAvailable: true },
    ])
    const [none] = expectedSlots(input({ at: '2025-06-11T08:00:00Z', capacityPerSlot: 0 }))
    expect(none?.slots.some(({ isAvailable }) => isAvailable)).to.equal(false)
  })

  it('says dates and times as the wire does', () => {
    expect(expectedLabels(newYork, Date.parse('2025-06-11T16:30:00Z') / 1_000)).to.deep.equal({
      dayOfWeek: 'Wed',
      pretty: 'Wed, 6/11/2025',
      formatted: '12:30 PM',
    })
    expect(expectedLabels('Pacific/Honolulu', Date.parse('2025-06-11T10:05:00Z') / 1_000).formatted).to.equal(
      '12:05 AM',
    )
  })
})
