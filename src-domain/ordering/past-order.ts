import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Cents } from '../money/cents.ts'
import type { Ticket } from './ticket.ts'

/** What was chosen on a line of a past order; nothing that the line's price does not have in it already. */
export interface PastModifier {
  readonly item: string
  readonly option: string
  /** What the choice answers; absent as in a ticket. */
  readonly optionName?: string
  /** Absent where a back end says ids alone: what it is called is then on the menu, if it is still there. */
  readonly name?: string
  readonly modifiers: readonly PastModifier[]
}

export interface PastLine {
  readonly item: string
  readonly group: string
  readonly name: string
  readonly description: string
  /** Unit price with modifiers, on that day. */
  readonly price: Cents
  readonly quantity: number
  readonly notes: string
  readonly modifiers: readonly PastModifier[]
}

/** PROF-15: `dinein` is another back end's word for an order at a table. */
export type PastOrderType = DiningOption | 'dinein'

/** An order of the patron's own, as it was when it was placed and with what became of it since (PROF-14). */
export interface PastOrder extends PastExtras {
  readonly id: string
  /** Under which the whole receipt is shown; absent where a back end has no such address. */
  readonly token?: string
  readonly orderType: PastOrderType
  readonly items: readonly PastLine[]
  /** Of all its amounts, by ISO 4217; absent: the brand's. */
  readonly currency?: string
  /** Of its lines, before discount, fees, tax and tip. */
  readonly totalPrice: Cents
  readonly discountAmount: Cents
  readonly taxAmount: Cents
  /** What was charged at the end. */
  readonly finalAmount: Cents
  readonly displayNumber: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly deliveryInfo?: Address
  readonly location: PastLocation
  /** ISO 8601; of an order that was called off. */
  readonly cancelledAt?: string
  /** What was given back so far, by whatever tender. */
  readonly refundedAmount?: Cents
}

/** What else the ticket said that led to the total; a back end may leave it out, and its receipt says less. */
export type PastExtras = Partial<
  Pick<
    Ticket,
    | 'serviceFee'
    | 'deliveryFee'
    | 'taxIncluded'
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
  /** Where the restaurant is today; absent when it is there no more. */
  readonly address?: Address
  /** By which the day of the order is told; absent: the reader's own (PROF-13). */
  readonly timeZone?: string
}

/** What one orders today to have it the same way (PROF-15, PROF-17). */
export function placedFor({ orderType }: Pick<PastOrder, 'orderType'>): DiningOption {
  return orderType === 'dinein' ? 'kiosk' : orderType
}
