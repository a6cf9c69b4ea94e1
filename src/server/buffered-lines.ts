import pino, { type DestinationStream } from 'pino'

/** Bytes, and milliseconds, that lines wait for others to be written with. */
const atMost = 8_192
const noLongerThan = 100

/** pino says of a line what it is before it hands it over. */
const saysLevels = Symbol.for('pino.metadata')
/** As pino counts. */
const warning = 40

/**
 * Lines that go to standard output some at a time: a call to the system for each of them costs more than making it. A
 * warning or an error takes what lies before it along and is out when `write` returns; so is everything when the process
 * ends by its own doing. Killed from outside, it loses what it said last about nothing in particular.
 */
export function bufferedLines(fileDescriptor = 1): DestinationStream {
  const file = pino.destination({ dest: fileDescriptor, sync: true, minLength: atMost })
  let timer: NodeJS.Timeout | undefined
  // Not `flushSync`, which would wait for a disk.
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    file.flush()
  }
  process.on('exit', flush)
  const lines = {
    [saysLevels]: true,
    lastLevel: 0,
    write: (line: string): void => {
      file.write(line)
      if (lines.lastLevel >= warning) flush()
      else timer ??= setTimeout(flush, noLongerThan).unref()
    },
  }
  return lines
}
