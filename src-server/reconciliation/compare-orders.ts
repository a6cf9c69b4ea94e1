import { sql } from 'kysely'
import { minor } from '../../src-domain/money/minor.ts'
import type { Database } from '../store/database.ts'
import { type CardOrderRow, cardOrdersAtRest } from './card-orders.ts'
import { isAtRest } from './charges-in-work.ts'
import type { Difference } from './difference.ts'
import type { ReconciliationLease } from './reconciliation-lease.ts'
import { isoOf, type Slice, type Stretch, slicesOf } from './slices.ts'

export async function* compareOrders(
  db: Database,
  turn: ReconciliationLease,
  stretch: Stretch,
): AsyncGenerator<readonly Difference[]> {
  for (const slice of slicesOf(stretch)) {
    yield await ordersWithoutCharge(db, turn, slice)
    yield await attemptsWithoutOrder(db, turn, slice)
  }
}

/** A charge counts for an order if it holds money and names no other order. */
async function ordersWithoutCharge(
  db: Database,
  turn: ReconciliationLease,
  slice: Slice,
): Promise<readonly Difference[]> {
  const { rows } = await sql<CardOrderRow>`
    ${cardOrdersAtRest(turn, slice)} and (
      select 1 from listed_charges c
      where c.processor = ${turn.processor} and c.run = ${turn.run} and c.transaction_id = o.paid_by
        and c.state <> 'cancelled'
        and coalesce(substring(c.reference from '^order:([^:]+):attempt:[0-9]+$'), o.id) = o.id
      limit 1
    ) is null`.execute(db)
  return rows.map(({ id, brand_id, due, paid_by, reference }) => ({
    kind: 'missing-charge',
    transactionId: paid_by,
    brandId: brand_id,
    orderId: id,
    due: minor(due),
    ...(reference === null ? {} : { reference }),
  }))
}

/** `is not distinct from` keeps the planner from reading the whole table through the processor's index. */
async function attemptsWithoutOrder(
  db: Database,
  turn: ReconciliationLease,
  { from, to }: Slice,
): Promise<readonly Difference[]> {
  const { rows } = await sql<{ reference: string; brand_id: string; amount: number; transaction_id: string | null }>`
    select a.reference, a.brand_id, a.amount, a.transaction_id
    from attempts a
    left join placements p on p.brand_id = a.brand_id and p.key = a.key
    left join orders o on o.id = p.order_id
    where a.started_at >= ${isoOf(from)} and a.started_at < ${isoOf(to)}
      and a.processor is not distinct from ${turn.processor} and a.state = 'authorised' and o.id is null
      and ${isAtRest(turn, 'a.transaction_id')} and (
        select 1 from listed_charges c
        where c.processor = ${turn.processor} and c.run = ${turn.run} and c.transaction_id = a.transaction_id
          and c.state <> 'cancelled'
        limit 1
      ) is null`.execute(db)
  return rows.map(({ reference, brand_id, amount, transaction_id }) => ({
    kind: 'missing-order',
    transactionId: transaction_id ?? '',
    brandId: brand_id,
    reference,
    authorised: minor(amount),
  }))
}
