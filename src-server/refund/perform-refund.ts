import { sql } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
import type { PaymentGateway, RefundLookup, Refunds } from '../../src-domain/payment/payment-gateway.ts'
import type { CrashPoint } from '../crash-point.ts'
import type { Gateways } from '../payment/gateways.ts'
import { inTime } from '../payment/in-time.ts'
import { doneOutcome, type JobOutcome } from '../queue/run-leased.ts'
import type { Database } from '../store/database.ts'
import type { RefundState } from '../store/rows/refund-state.ts'
import { finishRefund, type RefundEnd, type RefundName } from './finish-refund.ts'

export interface PerformRefundNeeds {
  readonly db: Database
  readonly gateways: Gateways
  /** Milliseconds per call to the processor. */
  readonly timeout: number
  readonly crashHook: (point: CrashPoint) => void
}

interface Row {
  readonly reference: string
  readonly state: RefundState
  readonly is_whole: boolean
  readonly charged: number
  readonly due: number
  readonly currency: Currency
  readonly processor: string | null
  readonly transaction_id: string | null
  readonly waits: boolean
}

interface AskedRefund {
  readonly reference: string
  readonly transactionId: string
  readonly isWhole: boolean
  readonly amount: Minor
  readonly currency: Currency
  /** Charged for the order. */
  readonly due: Minor
  /** An earlier request has no recorded response. */
  readonly wasAsked: boolean
}

type Settled = RefundEnd | { readonly _tag: 'Later'; readonly why: string }

/** Repeatable: the processor deduplicates by reference, and finishing twice has one effect. */
export async function performRefund(needs: PerformRefundNeeds, name: RefundName): Promise<JobOutcome> {
  const { db, gateways, crashHook } = needs
  const row = await recordAsked(db, name)
  if (row === undefined) return doneOutcome
  if (row.waits) return { _tag: 'Waits', why: 'refund: an earlier one of this order is under way' }
  const end = await settled(needs, row, gateways.get(row.processor ?? ''))
  if (end._tag === 'Later') return { _tag: 'TryAgain', why: `refund: ${end.why}` }
  crashHook('refund-answered')
  await finishRefund(db, name, end)
  crashHook('refund-finished')
  return end._tag === 'Refused'
    ? {
        _tag: 'GivenUp',
        why: 'the processor refused the refund: request it again, or refund it in the vendor dashboard',
      }
    : doneOutcome
}

/**
 * Records the request before the processor is called. Refunds of an order run one at a time, because each depends on
 * the remaining charge.
 */
async function recordAsked(db: Database, { orderId, n }: RefundName): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    with before as (
      select r.*, exists (
        select from refunds e where e.order_id = r.order_id and e.n < r.n and e.state in ('claimed', 'asked')) as waits
      from refunds r where order_id = ${orderId} and n = ${n}::integer and state in ('claimed', 'asked') for update
    ),
    noted as (
      update refunds r set state = 'asked' from before b where r.order_id = b.order_id and r.n = b.n and not b.waits
    )
    select b.reference, b.state, b.is_whole, b.charged, o.due, b.currency, b.processor, b.transaction_id, b.waits
    from before b join orders o on o.id = b.order_id`.execute(db)
  return rows[0]
}

async function settled(
  { timeout, crashHook }: PerformRefundNeeds,
  row: Row,
  gateway: PaymentGateway | undefined,
): Promise<Settled> {
  if (row.transaction_id === null || row.charged === 0) return { _tag: 'Done', way: 'booked' }
  if (gateway === undefined) return { _tag: 'Later', why: `no processor ${row.processor}` }
  if (gateway.refunds === undefined) return { _tag: 'Later', why: 'this processor gives nothing back by itself' }
  const asked: AskedRefund = {
    reference: row.reference,
    transactionId: row.transaction_id,
    isWhole: row.is_whole,
    amount: minor(row.charged),
    due: minor(row.due),
    currency: row.currency,
    wasAsked: row.state === 'asked',
  }
  crashHook('refund-asked')
  const readied = await inTime<ChargeReadiness>(makeReady(gateway, asked), timeout, 'unknown')
  if (readied === 'voided') return { _tag: 'Done', way: 'voided' }
  if (readied === 'unknown') return { _tag: 'Later', why: 'the charge did not answer' }
  return settledAs(await giveRefund(gateway.refunds, asked, timeout))
}

/** voided: cancelled before capture. taken: captured, so it can be refunded. */
type ChargeReadiness = 'voided' | 'taken' | 'unknown'

/**
 * A full refund voids an uncaptured authorisation; a partial one captures it first. A concurrent capture comes before
 * the void, and the money is refunded, or after it, and is refused.
 */
async function makeReady(
  gateway: PaymentGateway,
  { isWhole, transactionId, due }: AskedRefund,
): Promise<ChargeReadiness> {
  if (isWhole) {
    const outcome = await gateway.cancel(transactionId)
    return outcome === 'cancelled' ? 'voided' : outcome === 'refused' ? 'taken' : 'unknown'
  }
  return (await gateway.capture(transactionId, due)) === 'unknown' ? 'unknown' : 'taken'
}

async function giveRefund(refunds: Refunds, asked: AskedRefund, timeout: number): Promise<RefundLookup> {
  const { reference, transactionId, amount, currency, wasAsked } = asked
  const unknown: RefundLookup = { _tag: 'Unknown' }
  const before = wasAsked
    ? await inTime(refunds.lookUp(reference, transactionId), timeout, unknown)
    : ({ _tag: 'NeverArrived' } as const)
  return before._tag === 'NeverArrived'
    ? inTime<RefundLookup>(refunds.refund({ reference, transactionId, amount, currency }), timeout, unknown)
    : before
}

function settledAs(outcome: RefundLookup): Settled {
  switch (outcome._tag) {
    case 'Refunded':
      return { _tag: 'Done', way: 'refunded', refundId: outcome.refundId }
    case 'Refused':
      return { _tag: 'Refused' }
    case 'Pending':
      return { _tag: 'Later', why: 'the processor has not decided' }
    case 'NeverArrived':
    case 'Unknown':
      return { _tag: 'Later', why: 'unknown' }
  }
}
