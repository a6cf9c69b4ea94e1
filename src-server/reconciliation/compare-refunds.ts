import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { minor } from '../../src-domain/money/minor.ts'
import type { RefundLookup } from '../../src-domain/payment/payment-gateway.ts'
import { inTime } from '../payment/in-time.ts'
import { isAtRest } from './charges-in-work.ts'
import type { LookUpNeeds } from './compare-by-look-up.ts'
import type { Difference } from './difference.ts'
import type { Unanswered } from './list-charges.ts'
import type { ReconciliationLease } from './reconciliation-lease.ts'
import { isoOf, type Stretch } from './slices.ts'

interface Row {
  readonly order_id: string
  readonly n: number
  readonly brand_id: string
  readonly reference: string
  readonly transaction_id: string
  readonly charged: number
}

const abreast = 8
const unknown: RefundLookup = { _tag: 'Unknown' }

/** Refunds whose charge is in no list; compare-charges.ts handles the others. */
export async function* compareRefunds(
  { db, gateway, timeout }: LookUpNeeds,
  turn: ReconciliationLease,
  stretch: Stretch,
): AsyncGenerator<Either<Unanswered, readonly Difference[]>> {
  const { refunds } = gateway
  if (refunds === undefined) return
  for (let after = { order_id: '', n: 0 }; ; ) {
    const rows = await unlisted({ db }, turn, stretch, after)
    const last = rows.at(-1)
    if (last === undefined) return
    const outcomes = await Promise.all(
      rows.map(({ reference, transaction_id }) => inTime(refunds.lookUp(reference, transaction_id), timeout, unknown)),
    )
    if (outcomes.some(({ _tag }) => _tag === 'Unknown')) {
      yield left('unanswered')
      return
    }
    await turn.keep()
    yield right(rows.flatMap((row, at) => differenceOf(row, outcomes[at] ?? unknown) ?? []))
    after = last
  }
}

async function unlisted(
  { db }: Pick<LookUpNeeds, 'db'>,
  turn: ReconciliationLease,
  { since, until }: Stretch,
  after: Pick<Row, 'order_id' | 'n'>,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.order_id, r.n, r.brand_id, r.reference, r.transaction_id, r.charged from refunds r
    where r.processor = ${turn.processor} and r.way = 'refunded' and r.finished_at >= ${isoOf(since)}
      and r.finished_at <= ${isoOf(until)} and (r.order_id, r.n) > (${after.order_id}::text, ${after.n}::integer)
      and ${isAtRest(turn, 'r.transaction_id')} and (
        select 1 from listed_charges c
        where c.processor = ${turn.processor} and c.run = ${turn.run} and c.transaction_id = r.transaction_id
          and c.refunded is not null
        limit 1
      ) is null
    order by r.order_id, r.n limit ${abreast}`.execute(db)
  return rows
}

function differenceOf(row: Row, outcome: RefundLookup): Difference | undefined {
  if (outcome._tag === 'Refunded' || outcome._tag === 'Pending') return undefined
  const { order_id: orderId, brand_id: brandId, reference, transaction_id: transactionId, charged } = row
  return { kind: 'missing-refund', transactionId, brandId, orderId, reference, due: minor(charged) }
}
