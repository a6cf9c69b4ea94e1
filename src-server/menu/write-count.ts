import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type {
  CountChanged,
  CountLeft,
  SentCount,
  StopCounting,
} from '../../src-domain/availability/availability-change.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type Actor, auditEntry } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

export interface CountToWrite {
  readonly actor: Actor
  readonly locationId: string
  readonly sent: SentCount
  readonly now: Instant
  /** End of the restaurant's day. */
  readonly until: Instant
}

/**
 * Sets or removes a count in one statement, with an audit entry if that changes anything. Of two people who saw the same
 * count, the first changes it. A repeated command changes nothing.
 */
export async function writeCount(db: Database, write: CountToWrite): Promise<Either<CountChanged, void>> {
  const { sent } = write
  return sent.change._tag === 'Count' ? setCount(db, write, sent.change) : stopCounting(db, write, sent.change)
}

/** A dish of which something is left is no longer marked as sold out. */
async function setCount(
  db: Database,
  { actor, locationId, sent, now, until }: CountToWrite,
  { left: units, commandId, seen }: CountLeft,
): Promise<Either<CountChanged, void>> {
  const { rows } = await sql<{ readonly is_set: boolean }>`
    with known as (
      select version, until from left_counts
      where brand_id = ${actor.brandId} and location_id = ${locationId} and item_id = ${sent.id}
    ), changed as (
      insert into left_counts as c (brand_id, location_id, item_id, units, version, since, until)
      select ${actor.brandId}, ${locationId}, ${sent.id}, ${units}::integer, ${commandId}::uuid, ${timestamp(now)},
        ${timestamp(until)}
      where ${seen ?? null}::uuid is null or exists (select from known)
      on conflict (brand_id, location_id, item_id) do update
        set units = excluded.units, version = excluded.version, since = excluded.since, until = excluded.until
        where (c.version = ${seen ?? null}::uuid or c.until <= ${timestamp(now)}) and c.version <> excluded.version
      returning 1
    ), unmarked as (
      delete from sold_out s using changed
      where s.brand_id = ${actor.brandId} and s.location_id = ${locationId} and s.kind = 'item' and s.entry_id = ${sent.id}
    ), noted as (${entryOf(actor, locationId, sent, now)})
    select exists (select from changed) or exists (select from known where version = ${commandId}::uuid) as is_set`.execute(
    db,
  )
  return rows[0]?.is_set === true ? right(undefined) : left({ _tag: 'CountChanged' })
}

async function stopCounting(
  db: Database,
  { actor, locationId, sent, now }: CountToWrite,
  { seen }: StopCounting,
): Promise<Either<CountChanged, void>> {
  const { rows } = await sql<{ readonly is_other: boolean }>`
    with changed as (
      delete from left_counts
      where brand_id = ${actor.brandId} and location_id = ${locationId} and item_id = ${sent.id} and version = ${seen}::uuid
      returning 1
    ), noted as (${entryOf(actor, locationId, sent, now)})
    select exists (
      select from left_counts where brand_id = ${actor.brandId} and location_id = ${locationId} and item_id = ${sent.id}
        and version <> ${seen}::uuid and until > ${timestamp(now)}) as is_other`.execute(db)
  return rows[0]?.is_other === true ? left({ _tag: 'CountChanged' }) : right(undefined)
}

function entryOf(actor: Actor, locationId: string, { kind, id, change }: SentCount, at: Instant) {
  const entry = { actor, action: `availability:${change._tag}`, subject: `${kind}:${id}`, locationId, at }
  return auditEntry(entry, sql`changed`)
}

function timestamp(at: Instant) {
  return sql`${new Date(at).toISOString()}::timestamptz`
}

/** Deletes counts of earlier days. Returns how many. */
export function forgetExpiredCounts(db: Database, now: Instant): Promise<number> {
  return deleteSome(db, 'left_counts', sql`until < ${timestamp(now)}`)
}
