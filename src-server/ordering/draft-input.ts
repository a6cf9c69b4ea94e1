import type { LoyaltySettings } from '../../src-domain/brand/loyalty-settings.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import type { KitchenHouse } from '../mail/mail-house.ts'
import type { PayerAccount } from './payer.ts'
import type { PaymentDecision } from './payment-decision.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { ReadOrder } from './read-order.ts'

export interface DraftInput {
  readonly request: PlacementRequest
  readonly known: KnownLocation
  readonly read: ReadOrder
  readonly paid: PaymentDecision
  readonly now: Instant
  readonly currency: Currency
  /** The brand's (LOYAL-01). */
  readonly loyalty: LoyaltySettings
  readonly mails: boolean
  /** Years; set if the order has alcohol. */
  readonly leastAge?: number | undefined
  readonly house: KitchenHouse
  readonly patron?: Pick<PayerAccount, 'email' | 'phone' | 'firstName' | 'lastName'>
}
