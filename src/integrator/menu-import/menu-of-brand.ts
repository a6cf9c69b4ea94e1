import { join } from 'node:path'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { locationSeeds } from '../../../src-contract/brand/seeds.ts'
import { inCurrency } from '../../../src-contract/codec/monetary.ts'
import { menuReporting } from '../../../src-contract/menu/menu.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import type { Currency } from '../../../src-domain/money/currency.ts'
import { type BrandFolder, brandFolder } from '../../brand/brand-folder.ts'
import { currencyOfFolder } from '../../brand/currency-of-folder.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { catchStartError } from '../../environment/start-error.ts'

export interface MenuOfBrand {
  readonly folder: BrandFolder
  /** The file's name in the brand's folder. */
  readonly file: string
  readonly path: string
  readonly currency: Currency
}

/** The menu file of a brand, or of one of its locations if they have several. */
export function menuOfBrand(
  variables: Readonly<Record<string, string | undefined>>,
  brand: string,
  location: string | undefined,
): Either<string, MenuOfBrand> {
  const environment = readEnvironment(variables)
  if (isLeft(environment)) return environment
  const folder = brandFolder(join(environment.right.BRANDS_DIR, brand))
  const currency = currencyOfFolder(folder)
  const seeds = catchStartError(() =>
    folder.read('locations.json', (json) => inCurrency(locationSeeds, currency).decode(json)),
  )
  if (isLeft(seeds)) return seeds
  const asked = seeds.right.filter(({ slug }) => location === undefined || slug === location)
  const [file, another] = [...new Set(asked.map(({ menu }) => menu))]
  if (file === undefined) return left(`${brand} has no location ${location ?? ''}`)
  if (another !== undefined) return left(`the locations of ${brand} have several menus: add --location and a slug`)
  return right({ folder, file, path: join(folder.path, file), currency })
}

export interface ReadMenu {
  readonly menu: Menu
  /** Entries that the codec left out, each with the reason. */
  readonly leftOut: readonly string[]
}

/** Left: why there is no menu. */
export function readMenu({ folder, file, currency }: MenuOfBrand): Either<string, ReadMenu> {
  const leftOut: string[] = []
  const codec = inCurrency(
    menuReporting((fault) => leftOut.push(fault)),
    currency,
  )
  const menu = catchStartError(() => folder.read(file, (json) => codec.decode(json)))
  return isLeft(menu) ? menu : right({ menu: menu.right, leftOut })
}
