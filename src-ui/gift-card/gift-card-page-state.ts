import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** Written by the server. */
export interface GiftCardPageState {
  readonly _tag: 'giftCard'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly apiBase: string
  readonly id: string
}
