import { sql } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
import { chargeDifference, orderNamedBy } from '../../src-domain/payment/charge-difference.ts'
import { processorOfAccount } from '../../src-domain/payment/payment-account.ts'
import type { ListedCharge } from '../../src-domain/payment/payment-gateway.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { isAtRest } from './charges-in-work.ts'
import type { Difference } from './difference.ts'
import type { ReconciliationLease } from './reconciliation-lease.ts'
import { isoOf, type Stretch } from './slices.ts'

const atOnce = 500

interface Row {
  readonly transaction_id: string
  readonly reference: string | null
  readonly at: Date
  readonly state: ListedCharge['state']
  readonly currency: string
  readonly authorised: number
  readonly captured: number
  readonly refunded: number | null
  readonly given_back: number
  readonly is_voided: boolean
  readonly order_id: string | null
  readonly order_brand: string | null
  readonly due: number | null
  readonly order_currency: Currency | null
  readonly paid_by: string | null
  readonly amount: number | null
  readonly attempt_brand: string | null
}

export async function* compareCharges(
  db: Database,
  turn: ReconciliationLease,
  { until }: Stretch,
): AsyncGenerator<readonly Difference[]> {
  let after = ''
  for (;;) {
    const rows = await charges(db, turn, until, after)
    if (rows.length === 0) return
    const byReference = await attemptsByReference(db, turn.processor, rows.filter(isStray))
    yield rows.flatMap((row) => differenceOf(row, byReference.get(row.reference ?? '')) ?? [])
    after = rows.at(-1)?.transaction_id ?? ''
  }
}

async function charges(
  db: Database,
  turn: ReconciliationLease,
  until: Instant,
  after: string,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select c.transaction_id, c.reference, c.at, c.state, c.currency, c.authorised, c.captured, c.refunded, back.given_back,
      back.is_voided, o.id as order_id, o.brand_id as order_brand,
      o.due, o.currency as order_currency, case when o.payment ->> 'processor' = c.processor then o.payment ->> 'transactionId' end as paid_by,
      a.amount, a.brand_id as attempt_brand
    from (
      select * from listed_charges c
      where c.processor = ${turn.processor} and c.run = ${turn.run} and c.transaction_id > ${after}
        and c.state <> 'cancelled' and c.at <= ${isoOf(until)} and ${isAtRest(turn, 'c.transaction_id', 'c.reference')}
      order by c.transaction_id limit ${atOnce}
    ) c
    left join attempts a on a.processor = c.processor and a.transaction_id = c.transaction_id
    left join placements p on p.brand_id = a.brand_id and p.key = a.key
    cross join lateral (
      select coalesce(sum(r.charged) filter (where r.way = 'refunded'), 0)::integer as given_back,
        coalesce(bool_or(r.way = 'voided'), false) as is_voided
      from refunds r where r.processor = c.processor and r.transaction_id = c.transaction_id and r.state = 'done'
    ) back
    left join orders o on o.id = coalesce(substring(c.reference from '^order:([^:]+):attempt:[0-9]+$'), p.order_id)
    order by c.transaction_id`.execute(db)
  return rows
}

function isStray({ amount, reference }: Row): boolean {
  return amount === null && orderNamedBy(reference ?? undefined) !== undefined
}

interface Attempt {
  readonly brandId: string
  readonly isOpen: boolean
  readonly amount: Minor
  /** Requested under another name of the account. */
  readonly isElsewhere?: boolean
}

/**
 * Searches around the charge's time, because the processor's clock differs. A charge without a match is only reported.
 */
async function attemptsByReference(
  db: Database,
  processor: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Attempt>> {
  if (rows.length === 0) return new Map()
  const asked = rows.map(({ reference, at }) => ({ reference, at: at.toISOString() }))
  const { rows: found } = await sql<{
    reference: string
    processor: string
    brand_id: string
    state: string
    amount: number
  }>`
    select a.reference, a.processor, a.brand_id, a.state, a.amount
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (reference text, at timestamptz)
    cross join lateral (
      select * from attempts a
      where a.reference = asked.reference
        and a.started_at >= asked.at - interval '2 hours' and a.started_at <= asked.at + interval '1 hour'
    ) a`.execute(db)
  return new Map(
    found
      .filter((one) => processorOfAccount(one.processor) === processorOfAccount(processor))
      .map((one) => [
        one.reference,
        {
          brandId: one.brand_id,
          isOpen: one.state === 'started',
          amount: minor(one.amount),
          isElsewhere: one.processor !== processor,
        },
      ]),
  )
}

interface Due {
  readonly due: Minor
  readonly currency: Currency
}

function dueOf({ due, currency }: Due, charged: string): Pick<Difference, 'due' | 'dueCurrency'> {
  return { due, ...(currency === charged ? {} : { dueCurrency: currency }) }
}

function differenceOf(row: Row, byReference: Attempt | undefined): Difference | undefined {
  const { transaction_id: transactionId, reference, state, currency, order_id: orderId, paid_by: paidBy } = row
  const charge = {
    transactionId,
    ...(reference === null ? {} : { reference }),
    state,
    currency,
    authorised: minor(row.authorised),
    captured: minor(row.captured),
    ...(row.refunded === null ? {} : { refunded: minor(row.refunded) }),
  }
  const given = { refunded: minor(row.given_back), isVoided: row.is_voided }
  const order =
    row.due === null || row.order_currency === null ? undefined : { due: minor(row.due), currency: row.order_currency }
  const attempt = row.amount === null ? byReference : { isOpen: false, amount: minor(row.amount) }
  const difference = chargeDifference({
    charge,
    ...(order === undefined
      ? {}
      : { order: { ...order, ...given, ...(paidBy === null ? {} : { transactionId: paidBy }) } }),
    ...(attempt === undefined ? {} : { attempt }),
    isBookedElsewhere: byReference?.isElsewhere === true,
  })
  const brandId = row.order_brand ?? row.attempt_brand ?? byReference?.brandId
  const { state: _, ...facts } = charge
  return (
    difference && {
      ...difference,
      ...facts,
      ...(brandId === undefined || brandId === null ? {} : { brandId }),
      ...(orderId === null ? {} : { orderId }),
      ...(order === undefined ? {} : dueOf(order, currency)),
    }
  )
}
