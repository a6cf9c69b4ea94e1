import { median } from './percentile.ts'

/** One reading of a long run, after a garbage collection. */
export interface SoakReading {
  /** Milliseconds since the start. */
  readonly at: number
  readonly resident: number
  readonly heap: number
  /** Memory outside the heap, buffers included. */
  readonly outside: number
  /** Active handles: sockets, timers, files. */
  readonly handles: number
  /** Open sockets; 0 if unknown. */
  readonly sockets: number
  /** Open files. PGlite opens each of its own at first use. */
  readonly files: number
  /** Database connections; 0 for PGlite. */
  readonly connections: number
  /** Event loop delay since the last reading, 99th percentile in milliseconds. */
  readonly late: number
}

export interface SoakGrowth {
  readonly what: string
  readonly first: number
  readonly last: number
  readonly isTooMuch: boolean
}

const warmUp = 0.25
/** Compares the first and last of these windows. */
const windows = 4
const fewestReadings = 20
const mostGrowth = 0.1
const memorySlack = 6 * 1_048_576
/** For resident memory, which the operating system reclaims and returns; `heap` and `outside` are exact. */
const residentSlack = 32 * 1_048_576
/** Connections vary with the load at the reading. */
const handleSlack = 12
/** Tables and indexes opened now and then. */
const fileSlack = 150
const mostLate = 250

/** Compares the first window after warm-up with the last, by medians. `factor`: slowdown of this machine. */
export function soakGrowth(readings: readonly SoakReading[], factor = 1): readonly SoakGrowth[] {
  const warm = readings.slice(Math.floor(readings.length * warmUp))
  const size = Math.floor(warm.length / windows)
  const grown = (what: string, of: (one: SoakReading) => number, most: (first: number) => number): SoakGrowth => {
    const [first, last] = [median(warm.slice(0, size).map(of)), median(warm.slice(-size).map(of))]
    return { what, first, last, isTooMuch: !(last <= most(first)) }
  }
  const byTenth = (first: number) => first * (1 + mostGrowth)
  return [
    grown(
      'resident',
      ({ resident }) => resident,
      (first) => Math.max(byTenth(first), first + residentSlack),
    ),
    grown(
      'heap',
      ({ heap }) => heap,
      (first) => Math.max(byTenth(first), first + memorySlack),
    ),
    grown(
      'outside',
      ({ outside }) => outside,
      (first) => Math.max(byTenth(first), first + memorySlack),
    ),
    grown(
      'handles',
      ({ handles }) => handles,
      (first) => first + handleSlack,
    ),
    grown(
      'sockets',
      ({ sockets }) => sockets,
      (first) => first + handleSlack,
    ),
    grown(
      'files',
      ({ files }) => files,
      (first) => first + fileSlack,
    ),
    grown(
      'connections',
      ({ connections }) => connections,
      (first) => first + handleSlack,
    ),
    grown(
      'late',
      ({ late }) => late,
      () => mostLate * factor,
    ),
  ]
}

export function soakWrongs(readings: readonly SoakReading[], factor = 1): readonly string[] {
  if (readings.length < fewestReadings) return [`only ${readings.length} readings: too few to judge`]
  return soakGrowth(readings, factor)
    .filter(({ isTooMuch }) => isTooMuch)
    .map(({ what, first, last }) => `${what} went from ${Math.round(first)} to ${Math.round(last)}`)
}
