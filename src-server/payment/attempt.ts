import type { Currency } from '../../src-domain/money/currency.ts'
import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import type { ChargeOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { AttemptHolds } from '../holds/attempt-holds.ts'
import type { Refusal } from '../store/rows/refusal.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'

export interface AttemptKey {
  readonly brandId: string
  readonly key: string
  readonly n: number
}

export interface AttemptName extends AttemptKey, AttemptHolds {
  /** Cents, compared with the processor's report. */
  readonly amount: number
  readonly currency: Currency
}

export type AttemptResult =
  | { readonly _tag: 'Placed'; readonly count: string | number; readonly payment: StoredPayment }
  | { readonly _tag: 'Released'; readonly refusal: Refusal }
  | { readonly _tag: 'Unknown' }
  /** The customer must complete a further step first. */
  | { readonly _tag: 'Waiting'; readonly step: FurtherStep }
  /** Another request finished this attempt; the key's row has the outcome. */
  | { readonly _tag: 'Lost' }

export const lostAttempt: AttemptResult = { _tag: 'Lost' }

export interface AuthorisedAttempt {
  readonly name: AttemptName
  readonly outcome: ChargeOutcome & { readonly _tag: 'Authorised' }
}

export type CompleteAttempt = (authorised: AuthorisedAttempt) => Promise<AttemptResult>
