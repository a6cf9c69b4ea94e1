import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../store/database.ts'
import { type KeyState, keyState } from './key-state.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'

/** Again: the key is open, so try again. */
export type TakeResult = PlacementResult | { readonly _tag: 'Again' }

/** Waiting: the first request's customer must take a further step. */
export type FirstSubmissionResult = TakeResult | { readonly _tag: 'Waiting' }

export const tryAgain: TakeResult = { _tag: 'Again' }
const mismatch: TakeResult = { _tag: 'IdempotencyMismatch' }

export interface Submission {
  readonly request: PlacementRequest
  readonly fingerprint: string
  readonly instrument: string | undefined
}

export interface WaitNeeds {
  readonly db: Database
  /** Milliseconds. */
  readonly timeouts: { readonly wait: number }
  /** A stopping server ends the wait; the client then asks another server for the status of its key. */
  readonly isStopping: () => boolean
}

/** The first submission's result, after at most `timeouts.wait`. A foreign key reveals only that it is unavailable. */
export async function firstSubmissionResult(needs: WaitNeeds, submission: Submission): Promise<FirstSubmissionResult> {
  const { db, timeouts, isStopping } = needs
  const { caller, key } = submission.request
  let pause = 20
  for (let waited = 0; waited < timeouts.wait; waited += pause) {
    const answer = answerAt(await keyState(db, caller, key), submission)
    if (answer !== undefined) return answer
    if (isStopping()) break
    pause = Math.min(pause * 2, 250)
    await sleep(pause)
  }
  return { _tag: 'Unknown' }
}

/** With the same instrument, the earlier refusal applies to this submission, too. */
function openKey(state: KeyState & { _tag: 'Open' }, instrument: string | undefined): TakeResult {
  const same = state.refusals.find(
    (past) => past.instrumentHash === instrument && (past.isSingleUse || past.n === state.lastAttempt),
  )
  return same === undefined ? tryAgain : { _tag: 'Refused', ...same.refusal }
}

/** undefined: the first submission is still running. */
function answerAt(
  state: KeyState | undefined,
  { fingerprint, instrument }: Submission,
): FirstSubmissionResult | undefined {
  if (state === undefined) return tryAgain
  if (state._tag === 'Foreign') return mismatch
  if (state._tag === 'Open') return openKey(state, instrument)
  if (state.fingerprint !== fingerprint) return mismatch
  if (state._tag === 'Placed') return { _tag: 'Placed', ticket: state.ticket }
  return state._tag === 'Attempting' ? undefined : { _tag: state._tag }
}
