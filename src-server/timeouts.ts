/** Milliseconds. */
export interface Timeouts {
  /** How long a placement may work on its attempt before the completer looks. Longer than `processor`. */
  readonly attemptLease: number
  readonly processor: number
  readonly completer: number
  readonly askAgain: number
  /** How long after a charge was called off because it never arrived somebody looks whether it did; then twice as long, and so on. */
  readonly lookAgain: number
  readonly jobs: number
  readonly mail: number
  readonly webhook: number
  /** How long a worker may have a job in hand before another takes it. Longer than `processor` and `mail`. */
  readonly jobLease: number
  /** How long an authorisation is good where its processor does not say; until then its capture is tried. */
  readonly authorisation: number
  /** How often each processor's books are compared with the orders, from one run to the next. */
  readonly reconcile: number
  /** Without word for so long, whoever compares has died and another may. Longer than `processor`, several times. */
  readonly reconcileLease: number
  /** How old an order or a charge is before it is compared: older than every lease and every look above, and than a processor's list is late. */
  readonly reconcileGrace: number
  /** How far back is compared. Longer than an authorisation is good. */
  readonly reconcileWindow: number
  /** How often what is of no use any more is deleted. */
  readonly tidy: number
  /** How often it is looked whether the database's clock was set, or ours runs slower than it. */
  readonly lookAtClock: number
  /** Between two passes over what the database wants done to it. */
  readonly upkeep: number
  /** How long a customer may take for a further step, at the bank; then the charge is called off. */
  readonly step: number
  /** When somebody looks what became of a step of which nobody was told, and how often from then on. */
  readonly lookAtStep: number
  /** How long a second submission of a key waits for the first one's outcome. */
  readonly wait: number
  /** How long an order may be expected to wait in the line for the database; who would wait longer is told at once. */
  readonly line: number
}

/**
 * What waits for a processor waits in proportion to its timeout: an attempt is looked up only when whoever asked has
 * given up long ago, because a charge that arrives after it was called off is nobody's.
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
