import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type Fetch, fetchPicture } from './fetch-picture.ts'
import type { DidNotFit, MenuDraft, VendorPicture } from './menu-draft.ts'

export interface AddedPictures {
  /** The menu with the address of each picture that the brand's folder holds. */
  readonly json: unknown
  readonly didNotFit: readonly DidNotFit[]
  /** What was fetched, and what could not be. */
  readonly lines: readonly string[]
}

export interface PictureNeeds {
  /** The brand's. */
  readonly folder: string
  /** Absent: fetches nothing, and uses the pictures that a former import fetched. */
  readonly fetch?: Fetch
}

const limits = { milliseconds: 20_000, bytes: 10_000_000 }
const mostPictures = 1_000
const atOnce = 4

/** Photos of the brand replace nothing: their names end with a hash of the address. */
export async function addPictures(
  { json, pictures = [] }: MenuDraft,
  { folder, fetch }: PictureNeeds,
): Promise<AddedPictures> {
  const photos = join(folder, 'photos')
  const [names, lines]: [Map<string, string>, string[]] = [namesIn(photos), []]
  const missing = pictures.filter(({ address }, at) => {
    const isFirst = pictures.findIndex((one) => one.address === address) === at
    return isFirst && !names.has(hashOf(address))
  })
  const wanted = fetch === undefined ? [] : missing.slice(0, mostPictures)
  for (let at = 0; at < wanted.length; at += atOnce)
    await Promise.all(wanted.slice(at, at + atOnce).map((picture) => add(picture)))
  const path = fetch === undefined ? 'pictures, which --pictures fetches' : 'pictures'
  return {
    json: withImages(json, pictures, names),
    didNotFit: pictures.flatMap(({ part, id, address }) =>
      names.has(hashOf(address)) ? [] : [{ path, at: `${part}.${id}`, value: address }],
    ),
    lines,
  }

  async function add({ part, id, address }: VendorPicture): Promise<void> {
    const found = fetch === undefined ? undefined : await fetchPicture(fetch, address, limits)
    if (found === undefined || isLeft(found)) {
      lines.push(`warning the picture of ${part}.${id} is missing: ${address} ${found?.left ?? ''}`)
      return
    }
    const name = `${slugOf(entryOf(json, part, id))}-${hashOf(address)}`
    mkdirSync(photos, { recursive: true })
    writeFileSync(join(photos, `${name}.${found.right.ending}`), found.right.bytes)
    names.set(hashOf(address), name)
    lines.push(`fetched photos/${name}.${found.right.ending}`)
  }
}

/** Names of the photos by the hash at their end. */
function namesIn(photos: string): Map<string, string> {
  const files = existsSync(photos) ? readdirSync(photos).map((file) => parse(file).name) : []
  return new Map(files.map((name) => [name.slice(name.lastIndexOf('-') + 1), name]))
}

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 10)
}

function entryOf(json: unknown, part: string, id: string): unknown {
  return Reflect.get(Object(Reflect.get(Object(json), part)), id)
}

function slugOf(entry: unknown): string {
  const name = String(Reflect.get(Object(entry), 'name'))
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  return name === '' ? 'dish' : name
}

function withImages(json: unknown, pictures: readonly VendorPicture[], names: ReadonlyMap<string, string>): unknown {
  const imagesOf = (part: string, id: string) =>
    pictures.flatMap((one) => {
      const name = one.part === part && one.id === id ? names.get(hashOf(one.address)) : undefined
      return name === undefined ? [] : [`/images/${name}-640.webp`]
    })
  const part = (name: 'groups' | 'items') =>
    Object.fromEntries(
      Object.entries(Object(Reflect.get(Object(json), name))).map(([id, entry]) => {
        const images = imagesOf(name, id)
        return [id, images.length === 0 ? entry : { ...Object(entry), images }]
      }),
    )
  return pictures.length === 0 ? json : { ...Object(json), groups: part('groups'), items: part('items') }
}
