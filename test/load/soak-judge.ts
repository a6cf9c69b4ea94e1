import { median } from './percentile.ts'

/** A server at one moment of a long run, after its garbage was collected. */
export interface SoakReading {
  /** Milliseconds from the beginning of the run. */
  readonly at: number
  /** Bytes. */
  readonly resident: number
  readonly heap: number
  /** What is held outside the heap, buffers among it. */
  readonly outside: number
  /** Sockets, timers, files and whatever else keeps a process alive. */
  readonly handles: number
  /** Open sockets and the like; 0 where nobody tells. */
  readonly sockets: number
  /** Open files. An embedded database opens each of its own once, when it is first needed. */
  readonly files: number
  /** Of the database's clients; 0 where it is embedded. */
  readonly connections: number
  /** Milliseconds by which the event loop was late since the reading before, at the 99th percentile. */
  readonly late: number
}

export interface SoakGrowth {
  readonly what: string
  readonly first: number
  readonly last: number
  readonly isTooMuch: boolean
}

/** The part of a run in which caches fill and code is compiled. */
const warmUp = 0.25
/** What is left is cut into so many windows, of which the first and the last are compared. */
const windows = 4
const fewestReadings = 20
const mostGrowth = 0.1
/** Bytes that may be gained: of little a tenth is noise. */
const memorySlack = 6 * 1_048_576
/**
 * Of what is resident: an operating system takes pages back from a process that rests, and gives them again. What a
 * program holds is in `heap` and `outside`, to the byte.
 */
const residentSlack = 32 * 1_048_576
/** Connections that come and go with who asks at the moment of a reading. */
const handleSlack = 12
/** Tables and indexes that are needed now and then. */
const fileSlack = 150
/** Milliseconds. */
const mostLate = 250

/** `factor`: how much slower than usual this machine is. How the first window after the warm-up compares with the last one, by medians: a single reading says nothing. */
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
