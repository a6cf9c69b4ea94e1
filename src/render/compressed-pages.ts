import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { entityTag } from './hash.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Encoded once for all visitors. */
export interface CompressedPage {
  readonly status: number
  readonly etag: string
  readonly html: string
  readonly policy: string
  readonly br: () => Promise<Buffer>
  readonly gzip: () => Promise<Buffer>
}

/** `quickly`: for one visitor. */
export type CompressionEffort = 'small' | 'quickly'

const brotliQuality = { small: 11, quickly: 4 }
const gzipLevel = { small: 6, quickly: 1 }

export function compressedPage(status: number, html: string, policy: string, how: CompressionEffort): CompressedPage {
  return {
    status,
    html,
    policy,
    etag: entityTag(html),
    br: memoised(() =>
      brotli(html, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality[how],
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
    ),
    gzip: memoised(() => zip(html, { level: gzipLevel[how] })),
  }
}

/** Paths come from outside, so the oldest page is dropped. */
export function pageCache(atMost: number) {
  const held = new Map<string, { readonly version: string; readonly page: CompressedPage }>()
  return (key: string, version: string, make: () => CompressedPage): CompressedPage => {
    const known = held.get(key)
    if (known !== undefined && known.version === version) return known.page
    const page = make()
    held.delete(key)
    held.set(key, { version, page })
    const oldest = held.keys().next()
    if (held.size > atMost && oldest.done !== true) held.delete(oldest.value)
    return page
  }
}

function memoised<A>(make: () => Promise<A>): () => Promise<A> {
  let made: Promise<A> | undefined
  return () => {
    made ??= make()
    return made
  }
}
