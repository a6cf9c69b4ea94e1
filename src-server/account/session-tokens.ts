import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { type ShownPassword, stillTheirs } from './shown-password.ts'

/**
 * A new session of who has just shown their password; undefined where it is another one by now. Its token is told once
 * and kept nowhere.
 */
export async function beginSession(db: Database, shown: ShownPassword, now: Instant): Promise<string | undefined> {
  const token = newToken()
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const { rows } = await sql`
    insert into sessions (token_hash, brand_id, patron_id, created_at, seen_at)
    select ${hashedToken(token)}, p.brand_id, p.id, ${at}, ${at} ${stillTheirs(shown)}
    returning 1`.execute(db)
  if (rows.length === 0) return undefined
  await keepUsed(db, shown, now)
  return token
}

/** An account that is in use is not deleted as one that nobody needs any more. */
export async function keepUsed(
  db: Database,
  { brandId, patronId }: Pick<ShownPassword, 'brandId' | 'patronId'>,
  now: Instant,
): Promise<void> {
  await sql`
    update patrons set used_at = ${new Date(now).toISOString()}::timestamptz
    where brand_id = ${brandId} and id = ${patronId}`.execute(db)
}

/** 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** As a row keeps a token: who reads the row cannot show it. */
export function hashedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
