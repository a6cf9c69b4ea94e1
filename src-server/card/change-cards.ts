import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { retryOnConflict } from '../store/retry-on-conflict.ts'
import type { CardOwner } from './cards-facade.ts'
import { cardsOf, savedCardFrom } from './saved-card-row.ts'

export interface CardToWrite {
  readonly id: string
  readonly processor: string
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** Serialises changes, so that exactly one card is primary (CARD-15). */
function withCardsLocked<A>(db: Database, { brandId, patronId }: CardOwner, change: (within: Database) => Promise<A>) {
  return retryOnConflict(() =>
    db.transaction().execute(async (within) => {
      // Separate, so that the next statements see the previous holder's writes.
      await sql`
        select 1 from patrons where brand_id = ${brandId} and id = ${patronId} for no key update`.execute(within)
      return change(within)
    }),
  )
}

export async function cardOf(db: Database, { brandId, patronId }: CardOwner, id: string) {
  const row = await cardsOf(db, brandId, patronId).where('id', '=', id).executeTakeFirst()
  return row && savedCardFrom(row)
}

export async function isRemoved(db: Database, { brandId }: CardOwner, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from removed_cards where brand_id = ${brandId} and id = ${id}`.execute(db)
  return rows.length > 0
}

/** Idempotent. undefined: card or owner was removed, so the processor must delete it. */
export function writeCard(db: Database, owner: CardOwner, card: CardToWrite) {
  const { brandId, patronId } = owner
  const { id, processor, token, brand, last4, expMonth, expYear } = card
  return withCardsLocked(db, owner, async (within) => {
    await sql`
      insert into saved_cards (brand_id, id, patron_id, processor, token, brand, last4, exp_month, exp_year, is_primary)
      select ${brandId}, ${id}, ${patronId}, ${processor}, ${token}, ${brand}, ${last4},
        ${expMonth}::integer, ${expYear}::integer,
        not exists (select from saved_cards where brand_id = ${brandId} and patron_id = ${patronId} and is_primary)
      from patrons p
      where p.brand_id = ${brandId} and p.id = ${patronId}
        and not exists (select from removed_cards where brand_id = ${brandId} and id = ${id})
      on conflict (brand_id, id) do nothing`.execute(within)
    await sql`
      insert into jobs (brand_id, kind, subject, payload)
      select ${brandId}, 'forget-card', ${id}, ${JSON.stringify({ processor, token })}::jsonb
      where not exists (select from patrons where brand_id = ${brandId} and id = ${patronId})`.execute(within)
    return cardOf(within, owner, id)
  })
}

export function choosePrimary(db: Database, owner: CardOwner, id: string) {
  const { brandId, patronId } = owner
  return withCardsLocked(db, owner, async (within) => {
    if ((await cardOf(within, owner, id)) === undefined) return undefined
    // Needs two statements, because one could break the unique index on the primary card while it runs.
    await sql`
      update saved_cards set is_primary = false
      where brand_id = ${brandId} and patron_id = ${patronId} and is_primary and id <> ${id}`.execute(within)
    await sql`
      update saved_cards set is_primary = true
      where brand_id = ${brandId} and patron_id = ${patronId} and id = ${id}`.execute(within)
    return cardOf(within, owner, id)
  })
}

/** Deletes the row; a job deletes the card at the processor. */
export function removeCard(db: Database, owner: CardOwner, id: string): Promise<boolean> {
  const { brandId, patronId } = owner
  return withCardsLocked(db, owner, async (within) => {
    const { rows } = await sql`
      with gone as (
        delete from saved_cards where brand_id = ${brandId} and patron_id = ${patronId} and id = ${id}
        returning brand_id, id, processor, token
      ), marked as (
        insert into removed_cards (brand_id, id) select brand_id, id from gone on conflict do nothing
      )
      insert into jobs (brand_id, kind, subject, payload)
      select brand_id, 'forget-card', id, jsonb_build_object('processor', processor, 'token', token) from gone
      returning id`.execute(within)
    await sql`
      update saved_cards set is_primary = true
      where brand_id = ${brandId} and id = (
        select id from saved_cards where brand_id = ${brandId} and patron_id = ${patronId} order by kept_at, id limit 1
      ) and not exists (select from saved_cards where brand_id = ${brandId} and patron_id = ${patronId} and is_primary)
      `.execute(within)
    return rows.length > 0
  })
}
