import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { StaffMember } from './staff-member.ts'

/** A signed-in member with the member's locations, in the brand's order. */
export interface StaffSession {
  readonly member: StaffMember
  readonly locations: readonly StaffLocation[]
}

export interface StaffLocation {
  readonly id: string
  readonly name: string
  /** IANA zone of the restaurant. The board shows all times in it. */
  readonly timeZone: string
}

/** Sign-in of staff (an addition). The session is a cookie that no script can read. */
export interface StaffGateway {
  /**
   * `code`: of the authenticator app, or a recovery code. 403 `second_factor_due` if the password is right and a code is
   * needed. 401 for a wrong email or password, 401 `wrong_code` for a wrong code, 429 after too many tries.
   */
  readonly signIn: (email: string, password: string, code?: string) => Promise<Either<CallFailure, StaffSession>>
  /**
   * Sets the password of an invited member and signs in. `token`: from the invitation's link, valid once. 401 for a
   * used or expired one, 400 with a `reason` for a weak password. 403 `second_factor_due`: the password is set, and the
   * member signs in with it and a code.
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
