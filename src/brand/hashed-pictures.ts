import { createHash } from 'node:crypto'
import type { BrandFiles } from '../../src-server/brand/brand-seed.ts'

type Hashes = Readonly<Record<string, string>>

/** "ramen-640.webp" and "ramen-320.webp" are sizes of one picture; pages ask for both by one address. */
const named = /^(.+?)((?:-\d+)?\.\w+)$/
const hashed = /^(.+)\.([0-9a-f]{12})((?:-\d+)?\.\w+)$/

const memory = new WeakMap<Hashes, ReadonlyMap<string, string>>()

/** A hash of all sizes of each picture, by the picture's name without size. */
function stemHashes(hashes: Hashes): ReadonlyMap<string, string> {
  const known = memory.get(hashes)
  if (known !== undefined) return known
  const sizes = new Map<string, string[]>()
  for (const name of Object.keys(hashes).sort()) {
    const stem = named.exec(name)?.[1] ?? name
    sizes.set(stem, [...(sizes.get(stem) ?? []), `${name} ${hashes[name]}`])
  }
  const made = new Map(
    [...sizes].map(([stem, all]) => [stem, createHash('sha256').update(all.join()).digest('hex').slice(0, 12)]),
  )
  memory.set(hashes, made)
  return made
}

/** Files whose pictures have addresses with their hash, as "/images/ramen.0123456789ab-640.webp". */
export function withHashedPictures(files: BrandFiles, hashes: Hashes): BrandFiles {
  const stems = stemHashes(hashes)
  const addressOf = (whole: string, name: string) => {
    const [, stem = '', rest = ''] = named.exec(name) ?? []
    return hashes[name] === undefined ? whole : `"/images/${stem}.${stems.get(stem)}${rest}"`
  }
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, text.replaceAll(/"\/images\/([\w.-]+)"/g, addressOf)]),
  )
}

export interface NamedPicture {
  /** Hash of its bytes. */
  readonly hash: string
  /** The address has the picture's hash, so what it shows never changes. */
  readonly isForEver: boolean
}

/** The picture of an address, with its hash or without; undefined if the version has none of this name. */
export function namedPicture(hashes: Hashes, address: string): NamedPicture | undefined {
  const plain = Object.hasOwn(hashes, address) ? hashes[address] : undefined
  if (plain !== undefined) return { hash: plain, isForEver: false }
  const [, stem = '', stemHash, rest = ''] = hashed.exec(address) ?? []
  const hash = Object.hasOwn(hashes, stem + rest) ? hashes[stem + rest] : undefined
  return hash === undefined ? undefined : { hash, isForEver: stemHashes(hashes).get(stem) === stemHash }
}
