import { type Either, fromNullable, left } from 'fp-ts/lib/Either.js'
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import { claimsNothing, type LimitedKind, type LimitedResources, limitedKinds } from '../holds/limited-resources.ts'
import { refuseSpentTurn } from '../limits/take-turns.ts'
import type { OrderDraft } from '../store/rows/order-draft.ts'
import { type PlacingTurn, type TurnKind, turnKinds } from './placing-turns.ts'

/** Claims per statement, and concurrent statements. */
export const batching = { most: 16, atOnce: 2 }

/** Milliseconds in which a look-alike order must be confirmed. */
export const likenessLife = 600_000

export interface Claim {
  readonly brandId: string
  readonly key: string
  readonly patronId: string | undefined
  readonly known: KnownLocation
  readonly fingerprint: string
  readonly likeness: string
  readonly confirmsDuplicate: boolean
  readonly draft: OrderDraft
  readonly limited: LimitedResources
  readonly turns: readonly PlacingTurn[]
  readonly now: Instant
  readonly takesFurtherStep: boolean
  readonly isWanted: () => boolean
}

/**
 * Nothing was written. stale: menu or settings changed. taken: the key is not open to this caller and instrument.
 * look-alike: a similar order was placed minutes ago. Missed: a limited resource is exhausted. unwanted: the client has
 * gone. Spent: a limit on placing is exceeded.
 */
export type ClaimRefusal = 'stale' | 'taken' | 'look-alike' | 'unwanted' | LimitedKind | TurnKind

const claimRefusals: readonly ClaimRefusal[] = ['stale', 'taken', 'look-alike', ...limitedKinds, ...turnKinds]

export function claimRefusalOf(reason: unknown): Either<ClaimRefusal, never> {
  if (reason instanceof Error && 'code' in reason && reason.code === 'TU001' && isClaimRefusal(reason.message))
    return left(reason.message)
  throw reason
}

export function claimRow(claim: Claim, position: number) {
  return {
    position,
    brand_id: claim.brandId,
    key: claim.key,
    patron_id: claim.patronId ?? null,
    location_id: claim.known.settings.location.id,
    settings_version: claim.known.settingsVersion,
    menu_version: claim.known.menuVersion,
    packing_version: claim.known.packingVersion ?? null,
    fingerprint: claim.fingerprint,
    likeness: claim.likeness,
    at: new Date(claim.now).toISOString(),
    order_id: claim.draft.order.id,
    draft: claim.draft,
    turns: claim.turns,
  }
}

/** The bounds are always true; they keep the planner from assuming a hundred rows and scanning small tables. */
export function listedRows(rows: readonly object[], columns: string) {
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (position integer, ${sql.raw(columns)})
    where a.position between 0 and 999`
}

export function askedTable(rows: readonly object[], more: string) {
  return sql`
  asked as (${listedRows(
    rows,
    `brand_id text, key uuid, patron_id text, location_id text, settings_version text, menu_version text,
      packing_version text, fingerprint text, likeness uuid, at timestamptz, order_id text, draft jsonb, turns jsonb, ${more}`,
  )})`
}

/** Only this check, in the claim's own transaction, detects changed prices. */
export const freshTable = sql`
  fresh as (
    select asked.* from asked join locations l
      on l.brand_id = asked.brand_id and l.id = asked.location_id and l.settings_version = asked.settings_version
        and l.menu_version = asked.menu_version and l.packing_version is not distinct from asked.packing_version
  )`

/** Inserts the unique key before any other effect. Locks keys in order, which prevents deadlocks. */
export function claimTable(state: 'attempting' | 'placed', unless: RawBuilder<unknown>) {
  return sql`
  claim as (
    insert into placements as p (brand_id, key, patron_id, state, attempt, fingerprint, order_id, changed_at)
    select brand_id, key, patron_id, ${sql.lit(state)}, ${sql.lit(state === 'attempting' ? 1 : 0)}, fingerprint, order_id, now()
    from fresh order by brand_id, key
    on conflict (brand_id, key) do update
      set state = excluded.state, attempt = p.attempt + excluded.attempt, patron_id = excluded.patron_id,
        fingerprint = excluded.fingerprint, order_id = excluded.order_id, changed_at = excluded.changed_at
      where p.state = 'open' and (p.patron_id is null or p.patron_id = excluded.patron_id) and ${unless}
    returning brand_id, key, attempt, order_id
  )`
}

export function guardTable(confirmsDuplicate: boolean) {
  return sql`
  guard as (
    insert into look_alikes as l (brand_id, likeness, key, at)
    select asked.brand_id, asked.likeness, asked.key, asked.at from claim join asked on asked.key = claim.key
    order by asked.brand_id, asked.likeness
    on conflict (brand_id, likeness) do update set key = excluded.key, at = excluded.at
      where l.key = excluded.key or l.at < excluded.at - ${likenessLife}::integer * interval '1 millisecond'
        or ${sql.lit(confirmsDuplicate)}
    returning key
  )`
}

export function verdict(unless: RawBuilder<unknown>, won: string) {
  return {
    outcome: sql<string>`
    case
      when fresh.key is null then 'stale'
      when claim.key is null then 'taken'
      when guard.key is null then refuse('look-alike')
      ${refuseSpentTurn}
      ${unless}
      else ${sql.lit(won)}
    end`,
    joined: sql`
    left join fresh on fresh.key = asked.key left join claim on claim.key = asked.key
    left join guard on guard.key = asked.key`,
  }
}

/** Claims without limited resources or overrides may share a statement. */
export function isPlain({ limited, confirmsDuplicate }: Claim): boolean {
  return claimsNothing(limited) && !confirmsDuplicate
}

/** Names that claims in a statement must not share: two rows would collide in a unique index. */
export function namesOf({ key, likeness, turns }: Claim): readonly string[] {
  return [key.toLowerCase(), likeness, ...turns.map(({ name }) => name)]
}

/** Several share a statement only if all are plain and no two share a name. */
export type ClaimBatch<A> = readonly [A, ...A[]]

/** Throws for a look-alike or spent turn in a batch of several, because that rolls back the whole batch. */
export function outcomesInOrder<R extends { readonly position: number; readonly outcome: string }, W>(
  all: ClaimBatch<unknown>,
  rows: readonly R[],
  won: (row: R) => W | undefined,
): readonly Either<ClaimRefusal, W>[] {
  const found = new Map(rows.map((row) => [row.position, row]))
  return all.map((_, position) => {
    const row = found.get(position)
    if (row === undefined) return left('taken')
    return isClaimRefusal(row.outcome) ? left(row.outcome) : fromNullable<ClaimRefusal>('taken')(won(row))
  })
}

function isClaimRefusal(word: string): word is ClaimRefusal {
  return claimRefusals.some((one) => one === word)
}
