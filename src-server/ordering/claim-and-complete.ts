import { type Either, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { takeAtOnce } from '../holds/limited-resources.ts'
import { takeTurns } from '../limits/take-turns.ts'
import type { Database } from '../store/database.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'
import {
  askedTable,
  type Claim,
  type ClaimBatch,
  type ClaimRefusal,
  claimRefusalOf,
  claimRow,
  claimTable,
  freshTable,
  guardTable,
  outcomesInOrder,
  verdict,
} from './claim-key.ts'
import { completeOrders } from './complete-order.ts'
import { sharedClaims } from './shared-claims.ts'

export interface PaidClaim {
  readonly claim: Claim
  readonly payment: StoredPayment
}

export interface WrittenOrder {
  readonly count: string | number
}

/** Claims and completes an order that is paid in cash or has nothing due. */
export async function claimAndComplete(
  db: Database,
  all: ClaimBatch<PaidClaim>,
): Promise<readonly Either<ClaimRefusal, WrittenOrder>[]> {
  const [{ claim }] = all
  const { tables, unless } = takeAtOnce(claim.limited)
  const rows = all.map((one, position) => ({ ...claimRow(one.claim, position), payment: one.payment }))
  const deciding = sql`
    ${askedTable(rows, 'payment jsonb')}, ${freshTable}, ${claimTable('placed', sql`true`)}, ${guardTable(claim.confirmsDuplicate)},
    ${takeTurns}
    ${tables},
    decided as (
      select claim.key, asked.draft, asked.payment, '[]'::jsonb as capture from claim join asked on asked.key = claim.key
    )`
  const done = completeOrders(db, deciding, verdict(unless, 'placed')).then((found) =>
    outcomesInOrder(all, found, (row): WrittenOrder | undefined =>
      row.display_number === null ? undefined : { count: row.display_number },
    ),
  )
  return all.length > 1 ? done : done.catch((reason) => [claimRefusalOf(reason)])
}

/** Finds the result of a claim whose response was lost. */
async function findWritten(db: Database, { claim }: PaidClaim): Promise<Either<never, WrittenOrder> | undefined> {
  const order = await db
    .selectFrom('placements')
    .innerJoin('orders', 'orders.id', 'placements.order_id')
    .select('orders.display_number as count')
    .where('placements.brand_id', '=', claim.brandId)
    .where('placements.key', '=', claim.key)
    .where('placements.state', '=', 'placed')
    .where('placements.order_id', '=', claim.draft.order.id)
    .executeTakeFirst()
  return order && right(order)
}

export function sharedClaimAndComplete(db: Database) {
  return sharedClaims({ db, send: claimAndComplete, found: findWritten })
}
