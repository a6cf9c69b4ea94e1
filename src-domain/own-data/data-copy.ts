import type { Patron, SavedCard } from '../account/patron.ts'
import type { Loyalty } from '../loyalty/loyalty.ts'
import type { Minor } from '../money/minor.ts'
import type { PastOrder } from '../ticket/past-order.ts'

/** An order, with fields that no receipt shows. */
export interface CopiedOrder {
  readonly order: PastOrder
  readonly guest?: {
    readonly firstName: string
    readonly lastName: string
    readonly email?: string
    readonly phone?: string
  }
  readonly email?: string
  readonly phone?: string
  readonly note?: string
  readonly deliveryNotes?: string
  readonly language?: string
  readonly giftCardLast4?: string
}

/** ISO 8601. */
export interface CopiedSession {
  readonly startedAt: string
  readonly seenAt: string
}

/** What staff changed in the account. */
export interface CopiedChange {
  readonly kind: string
  readonly amount: Minor
  readonly reason: string
  /** ISO 8601. */
  readonly at: string
}

/** An unsent message. `since`: ISO 8601. */
export interface CopiedMessage {
  readonly kind: string
  readonly since: string
}

/**
 * All data about a patron, or about the guest of one order, for that person. Contains no secrets: no passwords, hashes,
 * tokens, PINs, nonces or full card numbers.
 */
export interface DataCopy {
  /** ISO 8601. */
  readonly madeAt: string
  readonly patron?: Patron
  readonly cards: readonly SavedCard[]
  readonly loyalty?: Loyalty
  /** Platforms that the patron signs in with. */
  readonly platforms: readonly string[]
  readonly sessions: readonly CopiedSession[]
  readonly orders: readonly CopiedOrder[]
  readonly messages: readonly CopiedMessage[]
  readonly changes?: readonly CopiedChange[]
}
