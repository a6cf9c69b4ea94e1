import type * as t from 'io-ts'
import { brandFileReaders, brandTexts } from '../../src-contract/brand/brand-file.ts'
import { giftCardSeeds, locationSeeds, patronSeeds, promotionSeeds } from '../../src-contract/brand/seeds.ts'
import { marketSeeds, townSeeds } from '../../src-contract/brand/street-seeds.ts'
import { menu } from '../../src-contract/menu/menu.ts'
import { upsellPicks } from '../../src-contract/upsell/upsell-picks.ts'

/** Who takes the orders: our server, by the rows of the folder, or another back end, which has its own and ours are not read. */
export type OrdersAt = 'here' | 'another back end'

/** A file of a brand's folder. */
export interface BrandFileKind {
  readonly name: string
  /** All that read it: each may know other keys. */
  readonly readers: readonly t.Mixed[]
  /** Read whoever takes the orders. */
  readonly isAboutLooks: boolean
  /** The key of a location that says how this file is called. */
  readonly namedBy?: 'menu' | 'packing' | 'upsells'
  /** A file whose keys it has. */
  readonly sameAs?: string
}

/** Every file that a brand's folder may hold besides pictures: who reads, checks or describes them goes through these. */
export const brandFiles: readonly BrandFileKind[] = [
  { name: 'brand.json', readers: brandFileReaders, isAboutLooks: true },
  { name: 'wording.json', readers: [brandTexts], isAboutLooks: true },
  { name: 'locations.json', readers: [locationSeeds], isAboutLooks: false },
  { name: 'menu.json', readers: [menu], isAboutLooks: false, namedBy: 'menu' },
  { name: 'packing.json', readers: [menu], isAboutLooks: false, namedBy: 'packing', sameAs: 'menu.json' },
  { name: 'upsells.json', readers: [upsellPicks], isAboutLooks: false, namedBy: 'upsells' },
  { name: 'promotions.json', readers: [promotionSeeds], isAboutLooks: false },
  { name: 'gift-cards.json', readers: [giftCardSeeds], isAboutLooks: false },
  { name: 'patrons.json', readers: [patronSeeds], isAboutLooks: false },
  { name: 'places.json', readers: [townSeeds], isAboutLooks: false },
  { name: 'markets.json', readers: [marketSeeds], isAboutLooks: false },
]

/** The same under the names that a brand's locations give them; a file that none names is not read. */
export function brandFilesNamed(
  names: { readonly menu?: string; readonly packing?: string; readonly upsells?: string },
  ordersAt: OrdersAt,
): readonly BrandFileKind[] {
  return brandFiles
    .filter(({ isAboutLooks }) => isAboutLooks || ordersAt === 'here')
    .flatMap((file) => {
      if (file.namedBy === undefined) return [file]
      const name = names[file.namedBy]
      return name === undefined ? [] : [{ ...file, name }]
    })
}
