import { sql } from 'kysely'
import type { Role } from '../../src-domain/staff/role.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'

/** Columns of `staff s`; the embedded database's driver does not read arrays. */
export const staffColumns = sql`s.id, s.email, s.name, s.role, to_json(s.location_ids) as location_ids`

export interface StaffRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly location_ids: readonly string[]
}

export function staffMemberOf({ id, email, name, role, location_ids }: StaffRow): StaffMember {
  return { id, email, name, role, locationIds: location_ids }
}
