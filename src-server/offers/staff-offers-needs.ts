import type { PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { Database } from '../store/database.ts'

export interface StaffOffersNeeds {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly secrets: CardSecrets
  readonly brands: ReadonlyMap<string, Brand>
  readonly phonesOf: (brandId: string) => PhoneRules
  readonly currencyOf: (brandId: string) => Currency
  /** False: no mail sender is configured. */
  readonly isMailed: (brandId: string) => boolean
  /** Sends the mail of a new card soon. */
  readonly notifyMail: () => void
}
