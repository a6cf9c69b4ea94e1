/** The database did not do what was asked, now: nothing is wrong with the question. Answered as 503. */
export class StoreUnavailable extends Error {
  readonly statusCode = 503
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreUnavailable'
  }
}

/** The connection ended before the answer: what was sent may have happened or not. Look before it is asked again. */
export class OutcomeUnknown extends StoreUnavailable {
  constructor(message: string, cause?: unknown) {
    super(message, cause)
    this.name = 'OutcomeUnknown'
  }
}

/** A failover left this server behind as a replica, whose connections stay open. */
const readOnly = '25006'

/**
 * What PostgreSQL says when it is full, or out of patience for a lock or a statement: cancelled, starting, too many
 * connections, out of disk or memory, lock not available, read-only. Nothing of the statement has happened.
 */
const passing = new Set(['57014', '57P03', '53300', '53100', '53200', '55P03', readOnly])

/** What it says before it hangs up: shut down, crashed, database dropped, idle for too long, and all of class 08. */
const hangingUp = /^(?:57P01|57P02|57P04|57P05|25P03|08...)$/

/** After this the connection is of no use. Without an SQLSTATE nobody answered at all. */
export function isConnectionLost(reason: unknown): reason is Error {
  return reason instanceof Error && (!('severity' in reason) || hangingUp.test(codeOf(reason)))
}

/** The statement did not run, and this connection cannot run it. */
export function isReadOnly(reason: unknown): reason is Error {
  return reason instanceof Error && codeOf(reason) === readOnly
}

/** The same reason, told as an outage where it is one. */
export function orUnavailable(reason: unknown): unknown {
  if (!(reason instanceof Error) || reason instanceof StoreUnavailable) return reason
  const isOutage = isConnectionLost(reason) || passing.has(codeOf(reason))
  return isOutage ? new StoreUnavailable(reason.message, reason) : reason
}

function codeOf(reason: Error): string {
  return 'code' in reason ? String(reason.code) : ''
}
