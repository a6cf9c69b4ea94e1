import type { Locale } from '../../src-domain/brand/brand.ts'
import type { AgePromise } from '../../src-domain/menu/alcohol.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { GuestInfo } from '../../src-domain/placement/guest-info.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { Caller } from '../caller.ts'

export interface PlacementRequest {
  readonly caller: Caller
  readonly locationId: string
  /** UUID v4. */
  readonly key: string
  readonly order: SubmittedOrder
  readonly guest?: GuestInfo
  readonly language?: Locale
  readonly cardNonce?: string
  readonly transactionId?: string
  /** Opens a payment for the customer's wallet to confirm, without charging (PAY-14). */
  readonly opensIntent?: true
  readonly isCash: boolean
  readonly tip: Minor
  readonly expectedTotal?: Minor
  /** Displayed cart as JSON; stored, never used for pricing. */
  readonly cartAsSeen: unknown
  /** The customer confirmed that a similar recent order is no duplicate. */
  readonly confirmsDuplicate: boolean
  /** False once the client has gone or the request is too old: then no key is claimed. */
  readonly isWanted: () => boolean
  /** For limits; absent: not counted. */
  readonly address?: string
  readonly isHuman?: boolean
  /** Without it a charge that needs a further step is declined. */
  readonly takesFurtherStep?: boolean
  /** Kept with the order if it has alcohol. */
  readonly agePromise?: AgePromise
}
