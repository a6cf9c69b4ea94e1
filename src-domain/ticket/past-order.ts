import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
import type { Ticket } from './ticket.ts'

/** A modifier. The line's price includes the modifier's. */
export interface PastModifier {
  readonly item: string
  readonly option: string
  /** Absent in old tickets. */
  readonly optionName?: string
  /** Absent if the back end sends only ids; then the menu has the name. */
  readonly name?: string
  readonly modifiers: readonly PastModifier[]
}

export interface PastLine {
  readonly item: string
  readonly group: string
  readonly name: string
  readonly description: string
  /** Unit price with modifiers, on that day. */
  readonly price: Minor
  readonly quantity: number
  readonly notes: string
  readonly modifiers: readonly PastModifier[]
}

/** PROF-15: other back ends say `dinein`. */
export type PastOrderType = DiningOption | 'dinein'

export interface PastOrder extends PastExtras {
  readonly id: string
  /** Token of the receipt; absent if the back end has none. */
  readonly token?: string
  readonly orderType: PastOrderType
  readonly items: readonly PastLine[]
  /** ISO 4217; absent: the brand's. */
  readonly currency?: string
  /** Lines only, before discount, fees, tax and tip. */
  readonly totalPrice: Minor
  readonly discountAmount: Minor
  readonly taxAmount: Minor
  /** Amount charged. */
  readonly finalAmount: Minor
  readonly displayNumber: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly deliveryInfo?: Address
  readonly location: PastLocation
  /** ISO 8601; cancelled orders only. */
  readonly cancelledAt?: string
  /** Refunds of all tenders so far. */
  readonly refundedAmount?: Minor
}

export type PastExtras = Partial<
  Pick<
    Ticket,
    | 'serviceFee'
    | 'deliveryFee'
    | 'taxIncluded'
    | 'taxes'
    | 'tip'
    | 'giftCardAmount'
    | 'appliedCredit'
    | 'tableNumber'
    | 'payment'
  >
>

export interface PastLocation {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** Today's address; absent if the restaurant is gone. */
  readonly address?: Address
  /** Zone for the day of the order; absent: the reader's zone applies (PROF-13). */
  readonly timeZone?: string
}

export function placedFor({ orderType }: Pick<PastOrder, 'orderType'>): DiningOption {
  return orderType === 'dinein' ? 'kiosk' : orderType
}
