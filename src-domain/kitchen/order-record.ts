import type { Minor } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'
import type { BoardOrder } from './board-order.ts'

/** Everything that staff can look up about one order. */
export interface OrderRecord {
  readonly order: BoardOrder
  /** Empty if none was given, or erased. */
  readonly email: string
  /** True if the customer's data was erased: amounts, dishes and times remain. */
  readonly isErased: boolean
  readonly payment: RecordedPayment
  readonly amounts: RecordedAmounts
  /** For each line of the order, in its order. */
  readonly prices: readonly LinePrice[]
  readonly refunds: readonly RecordedRefund[]
  /** The most that can be refunded by amount, and with the whole order. */
  readonly left: { readonly byAmount: Minor; readonly whole: Minor }
  /** Oldest first. */
  readonly entries: readonly RecordEntry[]
  readonly messagesLeft: number
}

export interface RecordedPayment {
  readonly kind: 'cash' | 'card' | 'none'
  readonly brand?: string
  readonly last4?: string
  /** Card only: the processor was asked to move the money, and did. */
  readonly isCaptured: boolean
}

/** Amounts of the order as it was placed. */
export interface RecordedAmounts {
  readonly subtotal: Minor
  readonly discount: Minor
  readonly serviceFee: Minor
  readonly tax: Minor
  readonly tip: Minor
  readonly giftCard: Minor
  readonly credit: Minor
  /** Paid by card or cash. */
  readonly charged: Minor
}

export interface LinePrice {
  /** One piece with its choices, before discount and tax. */
  readonly price: Minor
  /** Pieces that were not refunded. */
  readonly left: number
}

export type RefundProgress = 'pending' | 'done' | 'refused'

export interface RefundAmounts {
  /** By card, or in cash. */
  readonly charged: Minor
  readonly giftCard: Minor
  readonly credit: Minor
}

export interface RecordedRefund extends RefundAmounts {
  readonly progress: RefundProgress
  readonly isWhole: boolean
  /** Empty if an amount was refunded. */
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  readonly reason: string
  readonly at: Instant
  readonly endedAt?: Instant
}

/** waiting: to be mailed. bounced: the mail server refused the address. */
export type MessageState = 'waiting' | 'sent' | 'bounced'
export const messageStates: readonly MessageState[] = ['waiting', 'sent', 'bounced']

export const recordEvents = [
  'placed',
  'accepted',
  'delayed',
  'ready',
  'out-for-delivery',
  'completed',
  'cancelled',
  'refund',
  'refund-done',
  'refund-refused',
  'message',
] as const

/** Something that happened to an order. */
export interface RecordEntry {
  readonly event: (typeof recordEvents)[number]
  readonly at: Instant
  /** Name of the member of staff who did it; absent: the customer, the clock, the processor or an operator. */
  readonly by?: string
  /** A new promised time. */
  readonly promisedAt?: Instant
  /** The refund's sum. */
  readonly amount?: Minor
  /** The message, or the reason. */
  readonly text?: string
  readonly message?: MessageState
}
