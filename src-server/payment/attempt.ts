import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import type { Missed } from '../ordering/limited-things.ts'
import type { Refusal } from '../ordering/refusal.ts'
import type { StoredPayment } from '../ordering/stored-payment.ts'

export interface AttemptKey {
  readonly brandId: string
  readonly key: string
  readonly n: number
}

/** One attempt to charge for one key. */
export interface AttemptName extends AttemptKey {
  /** In cents. What a processor says that it took is compared with it. */
  readonly amount: number
  /** Who started the attempt knows what is held for it; absent: whoever finishes it has to look for everything. */
  readonly holds?: readonly Missed[]
}

export type Finished =
  | { readonly _tag: 'Placed'; readonly count: string | number; readonly payment: StoredPayment }
  | { readonly _tag: 'Released'; readonly refusal: Refusal }
  | { readonly _tag: 'Unknown' }
  /** The customer has to take a further step first. */
  | { readonly _tag: 'Waiting'; readonly step: FurtherStep }
  /** Somebody else finished this attempt before; what became of it is in the key's row. */
  | { readonly _tag: 'Lost' }

export const lost: Finished = { _tag: 'Lost' }

export function mayHold({ holds }: AttemptName, what: Missed): boolean {
  return holds?.includes(what) ?? true
}

export function holdsNothing({ holds }: AttemptName): boolean {
  return holds?.length === 0
}
