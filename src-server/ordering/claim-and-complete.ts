import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { takenAtOnce } from '../holds/limited-things.ts'
import { turns } from '../limits/take-turns.ts'
import type { Database } from '../store/database.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'
import { surely } from '../store/surely.ts'
import { together } from '../store/together.ts'
import {
  asked,
  askedRow,
  type Claim,
  claimed,
  fresh,
  guarded,
  inOrder,
  isPlain,
  type NotClaimed,
  namesOf,
  type Several,
  saidByRefuse,
  sharing,
  verdict,
} from './claim-key.ts'
import { completeOrders } from './complete-order.ts'
import { nothingPlaced } from './nothing-placed.ts'
import { whileWanted } from './while-wanted.ts'

export interface PaidClaim {
  readonly claim: Claim
  readonly payment: StoredPayment
}

export interface Written {
  readonly count: string | number
}

/** Cash and nothing due: claim, turns, holds, order, lines, ledger and jobs are one statement. */
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

/** What became of a claim whose answer was never heard. */
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

/** Claims that come at one time share a statement where they may. */
export function claimsCompleted(db: Database) {
  const run = (all: Several<PaidClaim>) => whileWanted(db, all, ({ claim }) => claim, claimAndComplete)
  const names = ({ claim }: PaidClaim) => namesOf(claim)
  const share = together({ ...sharing, run, names, probe: () => nothingPlaced(db) })
  const send = async (one: PaidClaim): Promise<Either<NotClaimed, Written>> =>
    isPlain(one.claim) ? share(one) : ((await run([one]))[0] ?? left('taken'))
  const ask = (one: PaidClaim) =>
    surely(
      () => send(one),
      () => written(db, one),
    )
  return Object.assign(ask, { passes: share.passes })
}
