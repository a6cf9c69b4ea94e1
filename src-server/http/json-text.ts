import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bytes; a shorter response fits in one packet. */
const worthCompressing = 1_024

export interface JsonText {
  readonly text: string
  /** Undefined if not worthwhile. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer> | undefined
}

/** `isKept`: the text is sent to many callers. Brotli's best quality takes seconds above a quarter of a megabyte. */
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
