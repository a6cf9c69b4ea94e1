import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
import type { CartLine } from './cart-line.ts'

export interface Table {
  readonly id: string
  readonly number: string
}

export interface AppliedGiftCard {
  readonly giftCardNumber: string
  readonly balance: Minor
  readonly giftCardSeal?: string
}

export interface OrderLocation {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly timeZone: string
}

/**
 * The customer's order (CART-21): one value, because one step may clear several parts. `scheduledAt`: seconds since
 * 1970, absent for as soon as possible (SCHED-25).
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
  /** Cap on credit and gift card for the order of this key (`agreedUseOf`). Never persisted. */
  readonly useAtMost?: { readonly amount: Minor; readonly key: string }
  /** UUID v4, new after every change, never persisted (CART-17). */
  readonly idempotencyKey: string
}
