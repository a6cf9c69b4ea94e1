import { instantOfWall } from '../location/wall-clock.ts'

export interface NamedNext {
  /** "12:30 PM". */
  readonly nextAvailableTime?: string
  /** "Wed, 6/11/2025". */
  readonly nextAvailableDate?: string
  /** Seconds since 1970; our extension. */
  readonly nextAvailableAt?: number
}

const date = /^\w+, (\d{1,2})\/(\d{1,2})\/(\d{4})$/
const time = /^(\d{1,2}):(\d\d) ([AP])M$/i

/** Seconds since 1970. Parses the fixed text format (SCHED-24) if the back end sends no timestamp. */
export function namedInstant(named: NamedNext, timeZone: string): number | undefined {
  if (named.nextAvailableAt !== undefined) return named.nextAvailableAt
  const [, month, day, year] = date.exec(named.nextAvailableDate ?? '') ?? []
  const [, hour, minute, half] = time.exec(named.nextAvailableTime ?? '') ?? []
  if (year === undefined || half === undefined) return undefined
  const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === 'P' ? 720 : 0)
  return instantOfWall({ year: Number(year), month: Number(month), day: Number(day) }, 0, minutes, timeZone) / 1000
}
