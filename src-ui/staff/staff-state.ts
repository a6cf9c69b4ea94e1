import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** State that the server embeds in the staff document. Readable without a session. */
export interface StaffState {
  readonly _tag: 'staff'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly apiBase: string
}
