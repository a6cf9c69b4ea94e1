import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
import type { LookupOutcome, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { inTime } from '../payment/in-time.ts'
import type { Database } from '../store/database.ts'
import { cardOrdersAtRest } from './card-orders.ts'
import type { Difference } from './difference.ts'
import type { Unanswered } from './list-charges.ts'
import type { ReconciliationLease } from './reconciliation-lease.ts'
import { type Slice, type Stretch, slicesOf } from './slices.ts'

export interface LookUpNeeds {
  readonly db: Database
  readonly gateway: PaymentGateway
  /** Milliseconds per call. */
  readonly timeout: number
}

const atOnce = 200
const abreast = 8

/** For processors that cannot list charges. Cannot find a charge without an order. */
export async function* compareByLookUp(
  needs: LookUpNeeds,
  turn: ReconciliationLease,
  stretch: Stretch,
): AsyncGenerator<Either<Unanswered, readonly Difference[]>> {
  for (const slice of slicesOf(stretch)) {
    const orders = await paidOrders(needs.db, turn, slice)
    for (let at = 0; at < orders.length; at += abreast) {
      const some = orders.slice(at, at + abreast)
      const outcomes = await Promise.all(some.map((one) => lookUp(needs, one)))
      if (outcomes.some(({ _tag }) => _tag === 'Unknown')) {
        yield left('unanswered')
        return
      }
      await turn.keep()
      yield right(some.flatMap((order, index) => differenceOf(order, outcomes[index] ?? unknown) ?? []))
    }
  }
  for await (const differences of givenUp(needs.db, turn)) yield right(differences)
}

interface PaidOrder {
  readonly id: string
  readonly brandId: string
  readonly due: Minor
  readonly transactionId: string
  readonly reference?: string
}

async function paidOrders(db: Database, turn: ReconciliationLease, slice: Slice): Promise<readonly PaidOrder[]> {
  const { rows } = await cardOrdersAtRest(turn, slice).execute(db)
  return rows.map(({ id, brand_id, due, paid_by, reference }) => ({
    ...{ id, brandId: brand_id, due: minor(due), transactionId: paid_by },
    ...(reference === null ? {} : { reference }),
  }))
}

const notArrived: LookupOutcome = { _tag: 'NeverArrived' }
const unknown: LookupOutcome = { _tag: 'Unknown' }

async function lookUp({ gateway, timeout }: LookUpNeeds, { reference }: PaidOrder): Promise<LookupOutcome> {
  return reference === undefined ? notArrived : inTime(gateway.lookUp(reference), timeout, unknown)
}

/** Two transactions with one reference: the processor may have charged twice. */
function differenceOf(order: PaidOrder, outcome: LookupOutcome): Difference | undefined {
  const { id, brandId, due, transactionId, reference } = order
  const facts = { brandId, orderId: id, due, ...(reference === undefined ? {} : { reference }) }
  if (outcome._tag !== 'Authorised') return { kind: 'missing-charge', transactionId, ...facts }
  return outcome.transactionId === transactionId
    ? undefined
    : { kind: 'double', transactionId: outcome.transactionId, ...facts }
}

/** Without a list, only dead jobs reveal missing captures and voids. */
async function* givenUp(db: Database, { processor }: ReconciliationLease): AsyncGenerator<readonly Difference[]> {
  for (let after = '0'; ; ) {
    const { rows } = await sql<{
      id: string | number
      brand_id: string
      kind: string
      subject: string
      tx: string
      amount: number | null
    }>`
      select id, brand_id, kind, subject, payload ->> 'transactionId' as tx, (payload ->> 'amount')::integer as amount
      from jobs where is_dead and kind in ('capture', 'cancel') and payload ->> 'processor' = ${processor}
        and id > ${after}::bigint order by id limit ${atOnce}`.execute(db)
    if (rows.length === 0) return
    yield rows.map(
      ({ brand_id: brandId, kind, subject, tx, amount }): Difference =>
        kind === 'capture' && amount !== null
          ? { kind: 'uncaptured', mend: 'capture', transactionId: tx, brandId, orderId: subject, due: minor(amount) }
          : { kind: 'loose-authorisation', mend: 'cancel', transactionId: tx, brandId },
    )
    after = String(rows.at(-1)?.id ?? '0')
  }
}
