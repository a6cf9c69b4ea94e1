import type { DestinationStream } from 'pino'
import { type LineOutput, lineOutput } from './line-output.ts'

/** Characters, and milliseconds, that lines wait for others to be written with. */
const atMost = 8_192
const noLongerThan = 100
/** Bytes that may wait for who reads the log; a line beyond them is dropped and counted. */
export const mostUntaken = 1_048_576
/** Milliseconds for which a process that ends waits for who reads its log. */
const lastWait = 2_000

/** pino says of a line what it is before it hands it over. */
const saysLevels = Symbol.for('pino.metadata')
/** As pino counts. */
const warning = 40

export interface BufferedLines extends DestinationStream {
  /** Writes what waits, and calls back when it was taken, or after a moment when it was not. */
  readonly flush: (then?: () => void) => void
  /** How many lines nobody will read, because nobody took those before them. */
  readonly dropped: () => number
  /** Says how many were dropped, once lines are taken again. */
  readonly tellDropped: (tell: (count: number) => void) => void
}

/**
 * Lines that go to standard output some at a time: a call to the system for each of them costs more than making it. A
 * warning or an error takes what lies before it along; so does the end of the process. Killed from outside, it loses
 * what it said last about nothing in particular. A log that nobody reads stops nothing: beyond a bound lines are dropped.
 */
export function bufferedLines(output: LineOutput = lineOutput()): BufferedLines {
  let waiting: string[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined
  let dropped = 0
  let told = 0
  let tell: (count: number) => void = () => undefined

  const drop = (count: number): void => {
    dropped += count
    later()
  }
  const later = (): void => {
    timer ??= setTimeout(flush, noLongerThan).unref()
  }
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const count = waiting.length
    if (count > 0) {
      const text = waiting.join('')
      waiting = []
      length = 0
      output.write(text, () => drop(count))
    }
    tellIfTaken()
  }
  // Only with room for more than this line, or each telling would be the next to be dropped.
  const tellIfTaken = (): void => {
    if (told === dropped) return
    if (output.untaken() > mostUntaken / 2) {
      later()
      return
    }
    const count = dropped - told
    told = dropped
    tell(count)
  }

  process.on('exit', flush)
  const lines = {
    [saysLevels]: true,
    lastLevel: 0,
    write: (line: string): void => {
      if (output.untaken() + length + line.length > mostUntaken) {
        drop(1)
        return
      }
      waiting.push(line)
      length += line.length
      if (lines.lastLevel >= warning || length >= atMost) flush()
      else later()
    },
    flush: (then: () => void = () => undefined): void => {
      flush()
      const late = setTimeout(then, lastWait)
      output.whenTaken(() => {
        clearTimeout(late)
        then()
      })
    },
    dropped: () => dropped,
    tellDropped: (how: (count: number) => void): void => {
      tell = how
    },
  }
  return lines
}
