import type { LoyaltySettings } from '../../src-domain/brand/loyalty-settings.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import type { KitchenHouse } from '../mail/mail-house.ts'
import type { HowPaid } from './how-paid.ts'
import type { Payer } from './payer.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { ReadOrder } from './read-order.ts'

/** All that an order is drafted from, once it is decided. */
export interface DraftedFrom {
  readonly request: PlacementRequest
  readonly known: KnownLocation
  readonly read: ReadOrder
  readonly paid: HowPaid
  readonly now: Instant
  /** Of the brand. */
  readonly currency: Currency
  /** Of the brand (LOYAL-01). */
  readonly loyalty: LoyaltySettings
  /** Whether mail can be sent at all. */
  readonly mails: boolean
  /** For the kitchen's slip. */
  readonly house: KitchenHouse
  readonly patron?: Pick<Payer, 'email' | 'phone' | 'firstName' | 'lastName'>
}
