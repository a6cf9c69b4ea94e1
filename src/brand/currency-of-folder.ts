import { isRight, right } from 'fp-ts/lib/Either.js'
import { brandCurrency } from '../../src-contract/brand/currency.ts'
import { shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import { catchStartError } from '../environment/start-error.ts'
import type { BrandFolder } from './brand-folder.ts'

/** Currency of the folder's amounts, also if other keys of its brand.json are broken; dollars if it is unreadable. */
export function currencyOfFolder(folder: BrandFolder): Currency {
  const json = catchStartError(() => folder.readIfThere('brand.json', right))
  const code: unknown = isRight(json) ? Reflect.get(Object(json.right), 'currency') : undefined
  const seen = brandCurrency.decode(code)
  return isRight(seen) ? seen.right : shippedCurrency
}
