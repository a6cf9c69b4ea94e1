import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { LeasedJob } from './lease-jobs.ts'
import { retryPolicies } from './retry-policy.ts'

export interface FailedTry {
  /**
   * TryAgain: no response. Refused: a definite refusal. GivenUp: retrying is pointless. Waits: due when another job
   * ends.
   */
  readonly _tag: 'TryAgain' | 'Refused' | 'GivenUp' | 'Waits'
  readonly why: string
  /** Milliseconds after `since` in which retrying makes sense; absent: the number of tries counts. */
  readonly lasts?: number
}

/** `since`: ISO 8601. `again`: seconds; absent: the job is dead. */
export interface RescheduledJob {
  readonly tries: number
  readonly since: string
  readonly again?: number
}

interface Row {
  readonly tries: number
  readonly since: Date
  readonly is_dead: boolean
  readonly again: number
}

/**
 * A job with an end time is retried until that time, the last time exactly then. Only a reported failure counts as a
 * try; a crash or a wait for another job does not.
 */
export async function rescheduleJob(
  db: Database,
  job: LeasedJob,
  failed: FailedTry,
): Promise<RescheduledJob | undefined> {
  const { mostTries, firstWait, longestWait } = retryPolicies[job.kind]
  const end = sql`since + ${failed.lasts ?? null}::float8 * interval '1 millisecond'`
  const waits = failed._tag === 'Waits'
  const counts = !waits && (failed.lasts === undefined || failed._tag === 'Refused')
  const { rows } = await sql<Row>`
    update jobs set last_error = ${failed.why}, tries = tries + 1,
      is_dead = ${failed._tag === 'GivenUp'}::boolean or coalesce(now() >= ${end}, false)
        or (${counts}::boolean and tries + 1 >= ${mostTries}::integer),
      run_at = least(${end}, now() + interval '1 second' * (0.75 + random() / 2)
        * least(${firstWait}::integer * power(2, least(tries, 29)), ${longestWait}::integer))
    where id = ${job.id} and (not ${waits}::boolean or run_at > now())
    returning tries, since, is_dead, extract(epoch from run_at - now())::float8 as again`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { tries, since, is_dead, again } = row
  return { tries, since: since.toISOString(), ...(is_dead ? {} : { again: Math.round(again) }) }
}
