import type { Either } from 'fp-ts/lib/Either.js'
import type { AddressSuggestion } from '../address/mapped-address.ts'
import type { CallFailure } from '../call/call-failure.ts'

/** Suggestions for an address field. The code that watches the field decides when to call. */
export interface TypedSearch {
  readonly suggestions: (text: string) => Promise<Either<CallFailure, readonly AddressSuggestion[]>>
  /** Call for the latest text only (LOC-32). */
  readonly found: (text: string, outcome: Either<CallFailure, readonly AddressSuggestion[]>) => void
}
