import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { ApiKeyEntry, NewApiKey } from './api-key-entry.ts'

export interface MadeApiKey {
  /** The key, which no other answer has. */
  readonly secret: string
  readonly keys: readonly ApiKeyEntry[]
}

/** API keys of a location and of the whole brand (an addition). 403 for all but owners. */
export interface ApiKeyGateway {
  readonly list: (locationId: string) => Promise<Either<CallFailure, readonly ApiKeyEntry[]>>
  readonly make: (locationId: string, key: NewApiKey) => Promise<Either<CallFailure, MadeApiKey>>
  /** Ends the key at once. May be repeated. */
  readonly revoke: (locationId: string, keyId: string) => Promise<Either<CallFailure, readonly ApiKeyEntry[]>>
}
