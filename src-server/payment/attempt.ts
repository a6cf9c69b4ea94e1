import { sql } from 'kysely'
import type { Refusal } from '../ordering/refusal.ts'
import type { StoredPayment } from '../ordering/stored-payment.ts'

/** What an attempt may hold until its outcome is known. */
export type Held = 'credit' | 'slot'

/** One attempt to charge for one key. */
export interface AttemptName {
  readonly brandId: string
  readonly key: string
  readonly n: number
  /** Who started the attempt knows what is held for it; absent: whoever finishes it has to look for everything. */
  readonly holds?: readonly Held[]
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

/** The place in a quarter of an hour that a `won` key held, taken off the list of holds. */
export const unheld = sql`
  unheld as (
    delete from slot_holds h using won where h.brand_id = won.brand_id and h.key = won.key
    returning h.brand_id, h.location_id, h.slot_at
  )`

export const mayHold = ({ holds }: AttemptName, what: Held): boolean => holds?.includes(what) ?? true

export const holdsNothing = ({ holds }: AttemptName): boolean => holds?.length === 0
