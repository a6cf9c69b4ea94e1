import { sql } from 'kysely'
import type { AttemptKey } from './attempt.ts'

/** A condition on `placements`: the key, as long as it is this attempt's. */
export function ofAttempt({ brandId, key, n }: AttemptKey) {
  return sql`brand_id = ${brandId} and key = ${key}::uuid and attempt = ${n}`
}
