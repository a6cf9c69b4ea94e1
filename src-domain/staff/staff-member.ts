import { mayDo, type Permission } from './permissions.ts'
import type { Role } from './role.ts'

/** A signed-in member of staff. Sessions belong to one brand. */
export interface StaffMember {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Ids of the member's locations. Ignored for an owner, who has every location of the brand. */
  readonly locationIds: readonly string[]
  /** `due`: the member must set one up before anything else. Absent: none, and none is required. */
  readonly secondFactor?: 'on' | 'due'
}

export function worksAt({ role, locationIds }: Pick<StaffMember, 'role' | 'locationIds'>, locationId: string): boolean {
  return role === 'owner' || locationIds.includes(locationId)
}

export function mayDoAt(
  member: Pick<StaffMember, 'role' | 'locationIds'>,
  permission: Permission,
  locationId: string,
): boolean {
  return worksAt(member, locationId) && mayDo(member.role, permission)
}
