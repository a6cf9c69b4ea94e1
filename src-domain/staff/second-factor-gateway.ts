import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'

/** What an authenticator app needs. Shown once, while it is set up. */
export interface SecondFactorSetup {
  /** Base32, for an app that reads no QR code. */
  readonly secret: string
  /** `otpauth://…`, as a QR code carries it. */
  readonly address: string
}

/** The second factor of the signed-in member (an addition). */
export interface SecondFactorGateway {
  /**
   * `password`: needed some minutes after the sign-in, and then missing is 403 `password_due`. 409 if a second factor
   * is on.
   */
  readonly begin: (password: string | undefined) => Promise<Either<CallFailure, SecondFactorSetup>>
  /** Returns the recovery codes, which are shown once. 409 for a wrong code. */
  readonly confirm: (code: string) => Promise<Either<CallFailure, readonly string[]>>
  /** 401 for a wrong password, 409 for a wrong code. */
  readonly remove: (password: string, code: string) => Promise<Either<CallFailure, void>>
}
