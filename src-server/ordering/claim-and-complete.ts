import { type Either, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { takenAtOnce } from '../holds/limited-things.ts'
import { turns } from '../limits/take-turns.ts'
import type { Database } from '../store/database.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'
import {
  asked,
  askedRow,
  type Claim,
  claimed,
  fresh,
  guarded,
  inOrder,
  type NotClaimed,
  type Several,
  saidByRefuse,
  verdict,
} from './claim-key.ts'
import { completeOrders } from './complete-order.ts'
import { sharedClaims } from './shared-claims.ts'

export interface PaidClaim {
  readonly claim: Claim
  readonly payment: StoredPayment
}

export interface Written {
  readonly count: string | number
}

/** Cash, or nothing due. */
export async function claimAndComplete(
  db: Database,
  all: Several<PaidClaim>,
): Promise<readonly Either<NotClaimed, Written>[]> {
  const [{ claim }] = all
  const { tables, unless } = takenAtOnce(claim.limited)
  const rows = all.map((one, position) => ({ ...askedRow(one.claim, position), payment: one.payment }))
  const deciding = sql`
    ${asked(rows, 'payment jsonb')}, ${fresh}, ${claimed('placed', sql`true`)}, ${guarded(claim.confirmsDuplicate)},
    ${turns}
    ${tables},
    decided as (
      select claim.key, asked.draft, asked.payment, '[]'::jsonb as capture from claim join asked on asked.key = claim.key
    )`
  const done = completeOrders(db, deciding, verdict(unless, 'placed')).then((found) =>
    inOrder(all, found, (row): Written | undefined =>
      row.display_number === null ? undefined : { count: row.display_number },
    ),
  )
  return all.length > 1 ? done : done.catch((reason) => [saidByRefuse(reason)])
}

/** For a claim whose response was lost. */
async function written(db: Database, { claim }: PaidClaim): Promise<Either<never, Written> | undefined> {
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

export function claimsCompleted(db: Database) {
  return sharedClaims({ db, send: claimAndComplete, found: written })
}
