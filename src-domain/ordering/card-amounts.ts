import type { AcceptedAmount } from '../money/accepted-amount.ts'
import type { Cents } from '../money/cents.ts'
import type { LesserUse } from './lesser-use.ts'

/** What a card can pay here, and what helps where it cannot pay what is due. */
export interface CardAmounts {
  /** Absent until it is known. */
  readonly accepted?: AcceptedAmount
  /** The server has priced it: for the order of this key, with this tip. */
  readonly offer?: LesserUse & { readonly of: string; readonly tip: Cents }
}
