import type { ApiKey } from './api-key.ts'
import { mayDo, type Permission } from './permissions.ts'
import type { Role } from './role.ts'

/** A signed-in member of staff, or a paired device. Sessions belong to one brand. */
export interface StaffMember {
  readonly id: string
  /** Empty for a paired device. */
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Ids of the member's locations. Ignored for an owner, who has every location of the brand. */
  readonly locationIds: readonly string[]
  /** `due`: the member must set one up before anything else. Absent: none, and none is required. */
  readonly secondFactor?: 'on' | 'due'
}

/** A caller of the staff routes. */
export type StaffActor = StaffMember | ApiKey

type WithLocations =
  | Pick<StaffMember, 'role' | 'locationIds'>
  | Pick<ApiKey, 'role' | 'locationIds' | 'isBrandWide' | 'scopes'>

export function worksAt(actor: WithLocations, locationId: string): boolean {
  const isEverywhere = actor.role === 'key' ? actor.isBrandWide : actor.role === 'owner'
  return isEverywhere || actor.locationIds.includes(locationId)
}

export function mayDoAt(actor: WithLocations, permission: Permission, locationId: string): boolean {
  if (!worksAt(actor, locationId)) return false
  return actor.role === 'key' ? actor.scopes.some((scope) => scope === permission) : mayDo(actor.role, permission)
}
