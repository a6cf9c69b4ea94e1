import { join } from 'node:path'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import {
  type BrandFile,
  type BrandTexts,
  brandFile,
  brandMessages,
  brandTexts,
} from '../../src-contract/brand/brand-file.ts'
import { nearestName } from '../../src-contract/codec/nearest-name.ts'
import { isOwnLanguage } from '../../src-domain/text/language.ts'
import { weakPairs } from '../../src-ui/design/contrast.ts'
import { fontFamilies } from '../../src-ui/design/tokens.ts'
import type { BrandFolder } from '../brand/brand-folder.ts'
import { messagesFile } from '../brand/load-brands.ts'
import { catchStartError } from '../environment/start-error.ts'
import { type CatalogueFaults, catalogueFaults } from './catalogue-faults.ts'
import { messagePaths } from './message-paths.ts'
import { brandPictureFaults, sizeFaults } from './picture-faults.ts'
import { themeNames } from './theme-names.ts'

/** Reports probable mistakes. Skips unreadable files. */
export function lookFaults(folder: BrandFolder): readonly string[] {
  return [
    ...readableFaults(folder),
    ...catalogueLines(folder, 'missing'),
    ...ofBrandFile(folder, (file) => [...drawingFaults(file, folder), ...brandPictureFaults(file, folder)]),
    ...brokenAt(folder, 'images', () => sizeFaults(folder)),
  ]
}

/** Reports mistakes that also fail the build. */
export function readableFaults(folder: BrandFolder): readonly string[] {
  return [
    ...ofBrandFile(folder, contrastFaults),
    ...brokenAt(folder, 'wording.json', () =>
      wordingFaults(folder.readIfThere('wording.json', (json) => brandTexts.decode(json)) ?? {}),
    ),
    ...catalogueLines(folder, 'wrong'),
  ]
}

function catalogueLines(folder: BrandFolder, kind: keyof CatalogueFaults): readonly string[] {
  return broughtLanguages(folder).flatMap((language) =>
    brokenAt(folder, messagesFile(language), () => {
      const texts = folder.read(messagesFile(language), (json) => brandMessages.decode(json))
      return catalogueFaults(texts, language)[kind]
    }),
  )
}

/** Languages of the brand that are not ours; none if brand.json is unreadable. */
function broughtLanguages(folder: BrandFolder): readonly string[] {
  const file = catchStartError(() => folder.read('brand.json', brandFile))
  return isLeft(file) ? [] : file.right.brand.locales.filter((one) => !isOwnLanguage(one))
}

function ofBrandFile(folder: BrandFolder, faults: (file: BrandFile) => readonly string[]): readonly string[] {
  return brokenAt(folder, 'brand.json', () => faults(folder.read('brand.json', brandFile)))
}

function brokenAt(folder: BrandFolder, name: string, faults: () => readonly string[]): readonly string[] {
  const found = catchStartError(faults)
  return isLeft(found) ? [] : found.right.map((fault) => `${join(folder.path, name)} is broken at ${fault}`)
}

/** Reports colour pairs below WCAG AA. */
function contrastFaults({ tokens }: BrandFile): readonly string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colours = tokens[scheme]
    return weakPairs(colours).map(
      ({ front, ground, ratio, atLeast }) =>
        `tokens.${scheme}.${front}: ${colours[front]} on ${ground} (${colours[ground]}) has a contrast of ${ratio.toFixed(2)}, and ${atLeast} is the least`,
    )
  })
}

function wordingFaults(texts: BrandTexts): readonly string[] {
  const known = messagePaths()
  return Object.entries(texts).flatMap(([locale, byPath]) =>
    Object.keys(byPath ?? {})
      .filter((path) => !known.includes(path))
      .map((path) => `${locale}.${path}: there is no such message${suggestion(path, known)}`),
  )
}

function suggestion(word: string, names: readonly string[]): string {
  const meant = nearestName(word, names)
  return meant === undefined ? '' : ` (${meant} is meant?)`
}

/** Reports unknown fonts and layouts, for which a page would use another one. */
function drawingFaults({ tokens: { fonts } }: BrandFile, folder: BrandFolder): readonly string[] {
  const strange = (['display', 'text'] as const)
    .filter((use) => !fontFamilies.includes(fonts[use]))
    .map((use) => `tokens.fonts.${use}: there is no ${fonts[use]} in this build, only ${fontFamilies.join(', ')}`)
  return [...themeFaults(folder.read('brand.json', right)), ...strange]
}

function themeFaults(json: unknown): readonly string[] {
  const themes = at(json, 'themes')
  return Object.entries(themeNames).flatMap(([path, names]) => {
    const name = path.split('.').reduce(at, themes)
    if (typeof name !== 'string' || names.includes(name)) return []
    return [`themes.${path}: there is no ${name}, only ${names.join(', ')}`]
  })
}

/** Reads the raw JSON, because the codec would fill in defaults. */
function at(json: unknown, key: string): unknown {
  return typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined
}
