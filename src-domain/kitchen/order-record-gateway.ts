import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Minor } from '../money/minor.ts'
import type { BoardOrder } from './board-order.ts'
import type { OrderRecord, RefundAmounts } from './order-record.ts'

/** The lines, the amount, or everything that is left. */
export type RefundShare =
  | { readonly _tag: 'Lines'; readonly lines: readonly { readonly position: number; readonly quantity: number }[] }
  /** For no particular line. */
  | { readonly _tag: 'Amount'; readonly amount: Minor }
  /** All that is left, with fee and tip. */
  | { readonly _tag: 'Whole' }

export interface SentRefund {
  /** UUID. The server carries out a repeated refund with the same id once. */
  readonly refundId: string
  /** Number of the order's refunds that the caller saw. */
  readonly seen: number
  readonly share: RefundShare
  /** Shown to the customer; may be empty. */
  readonly reason: string
}

export interface SentMessage {
  /** UUID. The server sends a repeated message with the same id once. */
  readonly messageId: string
  readonly text: string
}

/**
 * Orders of any day, as staff look them up (our addition). 401 without a session, 403 without the permission, 404 for
 * an order of another location, 409 with a code for anything that cannot be done.
 */
export interface OrderRecordGateway {
  /** The latest orders of a location by number, name, phone or email. */
  readonly search: (locationId: string, text: string) => Promise<Either<CallFailure, readonly BoardOrder[]>>
  readonly record: (orderId: string) => Promise<Either<CallFailure, OrderRecord>>
  /** Calculates a refund without making it. */
  readonly quote: (orderId: string, share: RefundShare) => Promise<Either<CallFailure, RefundAmounts>>
  readonly refund: (orderId: string, sent: SentRefund) => Promise<Either<CallFailure, OrderRecord>>
  readonly message: (orderId: string, sent: SentMessage) => Promise<Either<CallFailure, OrderRecord>>
}
