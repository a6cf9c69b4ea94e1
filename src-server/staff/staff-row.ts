import type { Role } from '../../src-domain/staff/role.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'

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
