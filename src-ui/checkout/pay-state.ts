import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** State that the server embeds in the page. The order is in browser storage. */
export interface PayState {
  readonly _tag: 'pay'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  /** Prefix of the contract's paths. */
  readonly apiBase: string
  /** `current` is the cart in browser storage. */
  readonly id: string
  /** The confirmation's own script, to be fetched ahead. */
  readonly orderScript?: string
  /** Site key of Turnstile (GIFT-03). Absent: the order server's own check. */
  readonly turnstileSiteKey?: string
  /** Live or test (PAY-04). */
  readonly paymentEnvironment: PaymentEnvironment
}
