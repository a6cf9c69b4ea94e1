import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Cents } from '../money/cents.ts'
import type { CartLine } from './cart-line.ts'

export interface Table {
  readonly id: string
  readonly number: string
}

export interface AppliedGiftCard {
  readonly giftCardNumber: string
  readonly balance: Cents
  /** What the check of the card gave along. */
  readonly giftCardSeal?: string
}

/** The location an order is for; the rest of what is known of it lives in the location cell. */
export interface OrderLocation {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly timeZone: string
}

/**
 * The order a customer is putting together (CART-21): one value, because one step may clear several parts of it.
 * An absent `scheduledAt` means as soon as possible; else seconds since 1970 (SCHED-25).
 */
export interface OrderInProgress {
  readonly diningOption: DiningOption
  readonly location?: OrderLocation
  readonly items: readonly CartLine[]
  readonly packingItems: readonly CartLine[]
  readonly address?: Address
  readonly deliveryNotes: string
  readonly note: string
  readonly scheduledAt?: number
  readonly discount?: string
  readonly code?: string
  readonly promotionCodeId?: string
  readonly promotionId?: string
  readonly table?: Table
  readonly giftCard?: AppliedGiftCard
  /** Credit and gift card together pay at most this, for the order of this key (`agreedUseOf`). Never persisted. */
  readonly useAtMost?: { readonly amount: Cents; readonly key: string }
  /** UUID v4; a new one after every change of the cart, never persisted (CART-17). */
  readonly idempotencyKey: string
}
