import type { Either } from 'fp-ts/lib/Either.js'
import type { Minor } from '../money/minor.ts'

export interface Gift {
  readonly cartTotal: Minor
  readonly nonprofit: string
  readonly store: string
  /** The patron, or this device's widget user (IMPACT-09). */
  readonly user: string
}

export interface ImpactGateway {
  /** Called once per order; callers ignore the answer (IMPACT-10). */
  readonly give: (gift: Gift) => Promise<Either<{ readonly detail: string }, void>>
}
