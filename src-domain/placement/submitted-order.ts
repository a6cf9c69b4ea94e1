import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'

export interface SubmittedModifier {
  readonly item: string
  readonly option: string
  readonly modifiers: readonly SubmittedModifier[]
}

/** CHK-43. Contains no price, because the server has its own. */
export interface SubmittedItem {
  readonly group: string
  readonly item: string
  readonly modifiers: readonly SubmittedModifier[]
  readonly notes: string
  readonly restaurantGroup?: string
  readonly quantity: number
}

export interface SubmittedOrder {
  readonly code: string
  readonly deliveryNotes: string
  readonly discount: string
  readonly items: readonly SubmittedItem[]
  readonly note: string
  readonly orderType: DiningOption
  readonly promotionCodeId: string
  readonly promotionId: string
  /** Seconds since 1970; absent: as soon as possible. */
  readonly scheduledAt?: number
  /** Present for deliveries only. */
  readonly deliveryInfo?: Address
  readonly storedValueCard?: { readonly giftCardNumber: string; readonly balance: Minor }
  readonly giftCardNumber?: string
  /** Proves that the number was checked. */
  readonly giftCardSeal?: string
  /** Cap on credit and gift card together. */
  readonly useAtMost?: Minor
  /** The table's id (TABLE-10). */
  readonly tableNumber?: string
}
