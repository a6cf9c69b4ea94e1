import { sql } from 'kysely'
import type { Gateways } from '../payment/gateways.ts'
import { inTime } from '../payment/in-time.ts'
import type { LeasedJob } from '../queue/lease-jobs.ts'
import { done, type JobOutcome } from '../queue/run-leased.ts'
import type { Database } from '../store/database.ts'
import type { CardOwner } from './cards-facade.ts'
import type { ForgettingCards } from './forget-card.ts'
import { holderId } from './holder-id.ts'

/** Of an account that is deleted the processor keeps no customer either; what nobody heard is asked for again. */
export async function forgetCustomer(
  { gateways, timeout }: ForgettingCards,
  { subject, payload: { processor = '' } }: LeasedJob,
): Promise<JobOutcome> {
  const forget = gateways.get(processor)?.vault?.forgetCustomer
  if (forget === undefined) return { _tag: 'TryAgain', why: `no customers of ${processor}` }
  const outcome = await inTime<'forgotten' | 'unknown' | 'refused'>(forget(subject), timeout, 'unknown')
  if (outcome === 'forgotten') return done
  return { _tag: outcome === 'refused' ? 'Refused' : 'TryAgain', why: `forget-customer: ${outcome}` }
}

/** The processors that keep a customer of their own for whoever keeps a card. */
export function withCustomers(gateways: Gateways): readonly string[] {
  return [...gateways].filter(([, { vault }]) => vault?.forgetCustomer !== undefined).map(([processor]) => processor)
}

/**
 * Leaves it to jobs that each of these processors forgets the owner. Not at once: a card that is being kept comes to its
 * end first, and a processor's search may be an hour behind.
 */
export async function stageForgetting(
  within: Database,
  owner: CardOwner,
  processors: readonly string[],
): Promise<void> {
  await sql`
    insert into jobs (brand_id, kind, subject, payload, run_at)
    select ${owner.brandId}, 'forget-customer', ${holderId(owner)}, jsonb_build_object('processor', processor),
      now() + interval '2 hours'
    from jsonb_array_elements_text(${JSON.stringify(processors)}::jsonb) processor`.execute(within)
}
