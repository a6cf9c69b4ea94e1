import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Position, TeamMember } from './team.ts'

/** A link that works once. The token is shown once, and nothing keeps it. */
export interface Invitation {
  readonly memberId: string
  readonly token: string
  /** Whether it was mailed to the member, too. */
  readonly isMailed: boolean
}

type Team = Promise<Either<CallFailure, readonly TeamMember[]>>
type Invited = Promise<Either<CallFailure, Invitation>>

/** A brand's team (an addition), for owners. */
export interface TeamGateway {
  readonly list: () => Team
  /** 409 `already_member`. Inviting an invited member again makes a new link and ends the earlier one. */
  readonly invite: (email: string, position: Position) => Invited
  /** A link that sets a new password. 404 for an unknown member. */
  readonly inviteAgain: (id: string) => Invited
  /** 409 `last_owner`. */
  readonly change: (id: string, position: Position) => Team
  /** Ends all sessions of the member. 409 `last_owner`. */
  readonly remove: (id: string) => Team
  /** For a member who lost the phone. */
  readonly removeSecondFactor: (id: string) => Team
}
