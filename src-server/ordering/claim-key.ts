import { type RawBuilder, sql } from 'kysely'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../location/catalogue.ts'
import type { Database } from '../store/database.ts'
import { completeOrder } from './complete-order.ts'
import type { OrderDraft } from './order-draft.ts'
import type { StoredPayment } from './stored-payment.ts'

/** Milliseconds in which an order like another one has to be confirmed. */
const likenessLife = 600_000

export interface Claim {
  readonly brandId: string
  readonly key: string
  readonly patronId: string | undefined
  readonly known: KnownLocation
  readonly fingerprint: string
  readonly likeness: string
  readonly confirmsDuplicate: boolean
  readonly draft: OrderDraft
  readonly credit: Cents
  readonly now: Instant
}

/**
 * stale: menu or settings changed since the order was read. taken: the key is not open to this caller and instrument.
 * look-alike: an order like this one was placed moments ago. credit: the credit is spent elsewhere. Nothing was written.
 */
export type NotClaimed = 'stale' | 'taken' | 'look-alike' | 'credit'

const notClaimed: readonly NotClaimed[] = ['stale', 'taken', 'look-alike', 'credit']
const isNotClaimed = (word: string): word is NotClaimed => notClaimed.some((one) => one === word)

/** What is said by `refuse` inside a statement, having undone the statement. */
const saidByRefuse = (reason: unknown): NotClaimed => {
  if (reason instanceof Error && 'code' in reason && reason.code === 'TU001' && isNotClaimed(reason.message))
    return reason.message
  throw reason
}

const text = (value: string | null) => sql`${value}::text`

/** The row is read in the claim's own transaction: prices that changed since are noticed here and nowhere else. */
const fresh = ({ brandId, known }: Claim) => sql`
  fresh as (
    select 1 from locations
    where brand_id = ${brandId} and id = ${known.settings.location.id}
      and settings_version = ${known.settingsVersion} and menu_version = ${known.menuVersion}
      and packing_version is not distinct from ${text(known.packingVersion ?? null)}
  )`

/** The unique insert, before anything has an effect. An open key is taken again; any other stays with who has it. */
const claimed = (claim: Claim, state: 'attempting' | 'placed', unless: RawBuilder<unknown>) => sql`
  claim as (
    insert into placements as p (brand_id, key, patron_id, state, attempt, fingerprint, order_id, changed_at)
    select ${claim.brandId}::text, ${claim.key}::uuid, ${text(claim.patronId ?? null)}, ${state}::text,
      ${state === 'attempting' ? 1 : 0}::integer, ${claim.fingerprint}::text, ${claim.draft.order.id}::text, now()
    from fresh
    on conflict (brand_id, key) do update
      set state = excluded.state, attempt = p.attempt + excluded.attempt, patron_id = excluded.patron_id,
        fingerprint = excluded.fingerprint, order_id = excluded.order_id, changed_at = excluded.changed_at
      where p.state = 'open' and (p.patron_id is null or p.patron_id = excluded.patron_id) and ${unless}
    returning attempt, order_id
  )`

const guarded = ({ brandId, likeness, key, now, confirmsDuplicate }: Claim) => sql`
  guard as (
    insert into look_alikes as l (brand_id, likeness, key, at)
    select ${brandId}::text, ${likeness}::uuid, ${key}::uuid, ${new Date(now).toISOString()}::timestamptz from claim
    on conflict (brand_id, likeness) do update set key = excluded.key, at = excluded.at
      where l.key = excluded.key or l.at < ${new Date(now - likenessLife).toISOString()}::timestamptz
        or ${confirmsDuplicate}::boolean
    returning 1
  )`

const verdict = (credit: Cents, won: string) => sql<string>`
  case
    when not exists (select from fresh) then 'stale'
    when not exists (select from claim) then 'taken'
    when not exists (select from guard) then refuse('look-alike')
    ${credit > 0 ? sql`when not exists (select from credited) then refuse('credit')` : sql``}
    else ${sql.lit(won)}
  end`

