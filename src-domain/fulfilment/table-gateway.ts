import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'

export interface TableCheck {
  readonly isValid: boolean
  readonly table?: { readonly id: string }
  readonly message?: string
  /** Code of the message: `unknown`, `retired`, `off`. */
  readonly reason?: string
}

export interface TableGateway {
  readonly check: (locationId: string, number: string) => TaskEither<CallFailure, TableCheck>
}
