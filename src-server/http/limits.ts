import { claimsWithin } from '../../src-contract/ordering/unknown-order.ts'
import { type Limits, usualLimits } from '../limits/limits.ts'

/** What the edge lets in: how often, by the one table of limits, and how long a call may take to come in. */
export interface EdgeLimits extends Limits {
  /**
   * Milliseconds after its arrival in which a placing call may claim its key. The contract promises this to the
   * storefront (`claimsWithin`): who changes it changes that.
   */
  readonly claimWithinMs: number
  /** Milliseconds in which a request must have arrived. */
  readonly requestTimeoutMs: number
  /** Sockets altogether, and of these such as have sent no whole request. */
  readonly mostConnections: number
  readonly mostWaiting: number
  /** Calls in work at a time: such as place an order, and all others but those that are never turned away. */
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
