import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** Written by the server. */
export interface OrderState {
  readonly _tag: 'order'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly apiBase: string
  /** Absent if only the tab has the token. */
  readonly token?: string
  /** Charity service, test or live (IMPACT-13). */
  readonly impactBase?: string
}

/** Written by the server (IMPACT-08). */
export interface ImpactState extends Pick<OrderState, 'brand' | 'locale' | 'texts'> {
  readonly _tag: 'impact'
}
