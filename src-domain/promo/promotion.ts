import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
import type { BasisPoints } from '../money/percent.ts'
import type { Instant } from '../time/clock.ts'

export type TakenOff =
  | { readonly _tag: 'Percent'; readonly rate: BasisPoints; readonly atMost?: Minor }
  | { readonly _tag: 'Amount'; readonly amount: Minor }

/** A promotion, redeemed by one of its codes. */
export interface Promotion {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly callToAction: string
  readonly off: TakenOff
  /** Ids of items or groups; empty for the whole order. */
  readonly on: readonly string[]
  /** Minimum subtotal before discounts; 0 for none. */
  readonly minimum: Minor
  /** Empty for all. */
  readonly orderTypes: readonly DiningOption[]
  readonly startsAt?: Instant
  /** Exclusive. */
  readonly endsAt?: Instant
}
