import type { Missed } from '../ordering/limited-things.ts'
import type { Refusal } from '../ordering/refusal.ts'
import type { StoredPayment } from '../ordering/stored-payment.ts'

/** One attempt to charge for one key. */
export interface AttemptName {
  readonly brandId: string
  readonly key: string
  readonly n: number
  /** Who started the attempt knows what is held for it; absent: whoever finishes it has to look for everything. */
  readonly holds?: readonly Missed[]
}

export type Finished =
  | { readonly _tag: 'Placed'; readonly count: string | number; readonly payment: StoredPayment }
  | { readonly _tag: 'Released'; readonly refusal: Refusal }
  | { readonly _tag: 'Unknown' }
  /** Somebody else finished this attempt before; what became of it is in the key's row. */
  | { readonly _tag: 'Lost' }

export const lost: Finished = { _tag: 'Lost' }

export function mayHold({ holds }: AttemptName, what: Missed): boolean {
  return holds?.includes(what) ?? true
}

export function holdsNothing({ holds }: AttemptName): boolean {
  return holds?.length === 0
}
