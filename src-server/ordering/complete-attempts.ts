import { sql } from 'kysely'
import { holdsNothing, spendHolds } from '../holds/attempt-holds.ts'
import { returnTurns } from '../limits/take-turns.ts'
import { type AttemptResult, type AuthorisedAttempt, type CompleteAttempt, lostAttempt } from '../payment/attempt.ts'
import { placementsAtAttempt } from '../payment/placements-at-attempt.ts'
import { batched } from '../store/batched.ts'
import type { Database } from '../store/database.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'
import { sendOnce } from '../store/send-once.ts'
import { batching, listedRows } from './claim-key.ts'
import { completeOrders } from './complete-order.ts'

export function sharedCompleteAttempts(db: Database): CompleteAttempt {
  const share = batched({
    ...batching,
    run: (all: readonly AuthorisedAttempt[]) => completeAttempts(db, all),
    names: ({ name }: AuthorisedAttempt) => [name.key],
  })
  const send = async (one: AuthorisedAttempt) =>
    holdsNothing(one.name) ? share(one) : ((await completeAttempts(db, [one]))[0] ?? lostAttempt)
  return (one) =>
    sendOnce(
      () => send(one),
      () => findCompleted(db, one),
    )
}

function paymentOf({ transactionId, card }: AuthorisedAttempt['outcome']): StoredPayment {
  return {
    kind: 'card',
    transactionId,
    ...(card === undefined ? {} : { brand: card.brand, last4: card.last4 }),
  }
}

/** Attempts share a statement only if their keys differ and they hold nothing. */
async function completeAttempts(db: Database, all: readonly AuthorisedAttempt[]): Promise<readonly AttemptResult[]> {
  const rows = all.map(({ name, outcome }, position) => ({
    position,
    brand_id: name.brandId,
    key: name.key,
    n: name.n,
    transaction_id: outcome.transactionId,
    payment: paymentOf(outcome),
  }))
  const deciding = sql`
    asked as (${listedRows(rows, 'brand_id text, key uuid, n integer, transaction_id text, payment jsonb')}),
    won as (
      update placements p set state = 'placed', changed_at = now() from asked
      where p.brand_id = asked.brand_id and p.key = asked.key and p.attempt = asked.n and p.state in ('attempting', 'unknown', 'waiting')
      returning p.brand_id, p.key, asked.n, asked.transaction_id, asked.payment
    ),
    closed as (
      update attempts a set state = 'authorised', transaction_id = won.transaction_id, draft = null
      from won join attempts was on was.brand_id = won.brand_id and was.key = won.key and was.n = won.n
      where a.brand_id = was.brand_id and a.key = was.key and a.n = was.n
      returning a.brand_id, a.key, was.draft, a.processor, a.amount, a.transaction_id, a.started_at, won.payment,
        a.turn, a.turn_at
    ),
    ${returnTurns},
    ${spendHolds(
      all.map(({ name }) => name),
      'given_back',
    )}
    decided as (
      select key, draft, payment || jsonb_build_object('processor', processor) as payment,
        jsonb_build_object('brand_id', brand_id, 'kind', 'capture', 'subject', draft -> 'order' ->> 'id',
          'since', started_at, 'payload',
          jsonb_build_object('processor', processor, 'transactionId', transaction_id, 'amount', amount)
        ) as capture
      from closed
    )`
  const found = await completeOrders(db, deciding, { outcome: sql<string>`''`, joined: sql`` })
  const counts = new Map(found.map(({ position, display_number }) => [position, display_number]))
  return all.map(({ outcome }, position): AttemptResult => {
    const count = counts.get(position) ?? null
    return count === null ? lostAttempt : { _tag: 'Placed', count, payment: paymentOf(outcome) }
  })
}

/** Finds the result of a completion whose response was lost. */
async function findCompleted(db: Database, { name, outcome }: AuthorisedAttempt): Promise<AttemptResult | undefined> {
  const row = await placementsAtAttempt(db)
    .innerJoin('orders', 'orders.id', 'placements.order_id')
    .select('orders.display_number as count')
    .where('placements.brand_id', '=', name.brandId)
    .where('placements.key', '=', name.key)
    .where('placements.attempt', '=', name.n)
    .where('placements.state', '=', 'placed')
    .where('attempts.transaction_id', '=', outcome.transactionId)
    .executeTakeFirst()
  return row === undefined ? undefined : { _tag: 'Placed', count: row.count, payment: paymentOf(outcome) }
}
