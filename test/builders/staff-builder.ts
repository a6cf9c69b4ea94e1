import type { StaffSeed } from '../../src-server/brand/brand-seed.ts'

function aMember(name: string, role: StaffSeed['member']['role'], locationIds: readonly string[]): StaffSeed {
  return {
    member: { id: `stf-${name}`, email: `${name}@example.com`, name, role, locationIds },
    password: `noodles for ${name}`,
  }
}

/** Olga owns the brand; Carl stands at the counter of loc-1, Mia manages loc-2; a tablet shows the orders of loc-1. */
export const seededStaff: readonly StaffSeed[] = [
  aMember('olga', 'owner', []),
  aMember('carl', 'counter', ['loc-1']),
  aMember('mia', 'manager', ['loc-2']),
  aMember('tablet', 'device', ['loc-1']),
]

export function staffMember(name: string): StaffSeed['member'] {
  const seed = seededStaff.find(({ member }) => member.name === name)
  if (seed === undefined) throw new Error(`no member ${name}`)
  return seed.member
}
