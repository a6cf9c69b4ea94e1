import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** What the server writes into the pay document. The order itself is in this browser's storage. */
export interface PayState {
  readonly _tag: 'pay'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  /** What comes before the paths of the contract. */
  readonly apiBase: string
  /** `current` is the cart in this browser's storage. */
  readonly id: string
  /** Of the outside bot check (GIFT-03); absent: the order server's own. */
  readonly turnstileSiteKey?: string
  /** PAY-04: whether cards are charged for good. */
  readonly paymentEnvironment: PaymentEnvironment
}
