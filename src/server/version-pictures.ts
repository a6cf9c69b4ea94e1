import { fairCache } from '../../src-server/catalogue/fair-cache.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { namedPicture } from '../brand/hashed-pictures.ts'
import type { LiveBrands } from '../brand/live-brands.ts'
import type { VersionPicture } from '../render/storefront-needs.ts'

/** Bytes of pictures in memory. */
const mostBytes = 64 * 1024 * 1024

/** Finds pictures of the served versions, and keeps those that are asked for most. */
export function versionPictures(live: Pick<LiveBrands, 'markOf'>, bytesOf: OrderServer['picture']) {
  const held = fairCache<Buffer>(mostBytes)
  return async (brandId: string, name: string): Promise<VersionPicture | undefined> => {
    const mark = live.markOf(brandId)
    const found = mark === undefined ? undefined : namedPicture(mark.pictures, name)
    if (found === undefined) return undefined
    const { hash, isForEver } = found
    const bytes = held.get(brandId, hash) ?? (await bytesOf(brandId, hash))
    if (bytes === undefined) return undefined
    held.put(brandId, hash, bytes, bytes.length)
    return { bytes, etag: hash, isForEver }
  }
}
