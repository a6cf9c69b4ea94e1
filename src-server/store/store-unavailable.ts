/** A temporary failure of the database; answered as 503. */
export class StoreUnavailable extends Error {
  readonly statusCode = 503
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreUnavailable'
  }
}

/** The statement may or may not have run. Check before sending it again. */
export class OutcomeUnknown extends StoreUnavailable {
  constructor(message: string, cause?: unknown) {
    super(message, cause)
    this.name = 'OutcomeUnknown'
  }
}

/** After a failover this server is a replica, and its connections stay open. */
const readOnly = '25006'

/**
 * Cancelled, starting, too many connections, disk or memory full, lock not available, read-only: the statement did not
 * run.
 */
const transientCodes = new Set(['57014', '57P03', '53300', '53100', '53200', '55P03', readOnly])

/** Shut down, crashed, database dropped, idle too long, and class 08. */
const connectionCodes = /^(?:57P01|57P02|57P04|57P05|25P03|08...)$/

/** An error without an SQLSTATE did not come from the database. */
export function isConnectionLost(reason: unknown): reason is Error {
  return reason instanceof Error && (!('severity' in reason) || connectionCodes.test(codeOf(reason)))
}

/** The statement did not run, and this connection cannot run it. */
export function isReadOnly(reason: unknown): reason is Error {
  return reason instanceof Error && codeOf(reason) === readOnly
}

export function asUnavailable(reason: unknown): unknown {
  if (!(reason instanceof Error) || reason instanceof StoreUnavailable) return reason
  const isOutage = isConnectionLost(reason) || transientCodes.has(codeOf(reason))
  return isOutage ? new StoreUnavailable(reason.message, reason) : reason
}

function codeOf(reason: Error): string {
  return 'code' in reason ? String(reason.code) : ''
}
