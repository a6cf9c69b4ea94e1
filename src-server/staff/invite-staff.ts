import { sql } from 'kysely'
import type { Role } from '../../src-domain/staff/role.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { hashedToken, newToken } from '../account/session-tokens.ts'
import type { Database } from '../store/database.ts'

/** Milliseconds in which an invitation can be accepted. */
export const invitationLife = 7 * 86_400_000

export interface Invited {
  readonly brandId: string
  readonly email: string
  readonly role: Exclude<Role, 'device'>
  /** Ignored for an owner. */
  readonly locationIds: readonly string[]
}

/**
 * Adds a member, or gives an existing one a new role, and makes an invitation that sets the password once. Earlier
 * invitations of the member end. Returns the only copy of its token.
 */
export async function inviteStaff(
  db: Database,
  { brandId, email, role, locationIds }: Invited,
  now: Instant,
): Promise<string> {
  const token = newToken()
  const ids = JSON.stringify(role === 'owner' ? [] : locationIds)
  await sql`
    with member as (
      insert into staff (brand_id, id, email, name, role, location_ids)
      values (${brandId}, ${`stf_${newToken().slice(0, 20)}`}, ${email.trim().toLowerCase()}, '', ${role},
        array(select jsonb_array_elements_text(${ids}::jsonb)))
      on conflict (brand_id, email) do update set role = excluded.role, location_ids = excluded.location_ids
      returning brand_id, id
    ), earlier as (
      delete from staff_invitations i using member where i.brand_id = member.brand_id and i.member_id = member.id
    )
    insert into staff_invitations (token_hash, brand_id, member_id, until)
    select ${hashedToken(token)}, brand_id, id, ${new Date(now + invitationLife).toISOString()}::timestamptz
    from member`.execute(db)
  return token
}

/** Removes a member with all sessions; what the member did stays in the audit log. Returns whether there was one. */
export async function removeStaff(db: Database, brandId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    delete from staff where brand_id = ${brandId} and email = ${email.trim().toLowerCase()} returning 1`.execute(db)
  return rows.length > 0
}
