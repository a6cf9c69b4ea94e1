import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** Written by the server into the staff document; it holds nothing that needs a session. */
export interface StaffState {
  readonly _tag: 'staff'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly apiBase: string
}
