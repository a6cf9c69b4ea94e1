import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'

export interface TableCheck {
  readonly isValid: boolean
  readonly table?: { readonly id: string }
  readonly message?: string
  /** Code of the message: `unknown`, `retired`, `off`. */
  readonly reason?: string
}

export interface TableGateway {
  readonly check: (locationId: string, number: string) => Promise<Either<CallFailure, TableCheck>>
}
