import type { Instant } from '../time/clock.ts'
import type { Role } from './role.ts'
import type { StaffMember } from './staff-member.ts'

/** Roles that an owner gives to people. A device is paired instead. */
export type PersonRole = Exclude<Role, 'device'>

export const personRoles: readonly PersonRole[] = ['owner', 'manager', 'counter']

/** A member as the team page shows it. */
export interface TeamMember extends Omit<StaffMember, 'secondFactor'> {
  /** The invitation was not accepted yet. */
  readonly isInvited: boolean
  readonly hasSecondFactor: boolean
  /** When the member last used the staff pages, to within an hour. Absent: not within the time that sessions are kept. */
  readonly seenAt?: Instant
}

/** A role, and the locations where it holds. An owner has all of the brand. */
export interface Position {
  readonly role: PersonRole
  readonly locationIds: readonly string[]
}

/** Whether a member is the only one who can sign in as an owner. Such a member is neither removed nor demoted. */
export function isLastOwner(team: readonly TeamMember[], id: string): boolean {
  const owners = team.filter(({ role, isInvited }) => role === 'owner' && !isInvited)
  return owners.length === 1 && owners[0]?.id === id
}
