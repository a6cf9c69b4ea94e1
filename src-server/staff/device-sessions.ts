import { sql } from 'kysely'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { hashedToken } from '../account/session-tokens.ts'
import type { Database } from '../store/database.ts'

/** Milliseconds. A device that is used stays paired; one that lies in a drawer for three months does not. */
export const deviceIdleLife = 90 * 86_400_000
/** Milliseconds; `seen_at` is updated at most this often. */
const seenEvery = 60_000

export interface DeviceRow {
  readonly id: string
  readonly name: string
  readonly location_id: string
}

export function memberOfDeviceRow({ id, name, location_id }: DeviceRow): StaffMember {
  return { id, email: '', name, role: 'device', locationIds: [location_id] }
}

/** The paired device of a session; undefined if the token is unknown, revoked, long unused, or of another brand. */
export async function memberOfDevice(
  db: Database,
  brandId: string,
  token: string,
  now: Instant,
): Promise<StaffMember | undefined> {
  const name = hashedToken(token)
  const { rows } = await sql<DeviceRow & { readonly seen_at: Date }>`
    select id, name, location_id, coalesce(seen_at, paired_at) as seen_at
    from devices where token_hash = ${name} and brand_id = ${brandId} and revoked_at is null`.execute(db)
  const [row] = rows
  if (row === undefined || now - row.seen_at.getTime() > deviceIdleLife) return undefined
  if (now - row.seen_at.getTime() >= seenEvery) {
    await sql`
      update devices set seen_at = ${new Date(now).toISOString()}::timestamptz
      where token_hash = ${name} and revoked_at is null`.execute(db)
  }
  return memberOfDeviceRow(row)
}
