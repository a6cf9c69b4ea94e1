import { type Either, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { holdForAttempt } from '../holds/limited-resources.ts'
import { takeTurns } from '../limits/take-turns.ts'
import { placementsAtAttempt } from '../payment/placements-at-attempt.ts'
import type { Database } from '../store/database.ts'
import {
  askedTable,
  type Claim,
  type ClaimBatch,
  type ClaimRefusal,
  claimRefusalOf,
  claimRow,
  claimTable,
  freshTable,
  guardTable,
  outcomesInOrder,
  verdict,
} from './claim-key.ts'
import { sharedClaims } from './shared-claims.ts'

export interface AttemptFacts {
  readonly processor: string
  readonly instrumentHash: string
  /** A refused nonce stays refused. */
  readonly isSingleUse: boolean
  readonly amount: Minor
  readonly currency: Currency
  /** Milliseconds in which no other process may finish the attempt. */
  readonly lease: number
}

export interface AttemptClaim {
  readonly claim: Claim
  readonly attempt: AttemptFacts
}

export interface StartedAttempt {
  readonly n: number
  readonly reference: string
}

interface StartedRow {
  readonly position: number
  readonly outcome: string
  readonly n: number | null
  readonly reference: string | null
}

/** Claims the key of a card payment; commits before the processor is called. */
export async function claimForAttempt(
  db: Database,
  all: ClaimBatch<AttemptClaim>,
): Promise<readonly Either<ClaimRefusal, StartedAttempt>[]> {
  const [{ claim }] = all
  const unused = sql`
    not exists (select from asked a where a.key = p.key and a.brand_id = p.brand_id and a.instrument_hash = any (p.refused))`
  const { tables, unless } = holdForAttempt(claim.limited)
  const rows = all.map((one, position) => ({
    ...claimRow(one.claim, position),
    processor: one.attempt.processor,
    instrument_hash: one.attempt.instrumentHash,
    is_single_use: one.attempt.isSingleUse,
    amount: one.attempt.amount,
    currency: one.attempt.currency,
    lease: one.attempt.lease,
  }))
  const facts =
    'processor text, instrument_hash text, is_single_use boolean, amount integer, currency text, lease integer'
  const { outcome, joined } = verdict(unless, 'claimed')
  const done = sql<StartedRow>`
    with ${askedTable(rows, facts)}, ${freshTable}, ${claimTable('attempting', unused)}, ${guardTable(claim.confirmsDuplicate)},
    ${takeTurns}
    ${tables},
    started as (
      insert into attempts (brand_id, key, n, reference, state, processor, instrument_hash, likeness, is_single_use, amount, currency, draft,
        lease_until, turn, turn_at)
      select asked.brand_id, asked.key, claim.attempt, 'order:' || claim.order_id || ':attempt:' || claim.attempt, 'started',
        asked.processor, asked.instrument_hash, asked.likeness, asked.is_single_use, asked.amount, asked.currency, asked.draft,
        now() + asked.lease * interval '1 millisecond', wanted.name, asked.at
      from claim join asked on asked.key = claim.key left join wanted on wanted.key = claim.key
      returning key, n, reference
    )
    select asked.position, ${outcome} as outcome, started.n, started.reference
    from asked left join started on started.key = asked.key ${joined}`
    .execute(db)
    .then(({ rows: found }) => outcomesInOrder(all, found, startedFrom))
  return all.length > 1 ? done : done.catch((reason) => [claimRefusalOf(reason)])
}

/** Finds the result of a claim whose response was lost. */
async function findStarted(db: Database, { claim }: AttemptClaim): Promise<Either<never, StartedAttempt> | undefined> {
  const attempt = await placementsAtAttempt(db)
    .select(['attempts.n', 'attempts.reference'])
    .where('placements.brand_id', '=', claim.brandId)
    .where('placements.key', '=', claim.key)
    .where('placements.state', '=', 'attempting')
    .where('placements.order_id', '=', claim.draft.order.id)
    .where('attempts.state', '=', 'started')
    .executeTakeFirst()
  return attempt && right(attempt)
}

export function sharedClaimForAttempt(db: Database) {
  return sharedClaims({ db, send: claimForAttempt, found: findStarted })
}

function startedFrom({ n, reference }: StartedRow): StartedAttempt | undefined {
  return n === null || reference === null ? undefined : { n, reference }
}
