import type { Either } from 'fp-ts/lib/Either.js'

export interface PlacingElsewhere {
  readonly _tag: 'PlacingElsewhere'
}

/** Mutual exclusion between the pages of one browser (C17). Without browser support the server decides (API-59). */
export interface PlacementLock {
  readonly ifFree: <A>(work: () => Promise<A>) => Promise<Either<PlacingElsewhere, A>>
  readonly whenFree: <A>(work: () => Promise<A>) => Promise<A>
}
