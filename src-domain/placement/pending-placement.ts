import type { Minor } from '../money/minor.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { Instant } from '../time/clock.ts'

/**
 * Written before the placing call and cleared with its outcome (CART-17), so that a reload neither loses nor doubles an
 * order.
 */
export interface PendingPlacement {
  readonly key: string
  readonly startedAt: Instant
  /** totalAmount + tip. */
  readonly total: Minor
  readonly locationId: string
  /** Price lines behind `total`, as shown. A ticket may omit them. */
  readonly price?: PriceCheck
}

/** Storage key `pendingPlacement`; exempt from the 24-hour and version clearing. */
export interface PendingPlacementStore {
  readonly read: () => PendingPlacement | undefined
  /** Returns false without storage. Placing then continues with a notice. */
  readonly write: (pending: PendingPlacement) => boolean
  readonly clear: () => void
  /** Listens to writes of other pages. Returns an unsubscribe function. */
  readonly onWrittenElsewhere: (hear: (pending: PendingPlacement) => void) => () => void
}
