import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { BrandFile } from '../../src-contract/brand/brand-file.ts'
import { plates } from '../../src-contract/brand/plates.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { BrandFolder } from '../brand/brand-folder.ts'

/** One that is ours to make: "/images/<name>.webp". Others are another host's business. */
const ours = /^\/images\/([^/]+)$/

/** Made whatever the folder says. */
const always = ['favicon.svg', 'favicon-32.png', 'favicon-180.png', 'favicon-512.png']
const placeholder = 'placeholder'

/** Pictures that a file names and the build does not make. Each completes "<file> is broken at ". */
export function brandPictureFaults({ brand, images }: BrandFile, folder: BrandFolder): readonly string[] {
  const made = madePictures(folder)
  const named = { placeholder: brand.images.placeholder, ...images }
  return Object.entries(named).flatMap(([key, address]) => missing(`images.${key}`, address, made))
}

export function menuPictureFaults(menu: Menu, folder: BrandFolder): readonly string[] {
  const made = madePictures(folder)
  const of = (collection: string, entries: Iterable<{ readonly id: string; readonly images: readonly string[] }>) =>
    [...entries].flatMap(({ id, images }) =>
      images.flatMap((address) => missing(`${collection}.${id}.images`, address, made)),
    )
  return [...of('groups', menu.groups.values()), ...of('items', menu.items.values())]
}

/** What plates.json names and does not have. */
export function plateFaults(folder: BrandFolder): readonly string[] {
  const { tints = {}, pictures = {} } = folder.readIfThere('plates.json', (json) => plates.decode(json)) ?? {}
  const inPictures = Object.entries(pictures).flatMap(([name, { plate, vessels = [], parts = [] }]) => {
    const used = [plate, ...vessels.flatMap((one) => one.plate ?? [])].filter((tint) => !Object.hasOwn(tints, tint))
    const files = parts.flatMap(({ file }) => file ?? []).filter((file) => !existsSync(join(folder.path, file)))
    return [
      ...used.map((tint) => `pictures.${name}.plate: there is no tint ${tint}`),
      ...files.map((file) => `pictures.${name}.parts: there is no file ${file}`),
    ]
  })
  const photos = photosIn(folder)
    .filter((name) => !Object.hasOwn(pictures, name))
    .map((name) => `pictures: photos has ${name}, and no picture is called so`)
  return [...inPictures, ...photos]
}

function missing(key: string, address: string, made: readonly string[]): readonly string[] {
  const file = ours.exec(address)?.[1]
  return file === undefined || made.includes(file)
    ? []
    : [`${key}: nothing makes ${address}, for plates.json has no picture of that name and size`]
}

/** As scripts/plates.mjs makes them. */
function madePictures(folder: BrandFolder): readonly string[] {
  const { pictures = {} } = folder.readIfThere('plates.json', (json) => plates.decode(json)) ?? {}
  const files = [...Object.keys(pictures), placeholder].flatMap((name) =>
    (name === 'hero' ? [640, 1280] : [320, 640]).map((size) => `${name}-${size}.webp`),
  )
  return [...files, ...always]
}

function photosIn({ path }: BrandFolder): readonly string[] {
  const photos = join(path, 'photos')
  return existsSync(photos) ? readdirSync(photos).map((file) => parse(file).name) : []
}
