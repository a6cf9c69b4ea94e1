import type { Cents } from '../money/cents.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { Instant } from '../time/clock.ts'

/**
 * Written before the placing call and cleared when its outcome is known (CART-17), so that a reload in
 * mid-placement can neither lose nor double an order.
 */
export interface PendingPlacement {
  readonly key: string
  readonly startedAt: Instant
  /** totalAmount + tip. */
  readonly total: Cents
  readonly locationId: string
  /** What `total` is made of, as the customer read it: a ticket may leave its lines out. */
  readonly price?: PriceCheck
}

/** Kept under its own storage key `pendingPlacement`; the 24-hour and version clearing do not touch it. */
export interface PendingPlacementStore {
  readonly read: () => PendingPlacement | undefined
  /** False when nothing can be kept on this device; placing then goes on with a notice. */
  readonly write: (pending: PendingPlacement) => boolean
  readonly clear: () => void
  /** Hears what another page of this browser writes, until the function that comes back is called. */
  readonly onWrittenElsewhere: (hear: (pending: PendingPlacement) => void) => () => void
}
