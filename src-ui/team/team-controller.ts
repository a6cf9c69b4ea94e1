import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { Position, TeamMember } from '../../src-domain/staff/team.ts'
import type { Invitation, TeamGateway } from '../../src-domain/staff/team-gateway.ts'
import { cell } from '../state/cell.ts'

export type TeamProblem = 'last-owner' | 'already-member' | 'gone' | 'not-allowed' | 'email-wrong' | 'no-answer'

/** A link to show once. */
export interface ShownInvitation {
  readonly email: string
  readonly link: string
  readonly isMailed: boolean
}

export type TeamNotice = {
  readonly what: 'changed' | 'removed' | 'second-factor-removed'
  readonly name: string
}

export interface TeamState {
  /** Undefined until the order server answers. */
  readonly members: readonly TeamMember[] | undefined
  readonly isUnreached: boolean
  readonly invitation?: ShownInvitation
  readonly notice?: TeamNotice
}

export interface TeamPorts {
  readonly team: TeamGateway
  /** Address of the staff document for an invitation. */
  readonly invitationLink: (token: string) => string
  readonly sessionEnded: () => void
  /** Fetches the signed-in member anew: owners can change themselves. */
  readonly refresh: () => Promise<void>
}

/** The team of the brand, and the changes of an owner. */
export function teamController({ team, invitationLink, sessionEnded, refresh }: TeamPorts) {
  const state = cell<TeamState>({ members: undefined, isUnreached: false })

  const problemOf = (failure: CallFailure): TeamProblem => {
    if (failure._tag !== 'Refused') return 'no-answer'
    if (failure.status === 401) sessionEnded()
    return problems[failure.code ?? ''] ?? byStatus[failure.status] ?? 'no-answer'
  }
  const look = async () => {
    const answer = await team.list()
    if (!isLeft(answer)) return state.update((now) => ({ ...now, members: answer.right, isUnreached: false }))
    if (answer.left._tag === 'Refused' && answer.left.status === 401) return sessionEnded()
    state.update((now) => ({ ...now, isUnreached: true }))
  }
  const calm = () => state.update(({ notice: _, ...now }) => now)
  const changing = async (
    { name, email }: TeamMember,
    what: TeamNotice['what'],
    change: () => Promise<Either<CallFailure, readonly TeamMember[]>>,
  ): Promise<TeamProblem | undefined> => {
    calm()
    const answer = await change()
    if (isLeft(answer)) return problemOf(answer.left)
    state.update((now) => ({ ...now, members: answer.right, notice: { what, name: name === '' ? email : name } }))
    await refresh()
    return undefined
  }
  const inviting = async (
    email: string,
    invite: () => Promise<Either<CallFailure, Invitation>>,
  ): Promise<TeamProblem | undefined> => {
    calm()
    const made = await invite()
    if (isLeft(made)) return problemOf(made.left)
    const { token, isMailed } = made.right
    state.update((now) => ({ ...now, invitation: { email, link: invitationLink(token), isMailed } }))
    await look()
    return undefined
  }

  return {
    state,
    look: () => void look(),
    invite: (email: string, position: Position) => inviting(email, () => team.invite(email, position)),
    inviteAgain: ({ id, email }: TeamMember) => inviting(email, () => team.inviteAgain(id)),
    change: (member: TeamMember, position: Position) =>
      changing(member, 'changed', () => team.change(member.id, position)),
    remove: (member: TeamMember) => changing(member, 'removed', () => team.remove(member.id)),
    removeSecondFactor: (member: TeamMember) =>
      changing(member, 'second-factor-removed', () => team.removeSecondFactor(member.id)),
    /** The link is not shown again. */
    forgetInvitation: () => state.update(({ invitation: _, ...now }) => now),
  }
}

export type TeamController = ReturnType<typeof teamController>

const problems: Readonly<Record<string, TeamProblem>> = {
  last_owner: 'last-owner',
  already_member: 'already-member',
  unknown_member: 'gone',
  invalid_field: 'email-wrong',
}
const byStatus: Readonly<Record<number, TeamProblem>> = { 403: 'not-allowed', 404: 'gone' }
