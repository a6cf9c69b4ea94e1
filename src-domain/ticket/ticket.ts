import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { AllergenFacts } from '../menu/allergens.ts'
import type { Minor } from '../money/minor.ts'
import type { TaxLine } from '../pricing/tax-lines.ts'
import type { Instant } from '../time/clock.ts'
import type { CustomerStep } from './customer-step.ts'
import type { Driver } from './driver.ts'

export interface TicketModifier {
  readonly item: string
  readonly option: string
  /** Such as "Heat"; absent in old tickets and from back ends that only have ids. */
  readonly optionName?: string
  readonly name: string
  readonly price: Minor
  readonly modifiers: readonly TicketModifier[]
}

export interface TicketLine {
  readonly itemId: string
  readonly itemExternalId: string
  readonly name: string
  /** Unit price with modifiers. */
  readonly price: Minor
  readonly quantity: number
  readonly notes: string
  readonly resGroupId?: string
  readonly group: { readonly id: string; readonly name: string }
  readonly modifiers: readonly TicketModifier[]
  /** Declaration for the item with its choices when the order was placed. */
  readonly allergens?: AllergenFacts
}

/** CONF-05, wire row 12. */
export interface Ticket {
  readonly id: string
  /** Grants access to /order/{token}. Our addition; other back ends use `id`. */
  readonly token: string
  /** Promo code, or "". */
  readonly code: string
  /** Short number for the counter. */
  readonly displayNumber: string
  readonly items: readonly TicketLine[]
  readonly orderType: DiningOption
  /** ISO 4217; absent: the brand's. */
  readonly currency?: string
  readonly subtotal?: Minor
  /** All fees. */
  readonly serviceFee?: Minor
  /** Share of `serviceFee`. */
  readonly deliveryFee?: Minor
  readonly discountAmount?: Minor
  readonly tip?: Minor
  readonly giftCardAmount?: Minor
  readonly finalAmount: Minor
  readonly taxAmount: Minor
  /** Prices include the tax; absent: it was added. */
  readonly taxIncluded?: boolean
  /** Parts of `taxAmount`; absent: shown as one line. */
  readonly taxes?: readonly TaxLine[]
  readonly appliedCredit: Minor
  /** Whether the token's holder may export and erase the guest's data; absent means no. */
  readonly isOfGuest?: boolean
  readonly patron: { readonly email?: string; readonly phone?: string }
  readonly location: { readonly id: string; readonly name: string; readonly slug: string }
  readonly deliveryInfo?: Address
  readonly tableNumber?: string
  /** ISO 8601. */
  readonly orderDate: string
  /** Seconds since 1970; absent: as soon as possible. */
  readonly scheduledAt?: number
  /** Minutes. */
  readonly serviceEstimate?: number
  readonly estimatedPrepTime?: number
  /** LOYAL-19; absent if no points are earned. */
  readonly pointsEarned?: number
  /** ISO 8601; cancelled orders only. */
  readonly cancelledAt?: string
  /** Reason in the restaurant's words. */
  readonly cancelReason?: string
  /** Refunds of all tenders so far. */
  readonly refundedAmount?: Minor
  /** Progress of the order; absent if its location has no board. */
  readonly steps?: readonly CustomerStep[]
  /** The restaurant's current promise: ready, or at the door. Absent if the location has no board. */
  readonly promisedAt?: Instant
  /** False until staff accept the order; absent if the location accepts orders at once, or has no board. */
  readonly isAccepted?: boolean
  /** The restaurant's own driver, while the order is out for delivery. */
  readonly driver?: Driver
  /** Years; the order has alcohol, so staff check the customer's ID. */
  readonly checkIdFor?: number
  readonly payment?: { readonly kind: 'cash' | 'card' | 'none'; readonly brand?: string; readonly last4?: string }
}
