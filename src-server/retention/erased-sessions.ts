import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import { hashedToken } from '../account/session-tokens.ts'
import type { Database } from '../store/database.ts'
import { retentionPeriods } from './retention-periods.ts'

const day = 86_400_000

export async function markErased(
  within: Database,
  { brandId, patronId }: { readonly brandId: string; readonly patronId: string },
  now: Instant,
): Promise<void> {
  await sql`
    insert into erased_sessions (token_hash, brand_id, erased_at)
    select token_hash, brand_id, ${timestampOf(now)} from sessions where brand_id = ${brandId} and patron_id = ${patronId}
    on conflict do nothing`.execute(within)
}

/** Whether the session's account was erased, for a client that lost the response and asks again. */
export async function wasErased(db: Database, brandId: string, token: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    select 1 from erased_sessions
    where token_hash = ${hashedToken(token)} and brand_id = ${brandId}
      and erased_at > ${timestampOf(now - retentionPeriods.erasedSessions.days * day)}`.execute(db)
  return rows.length > 0
}

function timestampOf(when: Instant) {
  return sql`${new Date(when).toISOString()}::timestamptz`
}
