import { isRight } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { minor } from '../../src-domain/money/minor.ts'
import type { CopiedChange, CopiedMessage, DataCopy } from '../../src-domain/own-data/data-copy.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { PatronRows } from '../account/patron-rows.ts'
import { cardsOf, savedCardFrom } from '../card/saved-card-row.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { LoyaltyFacade } from '../offers/loyalty.ts'
import type { Database } from '../store/database.ts'
import { copiedOrders } from './copied-orders.ts'
import type { DataOwner } from './erase-account.ts'

export interface CopyNeeds {
  readonly db: Database
  readonly patrons: PatronRows
  readonly loyalty: LoyaltyFacade
  readonly secrets: Pick<CardSecrets, 'open'>
}

export async function copyAccount(needs: CopyNeeds, owner: DataOwner, now: Instant): Promise<DataCopy> {
  const { db, patrons, loyalty, secrets } = needs
  const { brandId, patronId } = owner
  const { card: _, ...patron } = await patrons.by(brandId, patronId)
  const earned = await loyalty.of(brandId, patronId)
  return {
    madeAt: new Date(now).toISOString(),
    patron,
    cards: (await cardsOf(db, brandId, patronId).execute()).map(savedCardFrom),
    ...(isRight(earned) ? { loyalty: earned.right } : {}),
    platforms: await platformsOf(db, owner),
    sessions: await sessionsOf(db, owner),
    orders: await copiedOrders(db, secrets, sql`orders.brand_id = ${brandId} and orders.patron_id = ${patronId}`),
    messages: await messagesOf(db, owner),
    changes: await changesOf(db, owner),
  }
}

async function platformsOf(db: Database, { brandId, patronId }: DataOwner): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('social_identities')
    .select('platform')
    .where('brand_id', '=', brandId)
    .where('patron_id', '=', patronId)
    .orderBy('platform')
    .execute()
  return rows.map(({ platform }) => platform)
}

async function sessionsOf(db: Database, { brandId, patronId }: DataOwner): Promise<DataCopy['sessions']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['created_at', 'seen_at'])
    .where('brand_id', '=', brandId)
    .where('patron_id', '=', patronId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, seen_at }) => ({ startedAt: created_at.toISOString(), seenAt: seen_at.toISOString() }))
}

async function changesOf(db: Database, { brandId, patronId }: DataOwner): Promise<readonly CopiedChange[]> {
  const rows = await db
    .selectFrom('offer_events')
    .select(['kind', 'amount', 'reason', 'at'])
    .where('brand_id', '=', brandId)
    .where('subject', '=', patronId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, amount, reason, at }) => ({ kind, amount: minor(amount), reason, at: at.toISOString() }))
}

async function messagesOf(db: Database, { brandId, patronId }: DataOwner): Promise<readonly CopiedMessage[]> {
  const { rows } = await sql<{ readonly kind: string; readonly since: Date }>`
    select kind, since from jobs
    where brand_id = ${brandId} and kind in ('receipt', 'refund-mail', 'order-message', 'email-notice') and (subject = ${patronId}
      or subject in (select id from orders where brand_id = ${brandId} and patron_id = ${patronId}))
    order by id`.execute(db)
  return rows.map(({ kind, since }) => ({ kind, since: since.toISOString() }))
}
