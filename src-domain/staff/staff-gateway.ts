import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { StaffMember } from './staff-member.ts'

/** A signed-in member and the locations where the member works, in the brand's order. */
export interface StaffSession {
  readonly member: StaffMember
  readonly locations: readonly StaffLocation[]
}

export interface StaffLocation {
  readonly id: string
  readonly name: string
  /** IANA zone of the restaurant: all times of the board are told in it. */
  readonly timeZone: string
}

/** Sign-in of staff (an addition). The session is a cookie that no script can read. */
export interface StaffGateway {
  /** 401 if email or password is wrong, 429 after too many tries. */
  readonly signIn: (email: string, password: string) => Promise<Either<CallFailure, StaffSession>>
  /**
   * Sets the password of an invited member and signs in. `token`: from the invitation's link, which works once. 401 if
   * it is used or expired, 400 with a `reason` if the password is weak.
   */
  readonly acceptInvitation: (
    token: string,
    name: string,
    password: string,
  ) => Promise<Either<CallFailure, StaffSession>>
  /** 401 without a session. */
  readonly session: () => Promise<Either<CallFailure, StaffSession>>
  readonly signOut: () => Promise<Either<CallFailure, void>>
}
