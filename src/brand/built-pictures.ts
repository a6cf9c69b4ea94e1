import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { type Picture, type Pictures, pictureOf } from '../../src-server/brand/version-pictures.ts'

export interface BuiltPicturesNeeds {
  readonly distDir: string
  readonly brandsDir: string
}

const served = /^[\w][\w.-]{0,120}\.(?:webp|png|svg|json)$/
const sources = /\.(?:jpe?g|png|webp|svg)$/

/** The pictures that the build made of a brand's folder. Refuses if one was changed after that build. */
export function builtPictures(
  { distDir, brandsDir }: BuiltPicturesNeeds,
  brandId: string,
): Either<readonly string[], Pictures> {
  const images = join(distDir, 'brands', brandId, 'images')
  // The build writes it last, also if no picture changed.
  const builtAt = statSync(join(images, '.pictures.json'), { throwIfNoEntry: false })?.mtimeMs
  if (builtAt === undefined) return left([`${images} has no pictures of ${brandId}: run npm run build`])
  const folder = join(brandsDir, brandId)
  const stale = ['photos', 'images', '.']
    .flatMap((part) => namesIn(join(folder, part)).map((name) => join(folder, part, name)))
    .filter((path) => sources.test(path) && statSync(path).mtimeMs > builtAt)
  if (stale.length > 0) return left(stale.map((path) => `${path} is newer than the built pictures: run npm run build`))
  const names = namesIn(images).filter((name) => served.test(name))
  return right(new Map(names.map((name): [string, Picture] => [name, pictureOf(readFileSync(join(images, name)))])))
}

function namesIn(folder: string): readonly string[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  return isFolder ? readdirSync(folder).sort() : []
}
