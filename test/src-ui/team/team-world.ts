import { left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { AuditGateway, AuditLine } from '../../../src-domain/staff/audit-gateway.ts'
import { isLastOwner, type TeamMember } from '../../../src-domain/staff/team.ts'
import type { TeamGateway } from '../../../src-domain/staff/team-gateway.ts'

export const olga: TeamMember = {
  ...{ id: 'olga', email: 'olga@example.com', name: 'Olga', role: 'owner', locationIds: [] },
  ...{ isInvited: false, hasSecondFactor: true, seenAt: Date.UTC(2026, 5, 10, 16) },
}
export const carl: TeamMember = {
  ...{ id: 'carl', email: 'carl@example.com', name: 'Carl', role: 'counter', locationIds: ['red-hook'] },
  ...{ isInvited: false, hasSecondFactor: false },
}

/** A team and its audit log in memory, with a network that a test can cut. */
export function aTeam(initial: readonly TeamMember[] = [carl, olga], lines: readonly AuditLine[] = []) {
  let members = initial
  const asked: string[] = []
  const network: { failure: CallFailure | undefined } = { failure: undefined }
  const answer = <A>(given: () => A) => (network.failure === undefined ? right(given()) : left(network.failure))
  const lastOwner = left({ _tag: 'Refused', status: 409, code: 'last_owner' } as const)
  const team: TeamGateway = {
    list: async () => answer(() => members),
    invite: async (email, { role, locationIds }) => {
      asked.push(`invite ${email} ${role} ${locationIds.join()}`)
      if (members.some((one) => one.email === email))
        return left({ _tag: 'Refused', status: 409, code: 'already_member' })
      return answer(() => {
        const added = { id: email, email, name: '', role, locationIds, isInvited: true, hasSecondFactor: false }
        members = [...members, added]
        return { memberId: email, token: 'token-1', isMailed: true }
      })
    },
    inviteAgain: async (id) => answer(() => ({ memberId: id, token: 'token-2', isMailed: false })),
    change: async (id, { role, locationIds }) => {
      asked.push(`change ${id} ${role} ${locationIds.join()}`)
      if (isLastOwner(members, id) && role !== 'owner') return lastOwner
      return answer(() => {
        members = members.map((one) => (one.id === id ? { ...one, role, locationIds } : one))
        return members
      })
    },
    remove: async (id) => {
      asked.push(`remove ${id}`)
      if (isLastOwner(members, id)) return lastOwner
      return answer(() => {
        members = members.filter((one) => one.id !== id)
        return members
      })
    },
    removeSecondFactor: async (id) =>
      answer(() => {
        members = members.map((one) => (one.id === id ? { ...one, hasSecondFactor: false } : one))
        return members
      }),
  }
  const audit: AuditGateway = {
    list: async (locationId, before) => {
      asked.push(`audit ${locationId ?? 'all'} ${before ?? ''}`.trim())
      const all = lines.filter(({ id }) => before === undefined || id < before)
      return answer(() => ({ lines: all.slice(0, 2), hasMore: all.length > 2 }))
    },
  }
  const invitationLink = (token: string) => `https://order.example/staff#invitation=${token}`
  return { ports: { team, audit, invitationLink }, asked, network }
}
