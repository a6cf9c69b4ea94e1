import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { phoneRulesOf } from '../../src-adapters/libphonenumber/phone-rules.ts'
import {
  type BrandFile,
  type BrandMessages,
  type BrandTexts,
  brandFile,
  brandMessages,
  brandTexts,
} from '../../src-contract/brand/brand-file.ts'
import { giftCardSeeds, patronSeeds, promotionSeeds, staffSeeds } from '../../src-contract/brand/seeds.ts'
import { marketSeeds, townSeeds } from '../../src-contract/brand/street-seeds.ts'
import { displayedIn } from '../../src-domain/account/phone-rules.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { isOwnLanguage } from '../../src-domain/text/language.ts'
import type { BrandFiles, BrandSeed, PromotionSeed } from '../../src-server/brand/brand-seed.ts'
import type { BrandLeftOut } from '../../src-server/brand/start-brands.ts'
import { catchStartError, StartError } from '../environment/start-error.ts'
import type { OrdersAt } from './brand-files.ts'
import { type BrandFolder, brandFolder } from './brand-folder.ts'
import { type Hint, hintAtUnknownKeys } from './hint-at-unknown-keys.ts'
import { loadLocations } from './load-locations.ts'
import { locationMenus } from './location-menus.ts'
import { patronOfSeed } from './patron-of-seed.ts'
import { giftCardOfSeed, promotionOfSeed } from './promotion-of-seed.ts'
import { staffOfSeed } from './staff-of-seed.ts'
import { loadWellKnown } from './well-known.ts'

export interface LoadedBrand extends BrandFile {
  readonly texts: BrandTexts
  /** Catalogues of languages that are not ours, by language. */
  readonly messages: Readonly<Record<string, BrandMessages>>
  readonly seed: BrandSeed
  /** Marketplace names by slug (LOC-46). */
  readonly markets: ReadonlyMap<string, string>
  /** Files of `/.well-known/`, by name. */
  readonly wellKnown: ReadonlyMap<string, string>
}

/** Throws `StartError` with the file and the place in it. */
export function loadBrand(folder: BrandFolder, hint: Hint, ordersAt: OrdersAt): LoadedBrand {
  const read = folder.read('brand.json', brandFile)
  const file = { ...read, brand: withDisplayedPhone(read.brand) }
  hintAtUnknownKeys(folder, ordersAt, hint)
  const texts = folder.readIfThere('wording.json', (json) => brandTexts.decode(json)) ?? {}
  const marketplaces = folder.readIfThere('markets.json', (json) => marketSeeds.decode(json)) ?? []
  const markets = new Map(marketplaces.map(({ slug, name }) => [slug, name]))
  const messages = messagesIn(folder, file.brand)
  const wellKnown = loadWellKnown(folder)
  const rows = ordersAt === 'here' ? rowsOf(folder, file.brand) : noRows(file.brand)
  const seed = ordersAt === 'here' ? { ...rows, files: versionedFiles(folder) } : rows
  const name = basename(folder.path)
  if (file.brand.id !== name)
    throw new StartError(`${join(folder.path, 'brand.json')} is broken at id: not ${name}, the name of its folder`)
  return {
    ...file,
    texts,
    seed,
    markets,
    messages,
    wellKnown,
  }
}

function withDisplayedPhone(brand: Brand): Brand {
  return { ...displayedIn(phoneRulesOf(brand.country), brand.phone), ...brand }
}

/** A language that is not ours needs its catalogue. */
function messagesIn(folder: BrandFolder, { locales }: Brand): LoadedBrand['messages'] {
  const brought = locales.filter((one) => !isOwnLanguage(one))
  return Object.fromEntries(
    brought.map((one) => [one, folder.read(messagesFile(one), (json) => brandMessages.decode(json))]),
  )
}

export function messagesFile(language: string): string {
  return join('messages', `${language}.json`)
}

/** Demo data has passwords and card numbers, so no version contains it. */
const demoFiles = ['gift-cards.json', 'patrons.json', 'staff.json']

function versionedFiles(folder: BrandFolder): BrandFiles {
  return Object.fromEntries(Object.entries(folder.filesRead()).filter(([name]) => !demoFiles.includes(name)))
}

