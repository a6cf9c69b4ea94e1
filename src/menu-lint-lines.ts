import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type locationSeed, locationSeeds } from '../src-contract/brand/seeds.ts'
import { inCurrency } from '../src-contract/codec/monetary.ts'
import { menuReporting } from '../src-contract/menu/menu.ts'
import { upsellPicks } from '../src-contract/upsell/upsell-picks.ts'
import type { Menu } from '../src-domain/menu/menu.ts'
import { menuProblems } from '../src-domain/menu/menu-lint.ts'
import { upsellMenu } from '../src-domain/upsell/upsell-menu.ts'
import { problemText } from '../src-server/menu/problem-text.ts'
import { type BrandFolder, brandFolder } from './brand/brand-folder.ts'
import { currencyOfFolder } from './brand/currency-of-folder.ts'
import { brandNames } from './brand/load-brands.ts'
import { catchStartError } from './environment/start-error.ts'

export interface MenuLint {
  /** "error brands/ember/menu.json menus.lunch > groups.noodles ...". */
  readonly lines: readonly string[]
  readonly errors: number
  readonly files: number
}

type LocationSeed = t.TypeOf<typeof locationSeed>

export function lintMenus(root: string): MenuLint {
  const linted = brandNames(root).map((name) => lintMenusOf(brandFolder(join(root, name))))
  return {
    lines: linted.flatMap(({ lines }) => lines),
    errors: linted.reduce((sum, { errors }) => sum + errors, 0),
    files: linted.reduce((sum, { files }) => sum + files, 0),
  }
}

export function lintMenusOf(folder: BrandFolder): MenuLint {
  let files = 0
  const lines = linesOrError(() => {
    const locations = folder.read('locations.json', (json) =>
      inCurrency(locationSeeds, currencyOfFolder(folder)).decode(json),
    )
    const menus = menusOf(locations)
    const upsells = new Map(locations.map((location) => [location.upsells, location]))
    files = menus.length + [...upsells.keys()].filter((file) => file !== undefined).length
    return [
      ...menus.flatMap((file) => linesOfMenu(folder, file)),
      ...[...upsells.values()].flatMap((location) => linesOfUpsells(folder, location)),
    ]
  })
  return { lines, errors: lines.filter((line) => line.startsWith('error ')).length, files }
}

/** Turns a failure into an error line, so that the other files are still checked. */
function linesOrError(work: () => readonly string[]): readonly string[] {
  const lines = catchStartError(work)
  return isLeft(lines) ? [`error ${lines.left}`] : lines.right
}

function problemLines(folder: BrandFolder, file: string, menu: Menu): readonly string[] {
  return menuProblems(menu).map((problem) => `${problem.severity} ${join(folder.path, file)} ${problemText(problem)}`)
}

function readMenu(folder: BrandFolder, file: string) {
  const unreadable: string[] = []
  const codec = inCurrency(
    menuReporting((fault) => unreadable.push(`error ${join(folder.path, file)} ${fault}`)),
    currencyOfFolder(folder),
  )
  return { menu: folder.read(file, (json) => codec.decode(json)), unreadable }
}

function linesOfMenu(folder: BrandFolder, file: string): readonly string[] {
  return linesOrError(() => {
    const { menu, unreadable } = readMenu(folder, file)
    return [...unreadable, ...problemLines(folder, file, menu)]
  })
}

function isFaulty(lines: readonly string[]): boolean {
  return lines.some((line) => line.startsWith('error '))
}

/** Checks upsells as a menu. Their warnings already appear for the dishes' menu. */
function linesOfUpsells(folder: BrandFolder, { menu, upsells }: LocationSeed): readonly string[] {
  return linesOrError(() => {
    if (upsells === undefined) return []
    const { groups } = folder.read(upsells, (json) => upsellPicks.decode(json))
    if (isFaulty(linesOfMenu(folder, menu))) return []
    const lines = problemLines(folder, upsells, upsellMenu(readMenu(folder, menu).menu, groups))
    return lines.filter((line) => line.startsWith('error '))
  })
}

function menusOf(locations: readonly LocationSeed[]): readonly string[] {
  return [...new Set(locations.flatMap(({ menu, packing }) => (packing === undefined ? [menu] : [menu, packing])))]
}
