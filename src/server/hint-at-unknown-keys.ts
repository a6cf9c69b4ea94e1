import { join } from 'node:path'
import { right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { brandFileReaders, brandTexts } from '../../src-contract/brand/brand-file.ts'
import { locationSeeds, patronSeeds } from '../../src-contract/brand/seeds.ts'
import { unknownKeys } from '../../src-contract/codec/unknown-keys.ts'
import type { BrandFolder } from './brand-folder.ts'

/** Told of a brand's file what is no fault and yet surely not meant. */
export type Hint = (sentence: string) => void

/** Who takes the orders: our server, by the rows of the folder, or another back end, which has its own and ours are not read. */
export type OrdersAt = 'here' | 'another back end'

type Readers = readonly (readonly [string, readonly t.Mixed[]])[]

const looksAndRules: Readers = [
  ['brand.json', brandFileReaders],
  ['wording.json', [brandTexts]],
]
const rows: Readers = [
  ['locations.json', [locationSeeds]],
  ['patrons.json', [patronSeeds]],
]

export function hintAtUnknownKeys(folder: BrandFolder, ordersAt: OrdersAt, hint: Hint): void {
  for (const [file, readers] of ordersAt === 'here' ? [...looksAndRules, ...rows] : looksAndRules) {
    const paths = unknownKeys(readers, folder.readIfThere(file, right))
    if (paths.length > 0) hint(`${join(folder.path, file)} has keys that nobody reads: ${paths.join(', ')}`)
  }
}
