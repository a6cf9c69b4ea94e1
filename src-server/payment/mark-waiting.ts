import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { sendOnce } from '../store/send-once.ts'
import type { AttemptKey } from './attempt.ts'
import { attemptCondition } from './attempt-condition.ts'

export interface StepTimes {
  /** Milliseconds that a customer may take for a further step. */
  readonly step: number
  /** Milliseconds until an unreported step is looked up. */
  readonly lookAtStep: number
}

/** A repeated call does not extend the time. False: the attempt cannot wait. */
export function markWaiting(db: Database, name: AttemptKey, { step, lookAtStep }: StepTimes): Promise<boolean> {
  const leave = async () => {
    const { rows } = await sql`
      with asking as (
        update placements set state = 'waiting', changed_at = now()
        where ${attemptCondition(name)} and state in ('attempting', 'unknown', 'waiting')
        returning brand_id, key, attempt
      )
      update attempts a set lease_until = now() + ${lookAtStep}::integer * interval '1 millisecond',
        step_until = coalesce(a.step_until, now() + ${step}::integer * interval '1 millisecond')
      from asking where a.brand_id = asking.brand_id and a.key = asking.key and a.n = asking.attempt
      returning 1`.execute(db)
    return rows.length > 0
  }
  // Idempotent.
  return sendOnce(leave, async () => undefined)
}
