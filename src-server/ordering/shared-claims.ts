import { type Either, left } from 'fp-ts/lib/Either.js'
import type { Database } from '../store/database.ts'
import { surely } from '../store/surely.ts'
import { together } from '../store/together.ts'
import { turnOfLoop } from '../store/turn-of-loop.ts'
import { type Claim, isPlain, type NotClaimed, namesOf, type Several, sharing } from './claim-key.ts'
import { nothingPlaced } from './nothing-placed.ts'
import { whileWanted } from './while-wanted.ts'

export interface SharedClaimsNeeds<C, A> {
  readonly db: Database
  /** Sends one statement for all of them. */
  readonly send: (connection: Database, wanted: Several<C>) => Promise<readonly Either<NotClaimed, A>[]>
  /** Finds the outcome of a claim whose response was lost. */
  readonly found: (db: Database, one: C) => Promise<Either<never, A> | undefined>
}

/** Batches concurrent claims. */
export function sharedClaims<C extends { readonly claim: Claim }, A>({ db, send, found }: SharedClaimsNeeds<C, A>) {
  const turn = turnOfLoop()
  const run = (all: Several<C>) => whileWanted(db, turn, all, ({ claim }) => claim, send)
  const names = ({ claim }: C) => namesOf(claim)
  const share = together({ ...sharing, run, names, probe: () => nothingPlaced(db) })
  const claim = async (one: C): Promise<Either<NotClaimed, A>> =>
    isPlain(one.claim) ? share(one) : ((await run([one]))[0] ?? left('taken'))
  const ask = (one: C) =>
    surely(
      () => claim(one),
      () => found(db, one),
    )
  return Object.assign(ask, { passes: share.passes, wait: share.wait })
}
