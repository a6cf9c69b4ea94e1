import { join } from 'node:path'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { menuFileNames } from '../../src-contract/brand/seeds.ts'
import { toldKey, type UnknownKey, unknownKeys } from '../../src-contract/codec/unknown-keys.ts'
import { StartError } from '../environment/start-error.ts'
import { type BrandFileKind, brandFilesNamed, type OrdersAt } from './brand-files.ts'
import type { BrandFolder } from './brand-folder.ts'

export type Hint = (sentence: string) => void

/** Reports unknown keys, in one sentence per file. */
export function hintAtUnknownKeys(folder: BrandFolder, ordersAt: OrdersAt, hint: Hint): void {
  for (const file of filesOf(folder, ordersAt)) {
    const keys = unknownKeysIn(folder, file)
    if (keys.length > 0) hint(`${join(folder.path, file.name)} has unknown keys: ${keys.map(toldKey).join(', ')}`)
  }
}

export function filesOf(folder: BrandFolder, ordersAt: OrdersAt): readonly BrandFileKind[] {
  return brandFilesNamed(ordersAt === 'here' ? menusOf(folder) : {}, ordersAt)
}

export function unknownKeysIn(folder: BrandFolder, { name, readers }: BrandFileKind): readonly UnknownKey[] {
  return unknownKeys(readers, readable(folder, name))
}

function menusOf(folder: BrandFolder): Parameters<typeof brandFilesNamed>[0] {
  const seeds = menuFileNames.decode(readable(folder, 'locations.json'))
  if (isLeft(seeds)) return {}
  const named = (key: 'menu' | 'packing' | 'upsells') => [
    ...new Set(seeds.right.flatMap((seed) => (seed[key] === undefined ? [] : [seed[key]]))),
  ]
  return { menu: named('menu'), packing: named('packing'), upsells: named('upsells') }
}

function readable(folder: BrandFolder, file: string): unknown {
  try {
    return folder.readIfThere(file, right)
  } catch (reason) {
    if (reason instanceof StartError) return undefined
    throw reason
  }
}
