import type { CompleteAttempt } from '../payment/attempt.ts'
import type { Database } from '../store/database.ts'
import { claimsCompleted } from './claim-and-complete.ts'
import { claimsForAttempts } from './claim-for-attempt.ts'
import { attemptsCompleted } from './complete-attempts.ts'

/** The shared statements through which every order of this process goes. */
export interface PlacingLanes {
  readonly claimAndComplete: ReturnType<typeof claimsCompleted>
  readonly claimForAttempt: ReturnType<typeof claimsForAttempts>
  readonly complete: CompleteAttempt
  /** Why an order would not get through now, or undefined. It goes the whole way and places nothing. */
  readonly unreadiness: () => Promise<string | undefined>
  /** Milliseconds that one more order would wait for its turn, as things are. */
  readonly wait: () => number
}

/** Milliseconds. Who asks whether the server is ready does not wait much longer, and neither should a customer. */
const readyWithin = 2_500

export function placingLanes(db: Database): PlacingLanes {
  const claimAndComplete = claimsCompleted(db)
  const claimForAttempt = claimsForAttempts(db)
  let asking: Promise<string | undefined> | undefined
  return {
    claimAndComplete,
    claimForAttempt,
    complete: attemptsCompleted(db),
    wait: () => Math.max(claimAndComplete.wait(), claimForAttempt.wait()),
    unreadiness: () => {
      asking ??= whyNot([claimAndComplete.passes(), claimForAttempt.passes()]).finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

function whyNot(passes: readonly Promise<void>[]): Promise<string | undefined> {
  return new Promise((done) => {
    const timer = setTimeout(() => done('the database does not answer'), readyWithin)
    Promise.all(passes)
      .then(
        () => done(undefined),
        () => done('no order gets through to the database'),
      )
      .finally(() => clearTimeout(timer))
  })
}
