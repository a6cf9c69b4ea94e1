/** Milliseconds. */
export interface Timeouts {
  /** Time that a placement has for its attempt before the completer takes over. Longer than `processor`. */
  readonly attemptLease: number
  readonly processor: number
  readonly completer: number
  readonly askAgain: number
  /** Delay of the first look for a late charge; doubles with each look. */
  readonly lookAgain: number
  readonly jobs: number
  readonly mail: number
  readonly webhook: number
  /** Longer than `processor` and `mail`. */
  readonly jobLease: number
  /** Lifetime of an authorisation if the processor gives none; capture is retried until then. */
  readonly authorisation: number
  readonly reconcile: number
  /** Several times `processor`. */
  readonly reconcileLease: number
  /**
   * Minimum age of a reconciled order or charge: longer than every lease and look above, and than the delay of a
   * processor's list.
   */
  readonly reconcileGrace: number
  /** Maximum age of a reconciled order or charge. Longer than an authorisation lasts. */
  readonly reconcileWindow: number
  readonly tidy: number
  /** Between looks at the trips of a courier service. */
  readonly couriers: number
  readonly lookAtClock: number
  /** Between looks for versions of brands that other processes published. */
  readonly lookAtVersions: number
  readonly upkeep: number
  /** For a customer's further step; then the charge is cancelled. */
  readonly step: number
  /** Time until an unreported step is looked up. */
  readonly lookAtStep: number
  /** For a duplicate request to wait for the first one's outcome. */
  readonly wait: number
  /** A placement that would wait longer for the database is shed. */
  readonly line: number
}

/**
 * An attempt is looked up only after its caller gave up, because a charge that arrives after a cancellation belongs to
 * no order.
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
    couriers: 10_000,
    lookAtClock: 10_000,
    lookAtVersions: 10_000,
    upkeep: 60_000,
    step: 600_000,
    lookAtStep: 3 * processor,
    wait: (3 * processor) / 2,
    line: 2_000,
  }
}

export const usualTimeouts = timeoutsFor(10_000)
