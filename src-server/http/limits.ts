import { claimsWithin } from '../../src-contract/ordering/unknown-order.ts'
import { type Limits, usualLimits } from '../limits/limits.ts'

/** Limits at the HTTP edge: the table of rate limits, timeouts and concurrency. */
export interface EdgeLimits extends Limits {
  /**
   * Milliseconds after arrival in which a placing request may claim its key. The contract promises this to the
   * storefront (`claimsWithin`); change both together.
   */
  readonly claimWithinMs: number
  /** Milliseconds in which a request must have arrived. */
  readonly requestTimeoutMs: number
  /** All sockets, and those without a complete request. */
  readonly mostConnections: number
  readonly mostWaiting: number
  /** Concurrent requests: placements, and all others that may be turned away. */
  readonly mostPlacing: number
  readonly mostLooking: number
}

export const defaultLimits: EdgeLimits = {
  ...usualLimits,
  claimWithinMs: 1_000 * claimsWithin,
  requestTimeoutMs: 15_000,
  mostConnections: 5_000,
  mostWaiting: 2_000,
  mostPlacing: 250,
  mostLooking: 500,
}
