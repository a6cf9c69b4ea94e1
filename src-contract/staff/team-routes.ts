import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { auditPage, auditQuery } from './audit.ts'
import { byMemberId, invitation, sentInvitation, sentPosition, team } from './team.ts'

const ours = {
  ...bare,
  addition: {},
  token: 'ignored',
  location: 'unused',
  cached: 'never',
  staff: 'signed-in',
} as const

const refused = { 401: errorBody, 403: errorBody, 404: errorBody, 409: errorBody } as const
const ofMember = { ...ours, addition: { unknown: 'unknown_member' }, params: byMemberId } as const

/** The team of a brand, and what it did. */
export const teamRoutes = {
  team: { ...ours, method: 'GET', path: '/staff/team', answers: { 200: team, 401: errorBody, 403: errorBody } },
  inviteMember: {
    ...ours,
    addition: { unknown: 'unknown_location' },
    method: 'POST',
    path: '/staff/team',
    body: sentInvitation,
    answers: { 200: invitation, ...refused },
  },
  changeMember: {
    ...ofMember,
    method: 'PUT',
    path: '/staff/team/{id}',
    body: sentPosition,
    answers: { 200: team, ...refused },
  },
  removeMember: { ...ofMember, method: 'DELETE', path: '/staff/team/{id}', answers: { 200: team, ...refused } },
  inviteMemberAgain: {
    ...ofMember,
    method: 'POST',
    path: '/staff/team/{id}/invitation',
    answers: { 200: invitation, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  removeMembersSecondFactor: {
    ...ofMember,
    method: 'DELETE',
    path: '/staff/team/{id}/second-factor',
    answers: { 200: team, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  audit: {
    ...ours,
    method: 'GET',
    path: '/staff/audit',
    query: auditQuery,
    answers: { 200: auditPage, 401: errorBody, 403: errorBody },
  },
} as const satisfies Readonly<Record<string, RouteShape>>
