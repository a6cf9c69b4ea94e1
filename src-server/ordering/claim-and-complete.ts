import { sql } from 'kysely'
import { takenAtOnce } from './limited-things.ts'
import type { Database } from '../store/database.ts'
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
import type { StoredPayment } from './stored-payment.ts'

export interface PaidClaim {
  readonly claim: Claim
  readonly payment: StoredPayment
}

export interface Written {
  readonly count: string | number
}

/** Cash and nothing due: claim, holds, order, lines, ledger and jobs are one statement. */
export const claimAndComplete = async (
  db: Database,
  all: Several<PaidClaim>,
): Promise<readonly (Written | NotClaimed)[]> => {
  const [{ claim }] = all
  const { tables, unless } = takenAtOnce(claim.limited)
  const rows = all.map((one, place) => ({ ...askedRow(one.claim, place), payment: one.payment }))
  const deciding = sql`
    ${asked(rows, 'payment jsonb')}, ${fresh}, ${claimed('placed', sql`true`)}, ${guarded(claim.confirmsDuplicate)}
    ${tables},
    decided as (
      select asked.draft, asked.payment, '[]'::jsonb as capture from claim join asked on asked.key = claim.key
    )`
  const done = completeOrders(db, deciding, verdict(unless, 'placed')).then((found) =>
    inOrder(all, found, (row): Written | undefined =>
      row.display_number === null ? undefined : { count: row.display_number },
    ),
  )
  return all.length > 1 ? done : done.catch((reason) => [saidByRefuse(reason)])
}

/** Claims that come at one time share a statement where they may. */
export const claimsCompleted = (db: Database) => {
  const share = together({
    ...sharing,
    run: (all: Several<PaidClaim>) => claimAndComplete(db, all),
    names: ({ claim }: PaidClaim) => namesOf(claim),
  })
  return async (one: PaidClaim): Promise<Written | NotClaimed> =>
    isPlain(one.claim) ? share(one) : ((await claimAndComplete(db, [one]))[0] ?? 'taken')
}
