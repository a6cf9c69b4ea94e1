import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fairCache } from '../../src-server/catalogue/fair-cache.ts'
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

/** A page's text, and its two compressed copies. */
export function bytesOfPage({ html, policy }: Pick<CompressedPage, 'html' | 'policy'>): number {
  return 2 * (html.length + policy.length)
}

/** Paths come from outside, so the bytes are limited. */
export function pageCache(mostBytes: number) {
  const held = fairCache<{ readonly version: string; readonly page: CompressedPage }>(mostBytes)
  return (brandId: string, key: string, version: string, make: () => CompressedPage): CompressedPage => {
    const known = held.get(brandId, key)
    if (known !== undefined && known.version === version) return known.page
    const page = make()
    held.put(brandId, key, { version, page }, bytesOfPage(page) + 2 * (key.length + version.length))
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
