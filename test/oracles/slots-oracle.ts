/**
 * Oracle of order times, from the catalogue's sentences (SCHED-03, SCHED-04, SCHED-20, SCHED-24), by brute force: walks
 * the quarter hours of UTC and asks Intl for the local time. Imports nothing and computes no offset, so it shares no
 * bug with the product.
 * Decisions that the sentences leave open:
 * 1. A slot begins on a local quarter hour, from opening and before closing; preparation may end after closing.
 * 2. Hours begin on their own day. Closing at or before opening is the next day: 00:00 to 00:00 is the whole day, 10:00
 * to 10:00 is 24 hours. A row without opening or closing is closed.
 * 3. Opening and closing happen when the local clock first reaches the time: the first of a repeated time, the skip of
 * a skipped one. In between each instant counts once, so a skipped hour has no slot and a repeated hour has its
 * quarters twice.
 * 4. An override replaces the rows of its date, a holiday closes its date, and an override beats a holiday. Both
 * concern hours that begin on that date: Friday's night continues into a Saturday holiday. Several rows of one day add
 * up.
 * 5. A slot belongs to the calendar date on which it begins: 00:30 of Friday's night to Saturday. Overlapping hours
 * give one slot.
 * 6. Slots before now + lead + preparation are left out.
 * 7. A full slot is listed as unavailable. Without a capacity no slot is full.
 * 8. Offers today in local time and the given number of days after it, each only with at least one slot, full or not.
 * Ascending.
 * Assumes offsets of whole quarter hours, as since 1972; throws otherwise.
 */
export interface SlotsOracleInput {
  /** IANA name, "America/New_York". */
  readonly timeZone: string
  /** Day 0 is Sunday; times "HH:mm", of one handoff mode. */
  readonly week: readonly { readonly day: number; readonly open: string | null; readonly close: string | null }[]
  /** Local dates "YYYY-MM-DD"; null times mean closed. */
  readonly overrides: readonly { readonly date: string; readonly open: string | null; readonly close: string | null }[]
  readonly holidays: readonly string[]
  readonly leadMinutes: number
  readonly preparationMinutes: number
  /** Orders per slot; null: unlimited. */
  readonly capacityPerSlot: number | null
  /** Orders by the slot's unix seconds. */
  readonly taken: ReadonlyMap<number, number>
  readonly daysAhead: number
  /** Unix milliseconds. */
  readonly now: number
}

export interface OracleSlot {
  readonly unixTimestamp: number
  readonly isAvailable: boolean
}

export interface OracleDate {
  /** Unix seconds of the date's first instant in local time. */
  readonly unixTimestamp: number
  /** "YYYY-MM-DD", for failure messages. */
  readonly date: string
  readonly slots: readonly OracleSlot[]
}

/** Local clock at a quarter hour. */
interface Reading {
  readonly at: number
  readonly date: string
  /** 0 is Sunday. */
  readonly day: number
  /** Minutes since midnight on the local clock. */
  readonly minutes: number
}

const quarter = 900
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const clocks = new Map<string, Intl.DateTimeFormat>()
const readings = new Map<string, readonly Reading[]>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** "Sun, 03/08/2026, 01:45:00" */
const written = /^(\w{3}), (\d{2})\/(\d{2})\/(\d{4}), (\d{2}):(\d{2}):(\d{2})$/

function readAt(clock: Intl.DateTimeFormat, at: number): Reading {
  const text = clock.format(at * 1_000)
  const [, day = '', month, date, year, hour, minute, second] = written.exec(text) ?? []
  if (Number(minute) % 15 !== 0 || second !== '00') throw new Error(`not on a quarter of an hour: ${text}`)
  const minutes = Number(hour) * 60 + Number(minute)
  return { at, date: `${year}-${month}-${date}`, day: dayNames.indexOf(day), minutes }
}

/** Quarter hours of one UTC day, cached. */
function readingsOfUtcDay(timeZone: string, utcDay: number): readonly Reading[] {
  const name = `${timeZone} ${utcDay}`
  const known = readings.get(name)
  if (known !== undefined) return known
  // Bounds the memory of long runs.
  if (readings.size > 1_000) readings.clear()
  const clock = clockOf(timeZone)
  const read = Array.from({ length: 96 }, (_, index) => readAt(clock, utcDay * 86_400 + index * quarter))
  readings.set(name, read)
  return read
}

