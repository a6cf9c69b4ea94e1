import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type Actor, auditEntry } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { retryOnConflict } from '../store/retry-on-conflict.ts'
import type { OfferEventKind } from '../store/rows/offer-event-kind.ts'

export interface OfferEvent {
  readonly actor: Actor
  readonly commandId: string
  readonly kind: OfferEventKind
  readonly subject: string
  /** An expression over `when`, if the statement decides the amount. */
  readonly amount: Minor | RawBuilder<unknown>
  readonly currency: Currency
  /** Empty: of no location. */
  readonly locationId: string
  readonly reason: string
  readonly at: Instant
}

/** Adds the event and its audit entry, once for each row of `when`. Table expressions for the end of a `with`. */
export function noteEvent(event: OfferEvent, when: RawBuilder<unknown>): RawBuilder<unknown> {
  const { actor, commandId, kind, subject, amount, currency, locationId, reason, at } = event
  return sql`noted as (
      insert into offer_events
        (brand_id, location_id, command_id, kind, subject, amount, currency, member_id, reason, at)
      select ${actor.brandId}, ${locationId}, ${commandId}::uuid, ${kind}, ${subject}, (${amount})::integer, ${currency},
        ${actor.member.id}, ${reason}, ${new Date(at).toISOString()}::timestamptz
      from ${when}
    ), audited as (${auditEntry({ actor, action: `offers:${kind}`, subject, locationId, at }, when)})`
}

export interface EarlierEvent {
  readonly kind: OfferEventKind
  readonly subject: string
  readonly amount: number
}

/**
 * - `Done`: the statement changed something.
 * - `Repeated`: an earlier call with this command's id did.
 * - `Unchanged`: the statement found nothing to change.
 * - `Taken`: another row has what must be unique.
 */
export type CommandOutcome =
  | { readonly _tag: 'Done' | 'Unchanged' | 'Taken' }
  | { readonly _tag: 'Repeated'; readonly earlier: EarlierEvent }

/** Sends the statement unless its command was carried out before. The statement ends with the rows it changed. */
export async function onceOnly(
  db: Database,
  { actor: { brandId }, commandId }: Pick<OfferEvent, 'actor' | 'commandId'>,
  statement: RawBuilder<unknown>,
): Promise<CommandOutcome> {
  const before = await earlierEvent(db, brandId, commandId)
  if (before !== undefined) return { _tag: 'Repeated', earlier: before }
  try {
    const { rows } = await retryOnConflict(() => statement.execute(db))
    return { _tag: rows.length > 0 ? 'Done' : 'Unchanged' }
  } catch (reason) {
    if (!isUniqueViolation(reason)) throw reason
    // A concurrent call of the same command came first, unless something else had to be unique.
    const earlier = await earlierEvent(db, brandId, commandId)
    return earlier === undefined ? { _tag: 'Taken' } : { _tag: 'Repeated', earlier }
  }
}

async function earlierEvent(db: Database, brandId: string, commandId: string): Promise<EarlierEvent | undefined> {
  return db
    .selectFrom('offer_events')
    .select(['kind', 'subject', 'amount'])
    .where('brand_id', '=', brandId)
    .where('command_id', '=', commandId)
    .executeTakeFirst()
}

function isUniqueViolation(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === '23505'
}
