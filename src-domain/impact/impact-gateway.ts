import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cents } from '../money/cents.ts'

/** What the charity service hears of an order (IMPACT-09). */
export interface Gift {
  readonly cartTotal: Cents
  /** Ids. */
  readonly nonprofit: string
  readonly store: string
  /** The patron, or the widget user of this device (IMPACT-09). */
  readonly user: string
}

/** The charity service. */
export interface ImpactGateway {
  /** Told once per order; what it answers is of no use to anybody (IMPACT-10). */
  readonly give: (gift: Gift) => TaskEither<{ readonly detail: string }, void>
}