function minutesOf(time: string): number {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hour === undefined) throw new Error(`not a time: ${time}`)
  return Number(hour) * 60 + Number(minute)
}

/** Unix seconds when the local clock first reaches or passes this time. */
function whenReached(walk: readonly Reading[], date: string, minutes: number): number {
  const quarterOf = walk.find((one) => one.date > date || (one.date === date && one.minutes + 15 > minutes))
  if (quarterOf === undefined) throw new Error(`the walk ends before ${date}`)
  const isSkipped = quarterOf.date > date || quarterOf.minutes > minutes
  return quarterOf.at + (isSkipped ? 0 : (minutes - quarterOf.minutes) * 60)
}

export function expectedSlots(input: SlotsOracleInput): readonly OracleDate[] {
  const today = Math.floor(input.now / 86_400_000)
  const walk: Reading[] = []
  for (let utcDay = today - 3; utcDay <= today + input.daysAhead + 4; utcDay += 1) {
    walk.push(...readingsOfUtcDay(input.timeZone, utcDay))
  }
  const firstOf = new Map<string, Reading>()
  for (const reading of walk) if (!firstOf.has(reading.date)) firstOf.set(reading.date, reading)
  // The first date may lack its start, the last two their following day.
  const calendar = [...firstOf.keys()].slice(1, -2)

  const spans: { readonly opens: number; readonly closes: number }[] = []
  calendar.forEach((date, index) => {
    const exact = input.overrides.filter((row) => row.date === date)
    const usual = input.holidays.includes(date) ? [] : input.week.filter(({ day }) => day === firstOf.get(date)?.day)
    for (const { open, close } of exact.length > 0 ? exact : usual) {
      if (open === null || close === null) continue
      const closingDate = minutesOf(close) > minutesOf(open) ? date : calendar[index + 1]
      if (closingDate === undefined) continue
      spans.push({
        opens: whenReached(walk, date, minutesOf(open)),
        closes: whenReached(walk, closingDate, minutesOf(close)),
      })
    }
  })

  const earliest = input.now / 1_000 + (input.leadMinutes + input.preparationMinutes) * 60
  const offered = walk.filter(
    ({ at }) => at >= earliest && spans.some(({ opens, closes }) => at >= opens && at < closes),
  )
  const todayThere = walk.findLast(({ at }) => at * 1_000 <= input.now)?.date
  const from = calendar.indexOf(todayThere ?? '')
  return calendar
    .slice(from, from + input.daysAhead + 1)
    .map((date) => ({
      unixTimestamp: firstOf.get(date)?.at ?? Number.NaN,
      date,
      slots: offered
        .filter((one) => one.date === date)
        .map(({ at }) => ({
          unixTimestamp: at,
          isAvailable: input.capacityPerSlot === null || (input.taken.get(at) ?? 0) < input.capacityPerSlot,
        })),
    }))
    .filter(({ slots }) => slots.length > 0)
}

interface Sayers {
  readonly weekday: Intl.DateTimeFormat
  readonly date: Intl.DateTimeFormat
  readonly time: Intl.DateTimeFormat
}
const sayers = new Map<string, Sayers>()

function sayersOf(timeZone: string): Sayers {
  const known = sayers.get(timeZone)
  if (known !== undefined) return known
  const made = {
    weekday: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }),
    date: new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }),
    time: new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }),
  }
  sayers.set(timeZone, made)
  return made
}

export function expectedLabels(
  timeZone: string,
  unixTimestamp: number,
): { readonly dayOfWeek: string; readonly pretty: string; readonly formatted: string } {
  const at = unixTimestamp * 1_000
  const { weekday, date, time } = sayersOf(timeZone)
  const dayOfWeek = weekday.format(at)
  // Some ICU versions put a narrow space before AM and PM.
  return { dayOfWeek, pretty: `${dayOfWeek}, ${date.format(at)}`, formatted: time.format(at).replace(/\s/gu, ' ') }
}
