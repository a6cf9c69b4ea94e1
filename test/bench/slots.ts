// npm run bench:slots: compares all dates and slots of ten years in eight zones with an oracle that walks quarter hours
// and asks Intl. Exits with 1 at the first difference.
import type { DayHours } from '../../src-domain/location/location.ts'
import { scheduleDates, scheduleTimes } from '../../src-domain/scheduling/schedule.ts'
import type { SlotFacts } from '../../src-domain/scheduling/slots.ts'
import { expectedLabels, expectedSlots, type SlotsOracleInput } from '../oracles/slots-oracle.ts'

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
]
/** Hours: a plain day, round the clock, and nights across a clock change. */
const hours = [
  ['09:00', '17:00'],
  ['00:00', '00:00'],
  ['18:00', '02:30'],
  ['22:45', '01:30'],
  ['02:20', '03:40'],
] as const
const [from, until] = [Date.UTC(2024, 0, 1), Date.UTC(2034, 0, 1)]
const perDay = 86_400_000
/** Dates per query. The first may be half over, so the next query starts with it. */
const daysAhead = 14

function ours({ timeZone, week, now }: SlotsOracleInput): SlotFacts {
  return {
    location: {
      timeZone,
      hours: week.flatMap(({ day, open, close }): readonly DayHours[] =>
        open === null || close === null ? [] : [{ day, pickupOpen: open, pickupClose: close }],
      ),
      overrides: [],
      holidays: [],
    },
    terms: { leadMinutes: 0, preparationMinutes: {}, daysAhead, isAsapEnabled: true },
    diningOption: 'pickup',
    now,
    taken: () => 0,
  }
}

let dates = 0
let slots = 0
let labels = 0
function differ(what: string, given: SlotsOracleInput, expected: unknown, actual: unknown): void {
  const hoursOfDay = `${given.week[0]?.open} - ${given.week[0]?.close}`
  console.error(`${what}: ${given.timeZone}, ${hoursOfDay}, asked at ${new Date(given.now).toISOString()}`)
  console.error(`expected ${JSON.stringify(expected)}\n     got ${JSON.stringify(actual)}`)
  process.exit(1)
}

function compare(given: SlotsOracleInput): void {
  const expected = expectedSlots(given)
  const facts = ours(given)
  const offered = scheduleDates(facts)
  const midnights = expected.map(({ unixTimestamp }) => unixTimestamp)
  const offeredMidnights = offered.map(({ unixTimestamp }) => unixTimestamp)
  if (String(midnights) !== String(offeredMidnights)) differ('dates', given, midnights, offeredMidnights)
  for (const [index, date] of expected.entries()) {
    const times = scheduleTimes(facts, date.unixTimestamp) ?? []
    const at = date.slots.map(({ unixTimestamp }) => unixTimestamp)
    const offeredAt = times.map(({ unixTimestamp }) => unixTimestamp)
    if (String(at) !== String(offeredAt)) differ(`slots of ${date.date}`, given, at, offeredAt)
    const { dayOfWeek, pretty } = expectedLabels(given.timeZone, date.unixTimestamp)
    if (offered[index]?.dayOfWeek !== dayOfWeek || offered[index]?.pretty !== pretty)
      differ(`words of ${date.date}`, given, { dayOfWeek, pretty }, offered[index])
    // Labels are slow in the oracle: one per date.
    const one = times[(dates * 7) % Math.max(1, times.length)]
    if (one !== undefined && one.formatted !== expectedLabels(given.timeZone, one.unixTimestamp).formatted)
      differ(`words of a slot of ${date.date}`, given, expectedLabels(given.timeZone, one.unixTimestamp), one)
    dates += 1
    slots += times.length
    labels += 2
  }
}

const started = Date.now()
for (const timeZone of zones) {
  console.log(timeZone)
  for (let now = from; now < until; now += daysAhead * perDay) {
    for (const [open, close] of hours) {
      const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close }))
      const plain = { overrides: [], holidays: [], leadMinutes: 0, preparationMinutes: 0, capacityPerSlot: null }
      compare({ ...plain, timeZone, week, taken: new Map(), daysAhead, now })
    }
  }
}
const seconds = Math.round((Date.now() - started) / 1_000)
console.log(
  `${zones.length} zones, ${hours.length} kinds of hours, 2024 to 2033: ${dates} dates, ${slots} slots and ${labels} labels, none wrong (${seconds} s)`,
)
