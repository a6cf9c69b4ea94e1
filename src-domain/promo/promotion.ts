import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Cents } from '../money/cents.ts'
import type { BasisPoints } from '../money/percent.ts'
import type { Instant } from '../time/clock.ts'

export type TakenOff =
  | { readonly _tag: 'Percent'; readonly rate: BasisPoints; readonly atMost?: Cents }
  | { readonly _tag: 'Amount'; readonly amount: Cents }

/** What a restaurant gives away, and on which conditions. A promotion is had by one of its codes. */
export interface Promotion {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly callToAction: string
  readonly off: TakenOff
  /** Ids of items or groups that it is for; empty for the whole order. */
  readonly on: readonly string[]
  /** Of the subtotal before discounts; 0 for none. */
  readonly minimum: Cents
  /** Empty for every way to get the food. */
  readonly orderTypes: readonly DiningOption[]
  readonly startsAt?: Instant
  /** The first moment at which it is over. */
  readonly endsAt?: Instant
}
