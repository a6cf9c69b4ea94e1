import { fstatSync, writeSync } from 'node:fs'
import type { Writable } from 'node:stream'

/** Where lines go. It never lets who writes wait for who reads. */
export interface LineOutput {
  /** `lost` is called where it turns out that nobody will have the text. */
  readonly write: (text: string, lost: () => void) => void
  /** Bytes that nobody has taken yet. */
  readonly untaken: () => number
  /** Calls back once everything before is taken or lost; never, where nobody takes it. */
  readonly whenTaken: (then: () => void) => void
}

/**
 * A pipe or a socket is written to as it takes: what it does not take lies in this process, and the system is not asked
 * to wait, as it would be by a plain write. A file takes at once, or is full.
 */
export function lineOutput(fileDescriptor = 1): LineOutput {
  const kind = fstatSync(fileDescriptor)
  return fileDescriptor === 1 && (kind.isFIFO() || kind.isSocket())
    ? streamOutput(process.stdout)
    : fileOutput(fileDescriptor)
}

export function streamOutput(stream: Writable): LineOutput {
  // Each write is told of it as well; unheard, it would end the process.
  stream.on('error', () => undefined)
  return {
    write: (text, lost) => {
      stream.write(text, (reason) => {
        if (reason !== undefined && reason !== null) lost()
      })
    },
    untaken: () => stream.writableLength,
    whenTaken: (then) => {
      stream.write('', () => then())
    },
  }
}

function fileOutput(fileDescriptor: number): LineOutput {
  return {
    write: (text, lost) => {
      try {
        writeWhole(fileDescriptor, Buffer.from(text))
      } catch {
        lost()
      }
    },
    untaken: () => 0,
    whenTaken: (then) => then(),
  }
}

function writeWhole(fileDescriptor: number, bytes: Buffer): void {
  for (let from = 0; from < bytes.length; ) from += writeSync(fileDescriptor, bytes, from)
}