function rowsOf(folder: BrandFolder, brand: Brand): BrandSeed {
  const { first, seeds, locations } = loadLocations(folder, brand.currency)
  const { menu, packing, upsells, own } = locationMenus(folder, first, seeds, brand.currency)
  const towns = folder.readIfThere('places.json', (json) => townSeeds.decode(json)) ?? []
  const markets = folder.readIfThere('markets.json', (json) => marketSeeds.decode(json)) ?? []
  const patrons = folder.readIfThere('patrons.json', (json) => patronSeeds.decode(json)) ?? []
  return {
    brand,
    locations,
    menu,
    ...(packing === undefined ? {} : { packingMenu: packing }),
    ...(upsells === undefined ? {} : { upsellMenu: upsells }),
    ...(Object.keys(own).length === 0 ? {} : { ownMenus: own }),
    towns,
    markets,
    patrons: patrons.map((seed) => patronOfSeed(brand.id, seed)),
    staff: (folder.readIfThere('staff.json', (json) => staffSeeds.decode(json)) ?? []).map((seed) =>
      staffOfSeed(brand.id, seed, locations),
    ),
    promotions: promotionsOf(folder, brand.id),
    giftCards: (folder.readIfThere('gift-cards.json', (json) => giftCardSeeds.decode(json)) ?? []).map(giftCardOfSeed),
  }
}

export interface BrandsApart {
  readonly brands: readonly LoadedBrand[]
  readonly leftOut: readonly BrandLeftOut[]
}

/** Throws `StartError` if two brands claim one host. */
export function checkHosts(brands: readonly BrandFile[]): void {
  const owner = new Map<string, string>()
  for (const { brand, hosts } of brands) {
    for (const host of hosts) {
      const other = owner.get(host)
      if (other !== undefined) throw new StartError(`Brands ${other} and ${brand.id} both claim the host ${host}`)
      owner.set(host, brand.id)
    }
  }
}

export function brandNames(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'brand.json')))
    .map(({ name }) => name)
    .sort()
}

/** Loads all brands, sorted by folder name. Throws `StartError` with the file and the place in it. */
export function loadBrands(
  root: string,
  hint: Hint = () => undefined,
  ordersAt: OrdersAt = 'here',
): readonly LoadedBrand[] {
  const { brands, leftOut } = loadBrandsApart(root, hint, ordersAt)
  const [first] = leftOut
  if (first !== undefined) throw new StartError(first.why)
  return brands
}

/** A brand with a fault does not stop the others. Of two that claim one host, the first by name keeps it. */
export function loadBrandsApart(root: string, hint: Hint = () => undefined, ordersAt: OrdersAt = 'here'): BrandsApart {
  if (!existsSync(root)) throw new StartError(`There is no folder of brands at ${root}`)
  const names = brandNames(root)
  if (names.length === 0) throw new StartError(`There is no brand in ${root}`)
  const brands: LoadedBrand[] = []
  const leftOut: BrandLeftOut[] = []
  for (const name of names) {
    const loaded = catchStartError(() => {
      const brand = loadBrand(brandFolder(join(root, name)), hint, ordersAt)
      checkHosts([...brands, brand])
      return brand
    })
    if (isLeft(loaded)) leftOut.push({ brandId: name, why: loaded.left })
    else brands.push(loaded.right)
  }
  return { brands, leftOut }
}

function promotionsOf(folder: BrandFolder, brandId: string): readonly PromotionSeed[] {
  return (folder.readIfThere('promotions.json', (json) => promotionSeeds.decode(json)) ?? []).map((seed, index) => {
    const promotion = promotionOfSeed(brandId, seed)
    if (promotion !== undefined) return promotion
    throw new StartError(
      `${join(folder.path, 'promotions.json')} is broken at ${index}: either percentBasisPoints or amountCents`,
    )
  })
}

/** Seed without rows: another back end has this brand's restaurants, menus and patrons. */
function noRows(brand: Brand): BrandSeed {
  return {
    brand,
    locations: [],
    menu: { why: `the menu of ${brand.id} is the back end's` },
    patrons: [],
  }
}
