import { sql } from 'kysely'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { hashedToken, newToken } from '../account/session-tokens.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'
import { type StaffRow, staffColumns, staffMemberOf } from './staff-row.ts'

const day = 86_400_000
/** Milliseconds. A tablet on the counter is used every day; one that lies in a drawer for a week is signed out. */
export const staffIdleLife = 7 * day
export const staffAbsoluteLife = 30 * day
/** Milliseconds; `seen_at` is updated at most this often. */
const seenEvery = 3_600_000

interface MemberName {
  readonly brandId: string
  readonly memberId: string
}

/** Begins a session. Returns the only copy of its token. */
export async function beginStaffSession(
  db: Database,
  { brandId, memberId }: MemberName,
  now: Instant,
): Promise<string> {
  const token = newToken()
  const at = new Date(now).toISOString()
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: hashedToken(token), brand_id: brandId, member_id: memberId, created_at: at, seen_at: at })
    .execute()
  return token
}

/** The enabled member of a session; undefined if the token is unknown, expired, or of another brand. */
export async function memberOfSession(
  db: Database,
  brandId: string,
  token: string,
  now: Instant,
): Promise<StaffMember | undefined> {
  const name = hashedToken(token)
  const { rows } = await sql<StaffRow & { readonly created_at: Date; readonly seen_at: Date }>`
    select ${staffColumns}, t.created_at, t.seen_at
    from staff_sessions t join staff s on s.brand_id = t.brand_id and s.id = t.member_id
    where t.token_hash = ${name} and t.brand_id = ${brandId} and s.enabled_at is not null`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  if (now - row.seen_at.getTime() > staffIdleLife || now - row.created_at.getTime() > staffAbsoluteLife) {
    await endStaffSession(db, brandId, token)
    return undefined
  }
  if (now - row.seen_at.getTime() > seenEvery) {
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: new Date(now).toISOString() })
      .where('token_hash', '=', name)
      .execute()
  }
  return staffMemberOf(row)
}

export async function endStaffSession(db: Database, brandId: string, token: string): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('brand_id', '=', brandId)
    .where('token_hash', '=', hashedToken(token))
    .execute()
}

/** Deletes expired sessions. Returns how many. */
export async function forgetEndedStaffSessions(db: Database, now: Instant): Promise<number> {
  const at = (life: number) => sql`${new Date(now - life).toISOString()}::timestamptz`
  return deleteSome(db, 'staff_sessions', sql`seen_at < ${at(staffIdleLife)} or created_at < ${at(staffAbsoluteLife)}`)
}
