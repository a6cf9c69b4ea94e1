/** A message for people and a code for programs (API-12), without internal details. */
export interface RefusalAnswer {
  readonly status: number
  readonly body: { readonly message: string; readonly code: string; readonly reason?: string }
  /** Seconds. */
  readonly retryAfter?: number
}

export function refusal(status: number, code: string, message: string, retryAfter?: number): RefusalAnswer {
  return {
    status,
    body: { message, code },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

export function malformed(message: string): RefusalAnswer {
  return refusal(400, 'malformed', message)
}
export const unknownRoute = refusal(404, 'unknown_route', 'There is no such call.')
export const unknownLocation = refusal(404, 'unknown_location', 'There is no such location.')
/** Fallback text (CHK-57). */
export const unavailableText = 'System is temporarily unavailable, please try later'
export const employeesOnly = refusal(403, 'employees_only', 'Only employees may do this.')
export const sessionEnded = refusal(401, 'session_ended', 'Please log in again.')
export function tooMany(retryAfter: number): RefusalAnswer {
  return refusal(429, 'too_many_requests', 'Too many attempts, please try again later.', retryAfter)
}
