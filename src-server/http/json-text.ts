import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bytes. A shorter answer fits into one packet with its headers, and compression would only cost time. */
const worthCompressing = 1_024

/** The JSON of an answer, with each compressed form made at most once and only when a caller accepts it. */
export interface JsonText {
  readonly text: string
  /** Undefined where compression is not worth it. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer> | undefined
}

/**
 * `kept` texts are sent to many callers and are compressed well; the others are compressed quickly. Above a quarter of a
 * megabyte the best quality of Brotli takes seconds, so a lower one is used.
 */
export function jsonText(text: string, isKept: boolean): JsonText {
  const bytes = Buffer.byteLength(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    text,
    compressed: (encoding) => {
      if (bytes <= worthCompressing) return undefined
      const known = made.get(encoding) ?? compress(encoding, text, isKept ? (bytes > 262_144 ? 6 : 10) : 4)
      made.set(encoding, known)
      return known
    },
  }
}

function compress(encoding: Encoding, text: string, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text, { level: Math.min(quality, 9) })
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}
