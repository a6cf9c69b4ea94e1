import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** Written by the server. */
export interface GalleryState {
  readonly _tag: 'gallery'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly pictures: readonly string[]
}
