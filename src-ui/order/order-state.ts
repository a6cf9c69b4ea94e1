import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** What the server writes into the order document; the order itself is asked for by its token. */
export interface OrderState {
  readonly _tag: 'order'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly apiBase: string
  /** Absent where the address has none: the tab knows it. */
  readonly token?: string
  /** Of the charity service, of trials or in earnest (IMPACT-13); absent where there is none. */
  readonly impactBase?: string
}

/** What it writes into the page of what orders did for others (IMPACT-08). */
export interface ImpactState extends Pick<OrderState, 'brand' | 'locale' | 'texts'> {
  readonly _tag: 'impact'
}
