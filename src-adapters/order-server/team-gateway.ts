import { map } from 'fp-ts/lib/Either.js'
import { auditReporting } from '../../src-contract/staff/audit.ts'
import { invitation, sentInvitation, sentPosition, teamReporting } from '../../src-contract/staff/team.ts'
import { teamRoutes } from '../../src-contract/staff/team-routes.ts'
import type { AuditGateway } from '../../src-domain/staff/audit-gateway.ts'
import type { TeamMember } from '../../src-domain/staff/team.ts'
import type { TeamGateway } from '../../src-domain/staff/team-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function teamGateway(needs: OrderServerNeeds): TeamGateway {
  const team = teamReporting((member) => needs.report(`left out of the team: ${member}`))
  const membersOf = map(({ members }: { readonly members: readonly TeamMember[] }) => members)
  return {
    list: async () => membersOf(await call(needs, teamRoutes.team, team, {})),
    invite: (email, position) =>
      call(needs, teamRoutes.inviteMember, invitation, { body: sentInvitation.encode({ email, ...position }) }),
    inviteAgain: (id) => call(needs, teamRoutes.inviteMemberAgain, invitation, { params: { id } }),
    change: async (id, position) => {
      const body = sentPosition.encode(position)
      return membersOf(await call(needs, teamRoutes.changeMember, team, { params: { id }, body }))
    },
    remove: async (id) => membersOf(await call(needs, teamRoutes.removeMember, team, { params: { id } })),
    removeSecondFactor: async (id) =>
      membersOf(await call(needs, teamRoutes.removeMembersSecondFactor, team, { params: { id } })),
  }
}

export function auditGateway(needs: OrderServerNeeds): AuditGateway {
  const page = auditReporting((line) => needs.report(`left out of the audit log: ${line}`))
  return {
    list: (locationId, before) =>
      call(needs, teamRoutes.audit, page, {
        query: {
          ...(locationId === undefined ? {} : { location: locationId }),
          ...(before === undefined ? {} : { before: String(before) }),
        },
      }),
  }
}
