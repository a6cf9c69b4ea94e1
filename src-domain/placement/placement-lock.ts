import type { Task } from 'fp-ts/lib/Task.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

export interface PlacingElsewhere {
  readonly _tag: 'PlacingElsewhere'
}

/** Mutual exclusion between the pages of one browser (C17). Without browser support the server decides (API-59). */
export interface PlacementLock {
  readonly ifFree: <A>(work: Task<A>) => TaskEither<PlacingElsewhere, A>
  readonly whenFree: <A>(work: Task<A>) => Task<A>
}
