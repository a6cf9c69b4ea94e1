/** Milliseconds. */
export interface Timeouts {
  /** How long a placement may work on its attempt before the completer takes it. Longer than `processor`. */
  readonly attemptLease: number
  readonly processor: number
  readonly completer: number
  readonly askAgain: number
  /** Delay of the first look for a late charge; doubles with each look. */
  readonly lookAgain: number
  readonly jobs: number
  readonly mail: number
  readonly webhook: number
  /** Job lease of a worker. Longer than `processor` and `mail`. */
  readonly jobLease: number
  /** Lifetime of an authorisation if the processor does not say; capture is retried until then. */
  readonly authorisation: number
  /** Interval between reconciliations per processor. */
  readonly reconcile: number
  /** Lease of a reconciliation. Several times `processor`. */
  readonly reconcileLease: number
  /**
   * Minimum age of an order or charge to be reconciled: longer than every lease and look above, and than the delay of a
   * processor's list.
   */
  readonly reconcileGrace: number
  /** How far back reconciliation goes. Longer than an authorisation lasts. */
  readonly reconcileWindow: number
  /** Interval of cleanup. */
  readonly tidy: number
  /** Interval of resynchronising with the database's clock. */
  readonly lookAtClock: number
  /** Interval of database maintenance. */
  readonly upkeep: number
  /** How long a customer may take for a further step; then the charge is cancelled. */
  readonly step: number
  /** Interval of looking up a step without news. */
  readonly lookAtStep: number
  /** How long a duplicate request waits for the first one's outcome. */
  readonly wait: number
  /** Longest expected wait for the database; a placement that would wait longer is shed. */
  readonly line: number
}

/**
 * Timeouts proportional to the processor's. An attempt is looked up only after its caller must have given up, because a
 * charge that arrives after a cancellation belongs to no order.
 */
export function timeoutsFor(processor: number): Timeouts {
  return {
    processor,
    attemptLease: 3 * processor,
    completer: processor / 2,
    askAgain: Math.ceil(processor / 2),
    lookAgain: 6 * processor,
    jobs: 1_000,
    mail: 20_000,
    webhook: 15_000,
    jobLease: Math.max(6 * processor, 60_000),
    authorisation: 6 * 24 * 3_600_000,
    reconcile: 3_600_000,
    reconcileLease: Math.max(20 * processor, 300_000),
    reconcileGrace: Math.max(90 * processor, 900_000),
    reconcileWindow: 8 * 24 * 3_600_000,
    tidy: 3_600_000,
    lookAtClock: 10_000,
    upkeep: 60_000,
    step: 600_000,
    lookAtStep: 3 * processor,
    wait: (3 * processor) / 2,
    line: 2_000,
  }
}

export const usualTimeouts = timeoutsFor(10_000)
