/**
 * For when an order may be placed, written from the sentences of the catalogue alone (SCHED-03, SCHED-04, SCHED-20,
 * SCHED-24) and found by brute force: every quarter hour of UTC is walked and Intl is asked what the clock on the
 * location's wall reads then. It imports nothing and computes no offset, so that no mistake can be on both sides of a
 * comparison.
 *
 * What the sentences leave open is decided here:
 *
 * 1. A slot begins on a quarter hour of the wall clock, not before opening and before closing. How long the food takes
 *    after that is the kitchen's business: a slot may begin a quarter of an hour before closing.
 * 2. A row of hours is a span of time that begins on its own day. A closing time not after the opening time is the next
 *    day's: 18:00 to 02:00 ends at night, 09:00 to 00:00 at midnight, 00:00 to 00:00 is the whole day, 10:00 to 10:00
 *    is 24 hours. A row without an opening or without a closing time is closed.
 * 3. Opening and closing happen when the clock on the wall first reaches the time: a time that comes twice counts the
 *    first time, a time that is skipped counts at the moment of the skip. In between every instant counts once: a
 *    skipped hour has no slot, a repeated hour has its quarters twice, an hour apart.
 * 4. An override replaces the week's rows of its date, a holiday closes its date, and an override of a holiday wins,
 *    being the more exact of the two. Both speak of what begins on that date: Friday's night goes on until 02:00 even
 *    when Saturday is a holiday. Several rows of one day, or of one date, add up.
 * 5. A slot is listed under the calendar date on which it begins, because its label shows no date: 00:30 of Friday's
 *    night is listed under Saturday. Where spans overlap a slot is listed once.
 * 6. The earliest slot is not before now + lead + preparation; earlier ones are left out, not shown as taken.
 * 7. A slot with as many orders as it takes is listed and not available. Without a capacity none is ever full.
 * 8. Offered are today, on the location's calendar, and so many days after it (0: only today), each only when it lists
 *    at least one slot, be it full. Dates and slots ascend.
 *
 * Relied upon: zones differ from UTC by whole quarters of an hour and change on one, as all have done since 1972. The
 * walk throws where that is not so.
 */
export interface SlotsOracleInput {
  /** IANA name, "America/New_York". */
  readonly timeZone: string
  /** Day 0 is Sunday; times "HH:mm", of one way of getting the food. */
  readonly week: readonly { readonly day: number; readonly open: string | null; readonly close: string | null }[]
  /** Dates "YYYY-MM-DD" on the location's calendar; null times mean closed. */
  readonly overrides: readonly { readonly date: string; readonly open: string | null; readonly close: string | null }[]
  readonly holidays: readonly string[]
  readonly leadMinutes: number
  readonly preparationMinutes: number
  /** Orders that a slot takes; null for any number. */
  readonly capacityPerSlot: number | null
  /** The slot's unix seconds -> orders that it has. */
  readonly taken: ReadonlyMap<number, number>
  readonly daysAhead: number
  /** Unix milliseconds. */
  readonly now: number
}

export interface OracleSlot {
  /** Seconds. */
  readonly unixTimestamp: number
  readonly isAvailable: boolean
}

export interface OracleDate {
  /** Seconds, of the first instant of the date on the location's calendar. */
  readonly unixTimestamp: number
  /** "YYYY-MM-DD", to read a failure by. */
  readonly date: string
  readonly slots: readonly OracleSlot[]
}

/** What the wall shows at a quarter hour. */
interface Reading {
  /** Seconds. */
  readonly at: number
  readonly date: string
  /** 0 is Sunday. */
  readonly day: number
  /** Since midnight, as the clock shows it. */
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

/** The quarter hours of one day of UTC, read once. */
function readingsOfUtcDay(timeZone: string, utcDay: number): readonly Reading[] {
  const name = `${timeZone} ${utcDay}`
  const known = readings.get(name)
  if (known !== undefined) return known
  // Ten years of eight zones are more than a run should keep.
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

/** When the wall first shows this time of this date, or something later. Seconds. */
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
  // The first date of the walk may lack its beginning, the last two the day after them.
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

/** The words of a date and of a time as the wire has them: "Wed", "Wed, 6/11/2025", "12:30 PM". */
export function expectedLabels(
  timeZone: string,
  unixTimestamp: number,
): { readonly dayOfWeek: string; readonly pretty: string; readonly formatted: string } {
  const at = unixTimestamp * 1_000
  const { weekday, date, time } = sayersOf(timeZone)
  const dayOfWeek = weekday.format(at)
  // Some editions of Intl part the time from AM and PM with a narrow space.
  return { dayOfWeek, pretty: `${dayOfWeek}, ${date.format(at)}`, formatted: time.format(at).replace(/\s/gu, ' ') }
}
