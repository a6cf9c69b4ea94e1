/** The database did not do what was asked, now: nothing is wrong with the question. Answered as 503. */
export class StoreUnavailable extends Error {
  readonly statusCode = 503
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreUnavailable'
  }
}

/**
 * What PostgreSQL says when it is going away, full, or out of patience for a lock or a statement: cancelled, shut down,
 * crashed, starting, too many connections, out of disk or memory, lock not available.
 */
const passing = new Set(['57014', '57P01', '57P02', '57P03', '53300', '53100', '53200', '55P03'])

/** The same reason, told as an outage where it is one. Without an SQLSTATE nobody answered at all. */
export const orUnavailable = (reason: unknown): unknown => {
  if (!(reason instanceof Error) || reason instanceof StoreUnavailable) return reason
  const isOutage = !('severity' in reason) || ('code' in reason && passing.has(String(reason.code)))
  return isOutage ? new StoreUnavailable(reason.message, reason) : reason
}
