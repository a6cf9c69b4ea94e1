import { claimsWithin } from '../../src-contract/ordering/unknown-order.ts'
import { type Limits, usualLimits } from '../limits/limits.ts'

export interface EdgeLimits extends Limits {
  /**
   * Milliseconds after arrival in which a placement may claim its key. The contract promises this (`claimsWithin`);
   * change both together.
   */
  readonly claimWithinMs: number
  readonly requestTimeoutMs: number
  /** All sockets, and those without a complete request. */
  readonly mostConnections: number
  readonly mostWaiting: number
  /** Concurrent placements, and other requests that may be refused. */
  readonly mostPlacing: number
  /** Open streams of events, each for as long as its page. */
  readonly mostStreaming: number
  readonly mostLooking: number
}

export const defaultLimits: EdgeLimits = {
  ...usualLimits,
  claimWithinMs: 1_000 * claimsWithin,
  requestTimeoutMs: 15_000,
  mostConnections: 5_000,
  mostWaiting: 2_000,
  mostPlacing: 250,
  mostStreaming: 2_000,
  mostLooking: 500,
}
