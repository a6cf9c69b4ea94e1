import { cents } from '../../src-domain/money/cents.ts'
import type { Log } from '../log.ts'
import type { Gateways } from '../needs.ts'
import { inTime } from '../payment/in-time.ts'
import type { Database } from '../store/database.ts'
import type { LeasedJob } from './lease-jobs.ts'
import { done, type JobOutcome, runLeased } from './run-leased.ts'

export interface MovingNeeds {
  readonly db: Database
  readonly gateways: Gateways
  readonly log: Log
  /** Milliseconds. */
  readonly timeout: number
  /** Milliseconds, longer than `timeout`. */
  readonly lease: number
  /** Milliseconds for which an authorisation is good where its processor does not say. */
  readonly authorisation: number
}

/** One pass over the authorised money that is to be taken or let go of. Answers how many jobs were taken. */
export async function moveMoney(needs: MovingNeeds): Promise<number> {
  const { db, log, lease } = needs
  return runLeased({
    db,
    log,
    lease: { kinds: ['capture', 'cancel'], atOnce: 200, time: lease },
    prepare: async () => (job) => settle(needs, job),
  })
}

async function settle(needs: MovingNeeds, { kind, payload }: LeasedJob): Promise<JobOutcome> {
  const { processor = '', transactionId = '', amount = 0 } = payload
  const gateway = needs.gateways.get(processor)
  const lasts = gateway?.authorisationLasts ?? needs.authorisation
  if (gateway === undefined) return { _tag: 'TryAgain', why: `no processor ${processor}`, lasts }
  const asked = kind === 'capture' ? gateway.capture(transactionId, cents(amount)) : gateway.cancel(transactionId)
  const outcome = await inTime<'captured' | 'cancelled' | 'unknown' | 'refused'>(asked, needs.timeout, 'unknown')
  if (outcome === 'captured' || outcome === 'cancelled') return done
  return { _tag: outcome === 'refused' ? 'Refused' : 'TryAgain', why: `${kind}: ${outcome}`, lasts }
}
