import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Cents } from '../money/cents.ts'

export interface TicketModifier {
  readonly item: string
  readonly option: string
  /** What the choice answers, such as "Heat"; absent in tickets of before it was kept, and where a back end says ids alone. */
  readonly optionName?: string
  readonly name: string
  readonly price: Cents
  readonly modifiers: readonly TicketModifier[]
}

export interface TicketLine {
  readonly itemId: string
  readonly itemExternalId: string
  readonly name: string
  /** Unit price with modifiers. */
  readonly price: Cents
  readonly quantity: number
  readonly notes: string
  readonly resGroupId?: string
  readonly group: { readonly id: string; readonly name: string }
  readonly modifiers: readonly TicketModifier[]
}

/** A placed order as the customer sees it (CONF-05, wire row 12). */
export interface Ticket {
  readonly id: string
  /** The capability under which /order/{token} shows it; ours, optional for another back end (then `id` serves). */
  readonly token: string
  /** The promo code, or "". */
  readonly code: string
  /** What people say aloud at the counter. */
  readonly displayNumber: string
  readonly items: readonly TicketLine[]
  readonly orderType: DiningOption
  /** Of all its amounts, by ISO 4217; absent: the brand's. */
  readonly currency?: string
  readonly subtotal?: Cents
  /** All fees. */
  readonly serviceFee?: Cents
  /** The part of them that is for bringing it. */
  readonly deliveryFee?: Cents
  readonly discountAmount?: Cents
  readonly tip?: Cents
  readonly giftCardAmount?: Cents
  readonly finalAmount: Cents
  readonly taxAmount: Cents
  /** Whether the prices have it in them; absent: it came on top. */
  readonly taxIncluded?: boolean
  readonly appliedCredit: Cents
  /** Whoever holds its token may have a copy of what is held on its guest, and take the name off; absent: nobody by the token. */
  readonly isOfGuest?: boolean
  readonly patron: { readonly email?: string; readonly phone?: string }
  readonly location: { readonly id: string; readonly name: string; readonly slug: string }
  readonly deliveryInfo?: Address
  readonly tableNumber?: string
  /** ISO 8601. */
  readonly orderDate: string
  /** Seconds since 1970, absent for as soon as possible. */
  readonly scheduledAt?: number
  /** Minutes. */
  readonly serviceEstimate?: number
  readonly estimatedPrepTime?: number
  /** LOYAL-19; absent where nobody earns points. */
  readonly pointsEarned?: number
  /** ISO 8601; of an order that was called off. */
  readonly cancelledAt?: string
  /** Why, in the restaurant's words. */
  readonly cancelReason?: string
  /** What was given back so far, by whatever tender. */
  readonly refundedAmount?: Cents
  readonly payment?: { readonly kind: 'cash' | 'card' | 'none'; readonly brand?: string; readonly last4?: string }
}