/** Cash and nothing due: claim, holds, order, lines, ledger and jobs are one statement. */
export const claimAndComplete = (db: Database, claim: Claim, payment: StoredPayment) => {
  const credited = sql`
    , credited as (
      update patrons set credit = credit - ${claim.credit} from claim
      where brand_id = ${claim.brandId} and id = ${text(claim.patronId ?? null)} and credit - credit_held >= ${claim.credit}
      returning 1
    )`
  const deciding = sql`
    ${fresh(claim)}, ${claimed(claim, 'placed', sql`true`)}, ${guarded(claim)}
    ${claim.credit > 0 ? credited : sql``},
    decided as (
      select ${JSON.stringify(claim.draft)}::jsonb as draft, ${JSON.stringify(payment)}::jsonb as payment, '[]'::jsonb as capture
      from claim
    )`
  return completeOrder(db, deciding, verdict(claim.credit, 'placed')).then(
    ({ outcome, display_number }) =>
      isNotClaimed(outcome) || display_number === null
        ? isNotClaimed(outcome)
          ? outcome
          : 'taken'
        : { count: display_number },
    saidByRefuse,
  )
}

export interface AttemptFacts {
  readonly processor: string
  readonly instrumentHash: string
  /** A nonce that was refused stays refused; a card on file may be tried again. */
  readonly isSingleUse: boolean
  readonly amount: Cents
  /** Milliseconds during which nobody else may finish the attempt. */
  readonly lease: number
}

export interface StartedAttempt {
  readonly n: number
  readonly reference: string
}

/** Card: claim, holds and the attempt row are one statement; the processor is asked only after it. */
export const claimForAttempt = async (
  db: Database,
  claim: Claim,
  attempt: AttemptFacts,
): Promise<StartedAttempt | NotClaimed> => {
  const unused = sql`${attempt.instrumentHash}::text <> all (p.refused)`
  const credited = sql`
    , credited as (
      update patrons set credit_held = credit_held + ${claim.credit} from claim
      where brand_id = ${claim.brandId} and id = ${text(claim.patronId ?? null)} and credit - credit_held >= ${claim.credit}
      returning 1
    ),
    hold as (
      insert into credit_holds (brand_id, key, patron_id, amount)
      select ${claim.brandId}::text, ${claim.key}::uuid, ${text(claim.patronId ?? null)}, ${claim.credit}::integer from credited
    )`
  const statement = sql<{ outcome: string; n: number | null; reference: string | null }>`
    with ${fresh(claim)}, ${claimed(claim, 'attempting', unused)}, ${guarded(claim)}
    ${claim.credit > 0 ? credited : sql``},
    started as (
      insert into attempts (brand_id, key, n, reference, state, processor, instrument_hash, likeness, is_single_use, amount, draft, lease_until)
      select ${claim.brandId}::text, ${claim.key}::uuid, claim.attempt,
        'order:' || claim.order_id || ':attempt:' || claim.attempt, 'started', ${attempt.processor}::text,
        ${attempt.instrumentHash}::text, ${claim.likeness}::uuid, ${attempt.isSingleUse}::boolean, ${attempt.amount}::integer,
        ${JSON.stringify(claim.draft)}::jsonb, now() + ${attempt.lease}::integer * interval '1 millisecond'
      from claim
      returning n, reference
    )
    select ${verdict(claim.credit, 'claimed')} as outcome, (select n from started), (select reference from started)`
  const row = await statement.execute(db).then(
    ({ rows }) => rows[0],
    (reason: unknown) => ({ outcome: saidByRefuse(reason), n: null, reference: null }),
  )
  if (row === undefined || row.n === null || row.reference === null) {
    return row !== undefined && isNotClaimed(row.outcome) ? row.outcome : 'taken'
  }
  return { n: row.n, reference: row.reference }
}
