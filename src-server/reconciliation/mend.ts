import { sql } from 'kysely'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { inTime } from '../payment/in-time.ts'
import type { Database } from '../store/database.ts'
import type { Difference } from './difference.ts'
import type { ReconciliationLease } from './reconciliation-lease.ts'

export interface MendNeeds {
  readonly gateway: PaymentGateway
  /** Milliseconds per call. */
  readonly timeout: number
}

export type MendOutcome = { readonly isMended: true } | { readonly isMended: false; readonly why?: string }

/** Idempotent, even if a job makes the same call. */
export async function mend(needs: MendNeeds, difference: Difference): Promise<MendOutcome> {
  if (difference.mend === undefined) return { isMended: false }
  const outcome = await settle(needs, difference)
  return outcome === 'captured' || outcome === 'cancelled'
    ? { isMended: true }
    : { isMended: false, why: `${difference.mend}: ${outcome}` }
}

async function settle({ gateway, timeout }: MendNeeds, { mend: how, transactionId, due }: Difference) {
  if (how === 'cancel') return inTime(gateway.cancel(transactionId), timeout, 'unknown')
  return due === undefined ? 'unknown' : inTime(gateway.capture(transactionId, due), timeout, 'unknown')
}

export async function recordMended(
  db: Database,
  { processor, run }: ReconciliationLease,
  all: readonly Difference[],
): Promise<void> {
  for (const { mend: how, transactionId, due = 0 } of all) {
    const [state, captured] = how === 'cancel' ? ['cancelled', 0] : ['captured', due]
    await sql`
      insert into listed_charges (processor, run, transaction_id, state, authorised, captured, at)
      values (${processor}, ${run}, ${transactionId}, ${state}, ${due}, ${captured}, now())
      on conflict (processor, run, transaction_id) do update
      set state = excluded.state, captured = excluded.captured`.execute(db)
  }
}

/** Deletes dead jobs whose effect the list shows: a response was lost, or an operator acted. */
export async function forgetSettledJobs(db: Database, { processor, run }: ReconciliationLease): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from jobs j using listed_charges c
    where j.is_dead and j.payload ->> 'processor' = c.processor and j.payload ->> 'transactionId' = c.transaction_id
      and c.processor = ${processor} and c.run = ${run}
      and ((j.kind = 'capture' and c.state = 'captured') or (j.kind = 'cancel' and c.state = 'cancelled'))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
