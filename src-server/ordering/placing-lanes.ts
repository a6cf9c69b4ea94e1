import { isRight } from 'fp-ts/lib/Either.js'
import type { CompleteAttempt } from '../payment/attempt.ts'
import type { Database } from '../store/database.ts'
import { type PaidClaim, sharedClaimAndComplete } from './claim-and-complete.ts'
import { sharedClaimForAttempt } from './claim-for-attempt.ts'
import { sharedCompleteAttempts } from './complete-attempts.ts'

/** Shared by all placements of a process. */
export interface PlacingLanes {
  readonly claimAndComplete: ReturnType<typeof sharedClaimAndComplete>
  readonly claimForAttempt: ReturnType<typeof sharedClaimForAttempt>
  readonly complete: CompleteAttempt
  /** Runs the whole path without placing anything. */
  readonly unreadiness: () => Promise<string | undefined>
  /** Estimated milliseconds for one more order. */
  readonly wait: () => number
}

interface Placement {
  readonly brandId: string
  readonly key: string
}

/** Milliseconds. Health checks time out soon after. */
const readyWithin = 2_500

/** @param placed called after an order is committed; must neither wait nor throw */
export function placingLanes(db: Database, placed: (placement: Placement) => void = () => undefined): PlacingLanes {
  const completeClaim = sharedClaimAndComplete(db)
  const completeAttempt = sharedCompleteAttempts(db)
  const { passes, wait } = completeClaim
  const claimAndComplete = Object.assign(
    async (one: PaidClaim) => {
      const written = await completeClaim(one)
      if (isRight(written)) placed(one.claim)
      return written
    },
    { passes, wait },
  )
  const claimForAttempt = sharedClaimForAttempt(db)
  let asking: Promise<string | undefined> | undefined
  return {
    claimAndComplete,
    claimForAttempt,
    complete: async (one) => {
      const finished = await completeAttempt(one)
      if (finished._tag === 'Placed') placed(one.name)
      return finished
    },
    wait: () => Math.max(claimAndComplete.wait(), claimForAttempt.wait()),
    unreadiness: () => {
      asking ??= unreadyReason([claimAndComplete.passes(), claimForAttempt.passes()]).finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

function unreadyReason(passes: readonly Promise<void>[]): Promise<string | undefined> {
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
