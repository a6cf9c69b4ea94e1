import { sql } from 'kysely'
import type { ChargePage, ListedCharge, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { inTime } from '../payment/in-time.ts'
import type { Database } from '../store/database.ts'
import type { ReconciliationLease } from './reconciliation-lease.ts'

const mostPages = 100_000
const mostAsks = 3

const unknown: ChargePage = { _tag: 'Unknown' }

export interface ListChargesNeeds {
  readonly db: Database
  readonly gateway: PaymentGateway
  /** Milliseconds per page. */
  readonly timeout: number
}

export type Unanswered = 'unanswered'

/**
 * Stores the processor's list page by page to bound memory. 'unanswered': a page failed, and missing charges in a
 * partial list mean nothing.
 */
export async function listCharges(
  needs: ListChargesNeeds,
  turn: ReconciliationLease,
  since: Instant,
): Promise<'listed' | Unanswered> {
  let cursor: string | undefined
  for (let count = 0; count < mostPages; count += 1) {
    const page = await ask(needs, since, cursor)
    if (page._tag === 'Unknown') return 'unanswered'
    await turn.keep()
    await note(needs.db, turn, page.charges)
    if (page.next === undefined) return 'listed'
    if (page.next === cursor) return 'unanswered'
    cursor = page.next
  }
  return 'unanswered'
}

async function ask(
  { gateway, timeout }: ListChargesNeeds,
  since: Instant,
  cursor: string | undefined,
): Promise<ChargePage> {
  for (let asks = 0; asks < mostAsks; asks += 1) {
    const page = (await (gateway.charges && inTime(gateway.charges(since, cursor), timeout, unknown))) ?? unknown
    if (page._tag === 'Page') return page
  }
  return unknown
}

/** A charge listed twice counts once, with its later state. */
async function note(
  db: Database,
  { processor, run }: ReconciliationLease,
  charges: readonly ListedCharge[],
): Promise<void> {
  const rows = [...new Map(charges.map((charge) => [charge.transactionId, charge])).values()].map((charge) => ({
    transaction_id: charge.transactionId,
    reference: charge.reference ?? null,
    state: charge.state,
    currency: charge.currency,
    authorised: charge.authorised,
    captured: charge.captured,
    refunded: charge.refunded ?? null,
    at: new Date(charge.at).toISOString(),
  }))
  if (rows.length === 0) return
  await sql`
    insert into listed_charges (processor, run, transaction_id, reference, state, currency, authorised, captured, refunded, at)
    select ${processor}, ${run}::integer, c.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (
      transaction_id text, reference text, state text, currency text, authorised integer, captured integer, refunded integer, at timestamptz)
    on conflict (processor, run, transaction_id) do update
    set reference = excluded.reference, state = excluded.state, currency = excluded.currency, authorised = excluded.authorised,
      captured = excluded.captured, refunded = excluded.refunded, at = excluded.at`.execute(db)
}
