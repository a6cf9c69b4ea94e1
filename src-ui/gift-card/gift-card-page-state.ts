import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** What the server writes into the page of a gift card; the card itself is asked for by its id. */
export interface GiftCardPageState {
  readonly _tag: 'giftCard'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly apiBase: string
  readonly id: string
}
