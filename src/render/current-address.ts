import { isLeft } from 'fp-ts/lib/Either.js'
import type { ShopAddress } from '../../src-domain/navigation/shop-address.ts'
import type { ShopData } from './shop-data.ts'

/** Path and query of a menu's link with the location's current slug; undefined if the link has it already. */
export async function currentAddress(
  address: ShopAddress,
  url: string,
  data: Pick<ShopData, 'locationBySlug'>,
): Promise<string | undefined> {
  if (address._tag !== 'Menu') return undefined
  const answer = await data.locationBySlug(address.slug)
  if (isLeft(answer) || answer.right.slug === address.slug) return undefined
  const { slug } = answer.right
  return url.replace(/^\/location\/[^/?]+/, () => `/location/${encodeURIComponent(slug)}`)
}
