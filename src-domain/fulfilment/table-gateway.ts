import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'

/** What the restaurant says of a table number (TABLE-06). */
export interface TableCheck {
  readonly isValid: boolean
  readonly table?: { readonly id: string }
  readonly message?: string
  /** The same in a word: `unknown`, `retired`, `off`. */
  readonly reason?: string
}

export interface TableGateway {
  /** API-40. `number` as the sign on the table says it. */
  readonly check: (locationId: string, number: string) => TaskEither<CallFailure, TableCheck>
}
