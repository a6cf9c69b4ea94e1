import { type Either, left } from 'fp-ts/lib/Either.js'
import { batched } from '../store/batched.ts'
import type { Database } from '../store/database.ts'
import { eventLoopTurn } from '../store/event-loop-turn.ts'
import { sendOnce } from '../store/send-once.ts'
import { batching, type Claim, type ClaimBatch, type ClaimRefusal, isPlain, namesOf } from './claim-key.ts'
import { sendWhileClientWaits } from './send-while-client-waits.ts'
import { warmPlacement } from './warm-placement.ts'

export interface SharedClaimsNeeds<C, A> {
  readonly db: Database
  readonly send: (connection: Database, wanted: ClaimBatch<C>) => Promise<readonly Either<ClaimRefusal, A>[]>
  /** Finds the result of a claim whose response was lost. */
  readonly found: (db: Database, one: C) => Promise<Either<never, A> | undefined>
}

export function sharedClaims<C extends { readonly claim: Claim }, A>({ db, send, found }: SharedClaimsNeeds<C, A>) {
  const turn = eventLoopTurn()
  const run = (all: ClaimBatch<C>) => sendWhileClientWaits(db, turn, all, ({ claim }) => claim, send)
  const names = ({ claim }: C) => namesOf(claim)
  const share = batched({ ...batching, run, names, probe: () => warmPlacement(db) })
  const claim = async (one: C): Promise<Either<ClaimRefusal, A>> =>
    isPlain(one.claim) ? share(one) : ((await run([one]))[0] ?? left('taken'))
  const ask = (one: C) =>
    sendOnce(
      () => claim(one),
      () => found(db, one),
    )
  return Object.assign(ask, { passes: share.passes, wait: share.wait })
}
