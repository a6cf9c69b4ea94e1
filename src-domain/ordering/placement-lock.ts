import type { Task } from 'fp-ts/lib/Task.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** Another page of this browser is placing an order. */
export interface PlacingElsewhere {
  readonly _tag: 'PlacingElsewhere'
}

/** Of the pages of one browser, one places at a time (C17). What a browser cannot tell is left to the server (API-59). */
export interface PlacementLock {
  /** Does the work if no other page places, and nothing at all if one does. */
  readonly ifFree: <A>(work: Task<A>) => TaskEither<PlacingElsewhere, A>
  /** Does it as soon as no other page places any more. */
  readonly whenFree: <A>(work: Task<A>) => Task<A>
}
