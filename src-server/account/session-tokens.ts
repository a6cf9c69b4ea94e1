import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { lockPatronByPassword, type VerifiedPassword } from './verified-password.ts'

/** undefined: the password was changed meanwhile. Returns the only copy of the token. */
export async function beginSession(db: Database, shown: VerifiedPassword, now: Instant): Promise<string | undefined> {
  const token = newToken()
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const { rows } = await sql`
    insert into sessions (token_hash, brand_id, patron_id, created_at, seen_at)
    select ${hashedToken(token)}, p.brand_id, p.id, ${at}, ${at} ${lockPatronByPassword(shown)}
    returning 1`.execute(db)
  if (rows.length === 0) return undefined
  await recordActivity(db, shown, now)
  return token
}

/** Keeps the account from being deleted as idle. */
export async function recordActivity(
  db: Database,
  { brandId, patronId }: Pick<VerifiedPassword, 'brandId' | 'patronId'>,
  now: Instant,
): Promise<void> {
  await sql`
    update patrons set used_at = ${new Date(now).toISOString()}::timestamptz
    where brand_id = ${brandId} and id = ${patronId}`.execute(db)
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Rows store this hash, so that a leaked table contains no tokens. */
export function hashedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
