import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Cents } from '../money/cents.ts'

export interface SubmittedModifier {
  readonly item: string
  readonly option: string
  readonly modifiers: readonly SubmittedModifier[]
}

/** CHK-43. No price: the server reads prices from its own menu. */
export interface SubmittedItem {
  readonly group: string
  readonly item: string
  readonly modifiers: readonly SubmittedModifier[]
  readonly notes: string
  readonly restaurantGroup?: string
  readonly quantity: number
}

/** The order data that validate, check-price and placing send (CHK-42). */
export interface SubmittedOrder {
  readonly code: string
  readonly deliveryNotes: string
  readonly discount: string
  readonly items: readonly SubmittedItem[]
  readonly note: string
  readonly orderType: DiningOption
  readonly promotionCodeId: string
  readonly promotionId: string
  /** Seconds since 1970; absent for as soon as possible. */
  readonly scheduledAt?: number
  /** Delivery orders only. */
  readonly deliveryInfo?: Address
  readonly storedValueCard?: { readonly giftCardNumber: string; readonly balance: Cents }
  readonly giftCardNumber?: string
  /** Shows that the number was checked and is no guess. */
  readonly giftCardSeal?: string
  /** Credit and gift card together pay at most this. */
  readonly useAtMost?: Cents
  /** The table's id (TABLE-10). */
  readonly tableNumber?: string
}
