import type { Locale } from '../../src-domain/brand/brand.ts'
import type { GuestInfo } from '../../src-domain/checkout/guest-info.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { SubmittedOrder } from '../../src-domain/ordering/submitted-order.ts'
import type { Caller } from '../caller.ts'

/** What of a placing call is trusted (ids, quantities, choices) or compared (expectedTotal). */
export interface PlacementRequest {
  readonly caller: Caller
  readonly locationId: string
  /** UUID v4. */
  readonly key: string
  readonly order: SubmittedOrder
  readonly guest?: GuestInfo
  /** In which the customer reads, as far as it was said. */
  readonly language?: Locale
  readonly cardNonce?: string
  readonly transactionId?: string
  /** No charge yet: a payment is to be opened that the customer's wallet confirms (PAY-14). */
  readonly opensIntent?: true
  readonly isCash: boolean
  readonly tip: Cents
  readonly expectedTotal?: Cents
  /** What the customer saw, kept with the order, never read for prices. JSON. */
  readonly cartAsSeen: unknown
  /** The customer said that a look-alike of a recent order is meant. */
  readonly confirmsDuplicate: boolean
  /** False once the caller's connection is gone, or the call arrived too long ago: then no key is claimed for it. */
  readonly isWanted: () => boolean
  /** The network that it comes from, for counting; absent where nobody counts. */
  readonly address?: string
  /** A bot check was passed for this call. */
  readonly isHuman?: boolean
  /** Whoever asks can let the customer take a further step; to anybody else a charge that needs one is declined. */
  readonly takesFurtherStep?: boolean
}
