import { Refusal } from './refusal.ts'

export interface Kept {
  readonly status: number
  readonly body: string
  readonly request: string
}

interface Row {
  readonly call: string
  readonly since: number
  kept: Kept | undefined
}

export interface IdempotencyKeys {
  /** Returns the stored response, claims the key, or refuses. */
  readonly claim: (key: string, call: string) => Kept | undefined
  readonly keep: (key: string, kept: Kept) => void
  /** Frees the key of a call refused before its endpoint began. */
  readonly free: (key: string) => void
}

const day = 24 * 60 * 60

/**
 * https://docs.stripe.com/api/idempotent_requests: repeats the first response of an endpoint that had begun, 500
 * included; refuses other parameters or another endpoint; forgets keys after 24 hours; refuses the second of two
 * concurrent calls with 409.
 */
export function openKeys(now: () => number): IdempotencyKeys {
  const rows = new Map<string, Row>()
  return {
    claim: (key, call) => {
      if (key.length > 255) throw refused(400, 'idempotency_error', 'A key has at most 255 characters')
      const row = rows.get(key)
      if (row === undefined || row.since + day <= now()) {
        rows.set(key, { call, since: now(), kept: undefined })
        return undefined
      }
      if (row.call !== call) throw refused(400, 'idempotency_error', `${key} came with another request before`)
      if (row.kept === undefined)
        throw refused(409, 'idempotency_error', `A request with ${key} is being worked on`, 'idempotency_key_in_use')
      return row.kept
    },
    keep: (key, kept) => {
      const row = rows.get(key)
      if (row !== undefined) row.kept = kept
    },
    free: (key) => rows.delete(key),
  }
}

function refused(status: number, type: 'idempotency_error', message: string, code?: string): Refusal {
  return new Refusal(status, { type, message, ...(code === undefined ? {} : { code }) }, false)
}
