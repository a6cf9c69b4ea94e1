import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { finishJobs, type Lease, type LeasedJob, leaseJobs } from './lease-jobs.ts'
import { type FailedTry, rescheduleJob } from './reschedule-job.ts'

export type JobOutcome = { readonly _tag: 'Done' } | FailedTry

export const doneOutcome: JobOutcome = { _tag: 'Done' }

export interface LeasedWork {
  readonly db: Database
  readonly log: Log
  readonly lease: Lease
  readonly prepare: (jobs: readonly LeasedJob[]) => Promise<(job: LeasedJob) => Promise<JobOutcome>>
}

export async function runLeased({ db, log, lease, prepare }: LeasedWork): Promise<number> {
  const jobs = await leaseJobs(db, lease)
  if (jobs.length === 0) return 0
  const run = await prepare(jobs)
  const outcomes = await Promise.all(jobs.map(async (job) => ({ job, outcome: await run(job).catch(failedOutcome) })))
  await finishJobs(
    db,
    outcomes.filter(({ outcome }) => outcome._tag === 'Done').map(({ job }) => job),
  )
  for (const { job, outcome } of outcomes)
    if (outcome._tag !== 'Done') await rescheduleFailed({ db, log }, job, outcome)
  return jobs.length
}

/** A dead job needs an operator. */
export async function rescheduleFailed(
  { db, log }: Pick<LeasedWork, 'db' | 'log'>,
  job: LeasedJob,
  outcome: FailedTry,
): Promise<void> {
  const put = await rescheduleJob(db, job, outcome)
  if (put === undefined) return
  const { id, kind, subject, brand_id: brandId, payload } = job
  const facts = { job: Number(id), kind, subject, brandId, processor: payload.processor, cents: payload.amount, ...put }
  if (put.again === undefined) log.error({ ...facts, reason: outcome.why }, 'job failed for good')
  else log.warn({ ...facts, reason: outcome.why }, 'job failed, will be retried')
}

export function failedOutcome(reason: unknown): JobOutcome {
  return { _tag: 'TryAgain', why: String(reason) }
}
