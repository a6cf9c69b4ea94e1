import { sql } from 'kysely'
import type { AttemptKey } from './attempt.ts'

/** Condition on `placements`: the key is still at this attempt. */
export function attemptCondition({ brandId, key, n }: AttemptKey) {
  return sql`brand_id = ${brandId} and key = ${key}::uuid and attempt = ${n}`
}
