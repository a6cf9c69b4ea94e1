import { longestEmail } from '../../src-domain/account/email-address.ts'
import { roles } from '../../src-domain/staff/role.ts'
import { type Position, personRoles, type TeamMember } from '../../src-domain/staff/team.ts'
import type { Invitation } from '../../src-domain/staff/team-gateway.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { matching, oneOf, pastedLine, text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const locationIds = list(matching('a location id', /^[A-Za-z0-9_.:-]{1,64}$/))
const position = { role: oneOf('a role of people', personRoles), locationIds }

export const sentPosition: Codec<Position> = shape('a position in the team', { required: position })

export const sentInvitation = shape('an invitation to the team', {
  required: { ...position, email: pastedLine(longestEmail) },
})

const teamMember: Codec<TeamMember> = shape('a member of the team', {
  required: {
    ...{ id: text, email: text, name: text, role: oneOf('a role', roles), locationIds: list(text) },
    ...{ isInvited: yesNo, hasSecondFactor: yesNo },
  },
  optional: { seenAt: instant },
})

/** Omits unreadable members, so that one of them does not hide the others. */
export function teamReporting(leftOut: LeftOut) {
  return shape('a team', { required: { members: list(teamMember, { leftOut }) } })
}

export const team = teamReporting(unreported)

export const invitation: Codec<Invitation> = shape('a made invitation', {
  required: { memberId: text, token: text, isMailed: yesNo },
})

export const byMemberId = shape('a member by id', {
  required: { id: matching('a member id', /^[A-Za-z0-9_-]{1,64}$/) },
})
