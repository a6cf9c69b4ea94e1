import type { Log } from '../log.ts'
import { finishJobs, type LeasedJob, leaseJobs } from './lease-jobs.ts'
import { failedOutcome, type JobOutcome, type LeasedWork, rescheduleFailed } from './run-leased.ts'
import { startWorker, type Worker } from './worker.ts'

/** Milliseconds. */
type Interval = number

/** Takes the next job as soon as one ends; a hanging job occupies only its own slot. The next pass writes outcomes. */
export function startLeasedPool(name: string, { db, log, lease, prepare }: LeasedWork, interval: Interval): Worker {
  const inHand = new Map<LeasedJob, Promise<void>>()
  const ended: { readonly job: LeasedJob; readonly outcome: JobOutcome }[] = []

  const begin = (job: LeasedJob, run: (job: LeasedJob) => Promise<JobOutcome>) => {
    const running = run(job)
      .catch(failedOutcome)
      .then((outcome) => {
        inHand.delete(job)
        ended.push({ job, outcome })
        worker.notify()
      })
    inHand.set(job, running)
  }

  const pass = async (): Promise<number> => {
    await recordOutcomes({ db, log }, ended)
    const free = lease.atOnce - inHand.size
    if (free === 0) return 0
    const jobs = await leaseJobs(db, { ...lease, atOnce: free, inHand: [...inHand.keys()] })
    if (jobs.length === 0) return 0
    const run = await prepare(jobs)
    for (const job of jobs) begin(job, run)
    return jobs.length
  }

  const worker = startWorker(name, pass, interval, log)
  return {
    notify: worker.notify,
    stop: async () => {
      await worker.stop()
      await Promise.all(inHand.values())
      await recordOutcomes({ db, log }, ended)
    },
  }
}

/** Drops a job only after writing its outcome, so that a database failure only delays it. */
async function recordOutcomes(
  needs: Pick<LeasedWork, 'db'> & { readonly log: Log },
  ended: { readonly job: LeasedJob; readonly outcome: JobOutcome }[],
): Promise<void> {
  const all = [...ended]
  await finishJobs(
    needs.db,
    all.filter(({ outcome }) => outcome._tag === 'Done').map(({ job }) => job),
  )
  for (const one of all) {
    if (one.outcome._tag !== 'Done') await rescheduleFailed(needs, one.job, one.outcome)
    ended.splice(ended.indexOf(one), 1)
  }
}
