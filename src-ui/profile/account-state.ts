import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** What the server writes into the account document; who is here, the browser asks. */
export interface AccountState {
  readonly _tag: 'account'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  readonly apiBase: string
  /** Of the outside bot check, where one signs in or asks for a code; absent: the order server's own. */
  readonly turnstileSiteKey?: string
  /** Where a card is typed to be kept, and nowhere else. */
  readonly paymentEnvironment?: PaymentEnvironment
}
