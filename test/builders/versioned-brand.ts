import { left, right } from 'fp-ts/lib/Either.js'
import type { BrandFiles, BrandSeed } from '../../src-server/brand/brand-seed.ts'
import type { BrandVersionNeeds, VersionMark } from '../../src-server/brand/start-brands.ts'
import { noPictures, type Pictures } from '../../src-server/brand/version-pictures.ts'
import { aBrandSeed, aNoodleMenu } from './order-server-builder.ts'

/** Files of a noodle house: its name and the price of ramen. */
export function noodleFiles(ramen = 1250, name = 'Noodle House', id = 'noodle-house'): BrandFiles {
  return { 'brand.json': JSON.stringify({ id, name }), 'menu.json': JSON.stringify({ ramen }) }
}

/** A reader of such files. A name of "?" is a fault. */
export function noodleSeed(files: BrandFiles): BrandSeed | undefined {
  const { id, name } = JSON.parse(files['brand.json'] ?? '{}')
  const { ramen } = JSON.parse(files['menu.json'] ?? '{}')
  if (name === '?') return undefined
  const menu = ramen < 0 ? { why: 'menu.json is broken at ramen: negative' } : aNoodleMenu(ramen)
  return {
    ...aBrandSeed(
      { menu, ...(id === 'noodle-house' ? {} : { patrons: [], promotions: [], giftCards: [] }) },
      { id, name },
    ),
    files,
  }
}

export interface Machine {
  folder: BrandFiles
  pictures: Pictures
  readonly marks: Map<string, VersionMark>
  readonly shown: string[]
  /** How often the folder was read with its pictures. */
  folderReads: number
  readonly versions: BrandVersionNeeds
}

/** A machine with a folder of one brand. */
export function aMachine(folder: BrandFiles, doFilesWin = false): Machine {
  const marks = new Map<string, VersionMark>()
  const shown: string[] = []
  const read = (files: BrandFiles) => {
    const seed = noodleSeed(files)
    if (seed === undefined) return left(['brand.json is broken at name: not a name'])
    return right({ seed, serve: () => void shown.push(seed.brand.name) })
  }
  const machine: Machine = {
    folder,
    pictures: noPictures,
    marks,
    shown,
    folderReads: 0,
    versions: {
      doFilesWin,
      mark: (brandId, { number, pictures }) => void marks.set(brandId, { number, pictures }),
      read: (_, { files }) => read(files),
      readFolder: () => {
        machine.folderReads += 1
        const found = read(machine.folder)
        return found._tag === 'Left' ? found : right({ ...found.right, pictures: machine.pictures })
      },
    },
  }
  return machine
}

/** What a server of this machine needs. */
export function serverOf(machine: Machine) {
  const seed = noodleSeed(machine.folder)
  return { brands: seed === undefined ? [] : [seed], brandVersions: machine.versions }
}
