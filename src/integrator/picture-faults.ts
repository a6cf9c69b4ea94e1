import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { BrandFile } from '../../src-contract/brand/brand-file.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { BrandFolder } from '../brand/brand-folder.ts'

/** "/images/<name>.webp". */
const ownImage = /^\/images\/([^/]+)$/

/** The build makes these for every brand. */
const builtIcons = ['favicon.svg', ...['32', '180', '192', '512', 'maskable-512'].map((size) => `favicon-${size}.png`)]

/** Each fault completes the sentence "<file> is broken at ". */
export function brandPictureFaults({ brand, images }: BrandFile, folder: BrandFolder): readonly string[] {
  const made = madePictures(folder)
  const named = { placeholder: brand.images.placeholder, ...images }
  return Object.entries(named).flatMap(([key, address]) => missingPicture(`images.${key}`, address, made))
}

export function menuPictureFaults(menu: Menu, folder: BrandFolder): readonly string[] {
  const made = madePictures(folder)
  const of = (collection: string, entries: Iterable<{ readonly id: string; readonly images: readonly string[] }>) =>
    [...entries].flatMap(({ id, images }) =>
      images.flatMap((address) => missingPicture(`${collection}.${id}.images`, address, made)),
    )
  return [...of('groups', menu.groups.values()), ...of('items', menu.items.values())]
}

/** Reports pictures that lack a size, because pages request both. */
export function sizeFaults(folder: BrandFolder): readonly string[] {
  const files = filesIn(folder, 'images').filter((file) => file.endsWith('.webp'))
  return files.flatMap((file) => {
    const sizes = sizesOf(file.replace(/-\d+\.webp$/, ''))
    if (!sizes.includes(file)) return [`${file}: its name is not that of a size, such as ${sizes.join(' or ')}`]
    return sizes.filter((other) => !files.includes(other)).map((other) => `${file}: there is no ${other} beside it`)
  })
}

function missingPicture(key: string, address: string, made: readonly string[]): readonly string[] {
  const file = ownImage.exec(address)?.[1]
  return file === undefined || made.includes(file)
    ? []
    : [`${key}: nothing makes ${address}: neither images nor photos has a picture of that name and size`]
}

/** Pictures that the build makes, as in scripts/pictures.mjs. */
function madePictures(folder: BrandFolder): readonly string[] {
  const photos = filesIn(folder, 'photos').map((file) => parse(file).name)
  return [...filesIn(folder, 'images'), ...[...photos, 'placeholder'].flatMap(sizesOf), ...builtIcons]
}

function sizesOf(name: string): readonly string[] {
  return (name === 'hero' ? [640, 1280] : [320, 640]).map((size) => `${name}-${size}.webp`)
}

function filesIn({ path }: BrandFolder, name: string): readonly string[] {
  const folder = join(path, name)
  return existsSync(folder) ? readdirSync(folder) : []
}
