import type { Either } from 'fp-ts/lib/Either.js'
import type { Currency } from '../../../src-domain/money/currency.ts'
import { menuFromGloriaFood } from './gloriafood/menu-from-gloriafood.ts'
import { menuFromLoyverse } from './loyverse/menu-from-loyverse.ts'
import type { MenuDraft } from './menu-draft.ts'
import { menuFromCsv } from './menu-from-csv.ts'
import { menuFromSquare } from './square/menu-from-square.ts'
import { menuFromToast } from './toast/menu-from-toast.ts'
import { menuFromUber } from './uber/menu-from-uber.ts'

/** Left: what must be corrected in the file. Amounts of a file in another currency are an error. */
export type MenuFormat = (file: string, currency: Currency) => Either<readonly string[], MenuDraft>

export const menuFormats: Readonly<Record<string, MenuFormat>> = {
  csv: menuFromCsv,
  gloriafood: menuFromGloriaFood,
  loyverse: menuFromLoyverse,
  square: menuFromSquare,
  toast: menuFromToast,
  uber: menuFromUber,
}
