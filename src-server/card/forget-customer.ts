import { sql } from 'kysely'
import { mayBeAccountOf } from '../../src-domain/payment/payment-account.ts'
import type { Gateways } from '../payment/gateways.ts'
import { inTime } from '../payment/in-time.ts'
import type { LeasedJob } from '../queue/lease-jobs.ts'
import { doneOutcome, type JobOutcome } from '../queue/run-leased.ts'
import type { Database } from '../store/database.ts'
import type { CardOwner } from './cards-facade.ts'
import type { ForgetCardNeeds } from './forget-card.ts'
import { holderId } from './holder-id.ts'

export async function forgetCustomer(
  { gateways, timeout }: ForgetCardNeeds,
  { subject, payload: { processor = '' } }: LeasedJob,
): Promise<JobOutcome> {
  const forget = gateways.get(processor)?.vault?.forgetCustomer
  if (forget === undefined) return { _tag: 'TryAgain', why: `no customers of ${processor}` }
  const outcome = await inTime<'forgotten' | 'unknown' | 'refused'>(forget(subject), timeout, 'unknown')
  if (outcome === 'forgotten') return doneOutcome
  return { _tag: outcome === 'refused' ? 'Refused' : 'TryAgain', why: `forget-customer: ${outcome}` }
}

export function withCustomers(gateways: Gateways): readonly string[] {
  return [...gateways].filter(([, { vault }]) => vault?.forgetCustomer !== undefined).map(([processor]) => processor)
}

/** At the accounts that may know the brand's customers. Delayed, because an addition may be in progress, and a processor's search may lag by an hour. */
export async function stageForgetting(
  within: Database,
  owner: CardOwner,
  processors: readonly string[],
): Promise<void> {
  await sql`
    insert into jobs (brand_id, kind, subject, payload, run_at)
    select ${owner.brandId}, 'forget-customer', ${holderId(owner)}, jsonb_build_object('processor', processor),
      now() + interval '2 hours'
    from jsonb_array_elements_text(${JSON.stringify(processors.filter((account) => mayBeAccountOf(account, owner.brandId)))}::jsonb) processor`.execute(
    within,
  )
}
