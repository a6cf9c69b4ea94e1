import type { Patron, SavedCard } from '../account/patron.ts'
import type { Loyalty } from '../loyalty/loyalty.ts'
import type { PastOrder } from '../ordering/past-order.ts'

/** An order with what was said for it and stands on no receipt. */
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
  /** Of the gift card that it was paid with. */
  readonly giftCardLast4?: string
}

/** What was signed in with, and when it was last used; ISO 8601. */
export interface CopiedSession {
  readonly startedAt: string
  readonly seenAt: string
}

/** A message that waits to be sent; `since`: ISO 8601. */
export interface CopiedMessage {
  readonly kind: string
  readonly since: string
}

/**
 * All that is held on a person, to be read by that person: of an account, or of a guest's one order. Never what opens
 * something: no password and no hash of one, no token, PIN or nonce, no whole number of a card.
 */
export interface DataCopy {
  /** ISO 8601. */
  readonly madeAt: string
  readonly patron?: Patron
  readonly cards: readonly SavedCard[]
  readonly loyalty?: Loyalty
  /** By which the patron signs in. */
  readonly platforms: readonly string[]
  readonly sessions: readonly CopiedSession[]
  readonly orders: readonly CopiedOrder[]
  readonly messages: readonly CopiedMessage[]
}
