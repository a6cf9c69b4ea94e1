import type { Gateways } from '../payment/gateways.ts'
import { inTime } from '../payment/in-time.ts'
import type { LeasedJob } from '../queue/lease-jobs.ts'
import { doneOutcome, type JobOutcome } from '../queue/run-leased.ts'

export interface ForgetCardNeeds {
  readonly gateways: Gateways
  /** Milliseconds. */
  readonly timeout: number
}

export async function forgetCard({ gateways, timeout }: ForgetCardNeeds, { payload }: LeasedJob): Promise<JobOutcome> {
  const { processor = '', token = '' } = payload
  const vault = gateways.get(processor)?.vault
  if (vault === undefined) return { _tag: 'TryAgain', why: `no vault of ${processor}` }
  const outcome = await inTime<'forgotten' | 'unknown' | 'refused'>(vault.forget(token), timeout, 'unknown')
  if (outcome === 'forgotten') return doneOutcome
  return { _tag: outcome === 'refused' ? 'Refused' : 'TryAgain', why: `forget-card: ${outcome}` }
}
