import type { AcceptedAmount } from '../money/accepted-amount.ts'
import type { Minor } from '../money/minor.ts'
import type { LesserUse } from './lesser-use.ts'

export interface CardAmounts {
  readonly accepted?: AcceptedAmount
  /** The server's price for this order key and tip. */
  readonly offer?: LesserUse & { readonly of: string; readonly tip: Minor }
}
