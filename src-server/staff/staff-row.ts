import { sql } from 'kysely'
import type { Role } from '../../src-domain/staff/role.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { Database } from '../store/database.ts'

/** Columns of `staff s`; the embedded database's driver does not read arrays. */
export const staffColumns = sql`s.id, s.email, s.name, s.role, to_json(s.location_ids) as location_ids,
  exists (
    select from staff_second_factors f
    where f.brand_id = s.brand_id and f.member_id = s.id and f.confirmed_at is not null
  ) as has_second_factor`

export interface StaffRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly location_ids: readonly string[]
  readonly has_second_factor: boolean
}

export function staffMemberOf({ id, email, name, role, location_ids, has_second_factor }: StaffRow): StaffMember {
  const member = { id, email, name, role, locationIds: location_ids }
  return has_second_factor ? { ...member, secondFactor: 'on' } : member
}

/** A brand's staff, invited members included. */
export async function membersOf(
  db: Database,
  brandId: string,
): Promise<readonly (StaffRow & { readonly enabled_at: Date | null })[]> {
  const { rows } = await sql<StaffRow & { readonly enabled_at: Date | null }>`
    select ${staffColumns}, s.enabled_at from staff s where s.brand_id = ${brandId} order by s.email`.execute(db)
  return rows
}
