import { fstatSync, writeSync } from 'node:fs'
import type { Writable } from 'node:stream'

/** Log output that never blocks the process. */
export interface LineOutput {
  /** `lost` is called if the text cannot be written. */
  readonly write: (text: string, lost: () => void) => void
  /** Bytes that the reader has not taken yet. */
  readonly untaken: () => number
  /** Calls back once everything before is written or lost; never if the reader blocks. */
  readonly whenTaken: (then: () => void) => void
}

/**
 * A pipe or socket is written through a stream, which queues what the reader has not taken; a synchronous write would
 * block. A file takes everything, or is full.
 */
export function lineOutput(fileDescriptor = 1): LineOutput {
  const kind = fstatSync(fileDescriptor)
  return fileDescriptor === 1 && (kind.isFIFO() || kind.isSocket())
    ? streamOutput(process.stdout)
    : fileOutput(fileDescriptor)
}

export function streamOutput(stream: Writable): LineOutput {
  // Each write reports its error; an unhandled one here would end the process.
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
