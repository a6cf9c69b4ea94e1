import { sql } from 'kysely'
import type { Refusal } from '../ordering/refusal.ts'
import type { StoredPayment } from '../ordering/stored-payment.ts'

/** One attempt to charge for one key. */
export interface AttemptName {
  readonly brandId: string
  readonly key: string
  readonly n: number
  /** Who started the attempt knows that no credit is held for it; then nobody needs to look. */
  readonly holdsNothing?: true
}

export type Finished =
  | { readonly _tag: 'Placed'; readonly count: string | number; readonly payment: StoredPayment }
  | { readonly _tag: 'Released'; readonly refusal: Refusal }
  | { readonly _tag: 'Unknown' }
  /** Somebody else finished this attempt before; what became of it is in the key's row. */
  | { readonly _tag: 'Lost' }

export const lost: Finished = { _tag: 'Lost' }

/** The credit that a `won` key held, taken off the list of holds. */
export const freed = sql`
  freed as (
    delete from credit_holds h using won where h.brand_id = won.brand_id and h.key = won.key
    returning h.brand_id, h.patron_id, h.amount
  )`
