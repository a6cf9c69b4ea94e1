import type * as t from 'io-ts'
import { brandFileReaders, brandTexts } from '../../src-contract/brand/brand-file.ts'
import {
  giftCardSeeds,
  locationSeeds,
  patronSeeds,
  promotionSeeds,
  staffSeeds,
} from '../../src-contract/brand/seeds.ts'
import { marketSeeds, townSeeds } from '../../src-contract/brand/street-seeds.ts'
import { menu } from '../../src-contract/menu/menu.ts'
import { upsellPicks } from '../../src-contract/upsell/upsell-picks.ts'

/** Another back end has its own data, so the data in the brand's folder is not read. */
export type OrdersAt = 'here' | 'another back end'

export interface BrandFileKind {
  readonly name: string
  /** Codecs that read this file; each may accept different keys. */
  readonly readers: readonly t.Mixed[]
  /** True for files that are read even if another back end takes the orders. */
  readonly isAboutLooks: boolean
  /** The location's key that names this file. */
  readonly namedBy?: 'menu' | 'packing' | 'upsells'
  /** Another file with the same keys. */
  readonly sameAs?: string
}

/** All files of a brand except pictures. */
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
  { name: 'staff.json', readers: [staffSeeds], isAboutLooks: false },
  { name: 'places.json', readers: [townSeeds], isAboutLooks: false },
  { name: 'markets.json', readers: [marketSeeds], isAboutLooks: false },
]

/** Brand files with the file names that the brand's locations use. */
export function brandFilesNamed(
  names: Readonly<Partial<Record<'menu' | 'packing' | 'upsells', readonly string[]>>>,
  ordersAt: OrdersAt,
): readonly BrandFileKind[] {
  return brandFiles
    .filter(({ isAboutLooks }) => isAboutLooks || ordersAt === 'here')
    .flatMap((file) => {
      if (file.namedBy === undefined) return [file]
      return (names[file.namedBy] ?? []).map((name) => ({ ...file, name }))
    })
}
