import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** Written by the server. */
export interface AccountState {
  readonly _tag: 'account'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly apiBase: string
  /** Turnstile's site key; absent: the order server's own check. */
  readonly turnstileSiteKey?: string
  /** Only on the page that adds a card. */
  readonly paymentEnvironment?: PaymentEnvironment
}
