import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isRight } from 'fp-ts/lib/Either.js'
import { brandFile } from '../../src-contract/brand/brand-file.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { isCurrency } from '../../src-domain/money/currency.ts'
import { type PriceText, priceText } from '../../src-domain/money/price-text.ts'
import { servedFiles } from '../../src-server/brand/brand-versions.ts'
import { type BrandFolder, brandFolder, storedFolder } from '../brand/brand-folder.ts'
import { brandNames } from '../brand/load-brands.ts'
import { catchStartError } from '../environment/start-error.ts'
import type { OpenedDatabase } from './with-database.ts'

type House = Pick<Brand, 'currency' | 'country' | 'defaultLocale'>

/** For a brand whose file is missing or broken. */
const unknownHouse: House = { currency: shippedCurrency, country: 'US', defaultLocale: 'en' }

export interface PricedIn {
  readonly brandId?: string | undefined
  /** ISO 4217; absent: the brand's. */
  readonly currency?: string | undefined
}

/** Writes amounts as the brand's mails do: in its language and country. Reads what each brand serves, or its folder. */
export async function brandPrices({
  db,
  environment: { BRANDS_DIR: root },
}: Pick<OpenedDatabase, 'db' | 'environment'>): Promise<(of: PricedIn) => PriceText> {
  const houses = new Map<string, House>()
  const add = (id: string, folder: BrandFolder) => {
    const read = catchStartError(() => folder.read('brand.json', brandFile))
    if (isRight(read)) houses.set(id, read.right.brand)
  }
  if (existsSync(root)) for (const id of brandNames(root)) add(id, brandFolder(join(root, id)))
  for (const [id, text] of await servedFiles(db, 'brand.json')) add(id, storedFolder(id, { 'brand.json': text }))
  return ({ brandId = '', currency = '' }) => {
    const house = houses.get(brandId) ?? unknownHouse
    return priceText(
      { currency: isCurrency(currency) ? currency : house.currency, country: house.country },
      house.defaultLocale,
    )
  }
}
