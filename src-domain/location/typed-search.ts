import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AddressSuggestion } from '../address/mapped-address.ts'
import type { CallFailure } from '../call/call-failure.ts'

/** Lines for what is typed into a field for an address. When they are asked for is the matter of whoever watches the field. */
export interface TypedSearch {
  readonly suggestions: (text: string) => TaskEither<CallFailure, readonly AddressSuggestion[]>
  /** What came of it. To be told of the latest text only (LOC-32). */
  readonly found: (text: string, outcome: Either<CallFailure, readonly AddressSuggestion[]>) => void
}
