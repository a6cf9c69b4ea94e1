import type { DestinationStream } from 'pino'
import { type LineOutput, lineOutput } from './line-output.ts'

/** Lines are written together, after so many characters or milliseconds. */
const atMost = 8_192
const flushInterval = 100
/** Bytes waiting for the log's reader; lines beyond are dropped and counted. */
export const mostWaitingBytes = 1_048_576
/** Milliseconds to wait for the log's reader at exit. */
const exitWait = 2_000

/** pino announces each line's level. */
const pinoMetadata = Symbol.for('pino.metadata')
/** pino's number. */
const warning = 40

export interface BufferedLines extends DestinationStream {
  /** Calls back once written, or after a timeout. */
  readonly flush: (then?: () => void) => void
  /** Lines that were never written. */
  readonly dropped: () => number
  /** Calls `tell` with the number of dropped lines once the log's reader catches up. */
  readonly tellDropped: (tell: (count: number) => void) => void
}

/**
 * Writes log lines in batches, because a system call costs more than making a line. Warnings, errors and the process's
 * end flush at once; a killed process loses its latest info lines. Drops lines beyond a limit.
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
    timer ??= setTimeout(flush, flushInterval).unref()
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
  // Waits until the queue has room, or the report itself would be dropped.
  const tellIfTaken = (): void => {
    if (told === dropped) return
    if (output.untaken() > mostWaitingBytes / 2) {
      later()
      return
    }
    const count = dropped - told
    told = dropped
    tell(count)
  }

  process.on('exit', flush)
  const lines = {
    [pinoMetadata]: true,
    lastLevel: 0,
    write: (line: string): void => {
      if (output.untaken() + length + line.length > mostWaitingBytes) {
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
      const late = setTimeout(then, exitWait)
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
