import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../store/database.ts'
import { type KeyState, keyState } from './key-state.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'

/** Again: the key is open to this submission after all. */
export type Taken = PlacementResult | { readonly _tag: 'Again' }

/** Waiting: the first one's customer has a further step to take. */
export type AnswerOfFirst = Taken | { readonly _tag: 'Waiting' }

export const again: Taken = { _tag: 'Again' }
const mismatch: Taken = { _tag: 'IdempotencyMismatch' }

export interface Submission {
  readonly request: PlacementRequest
  readonly fingerprint: string
  readonly instrument: string | undefined
}

export interface WaitNeeds {
  readonly db: Database
  /** Milliseconds. */
  readonly timeouts: { readonly wait: number }
  /** A server that stops lets nobody wait here: who hears that nobody knows asks the next one, by the key. */
  readonly isStopping: () => boolean
}

/**
 * What a submission gets that found its key taken: the first one's result, after a wait of at most `timeouts.wait`. Of a
 * foreign key it learns only that it is not to be had.
 */
export async function answerOfFirst(needs: WaitNeeds, submission: Submission): Promise<AnswerOfFirst> {
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

/** The attempt that kept this submission out has ended: with the same instrument its refusal is this one's too. */
function openKey(state: KeyState & { _tag: 'Open' }, instrument: string | undefined): Taken {
  const same = state.refusals.find(
    (past) => past.instrumentHash === instrument && (past.isSingleUse || past.n === state.lastAttempt),
  )
  return same === undefined ? again : { _tag: 'Refused', ...same.refusal }
}

/** What the key's state means for a submission; undefined while the first one is still at work. */
function answerAt(state: KeyState | undefined, { fingerprint, instrument }: Submission): AnswerOfFirst | undefined {
  if (state === undefined) return again
  if (state._tag === 'Foreign') return mismatch
  if (state._tag === 'Open') return openKey(state, instrument)
  if (state.fingerprint !== fingerprint) return mismatch
  if (state._tag === 'Placed') return { _tag: 'Placed', ticket: state.ticket }
  return state._tag === 'Attempting' ? undefined : { _tag: state._tag }
}
