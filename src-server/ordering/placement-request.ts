import type { Locale } from '../../src-domain/brand/brand.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { GuestInfo } from '../../src-domain/placement/guest-info.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { Caller } from '../caller.ts'

/** The parts of a placing request that are used (ids, quantities, choices) or compared (expectedTotal). */
export interface PlacementRequest {
  readonly caller: Caller
  readonly locationId: string
  /** UUID v4. */
  readonly key: string
  readonly order: SubmittedOrder
  readonly guest?: GuestInfo
  /** The customer's language, if known. */
  readonly language?: Locale
  readonly cardNonce?: string
  readonly transactionId?: string
  /** Opens a payment for the customer's wallet to confirm, without charging (PAY-14). */
  readonly opensIntent?: true
  readonly isCash: boolean
  readonly tip: Cents
  readonly expectedTotal?: Cents
  /** The cart as displayed, stored with the order, never used for pricing. JSON. */
  readonly cartAsSeen: unknown
  /** The customer has confirmed that a similar recent order is no duplicate. */
  readonly confirmsDuplicate: boolean
  /** False once the client has disconnected or the request is too old: then no key is claimed. */
  readonly isWanted: () => boolean
  /** The client network for limits; absent: not counted. */
  readonly address?: string
  /** A bot check was passed. */
  readonly isHuman?: boolean
  /** The client can show a further step; without it a charge that needs one is declined. */
  readonly takesFurtherStep?: boolean
}
