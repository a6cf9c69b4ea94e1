import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { GiftCard } from './gift-card.ts'

export interface GiftCardReader {
  /** `id` is an opaque capability; 404 if unknown. */
  readonly card: (id: string) => Promise<Either<CallFailure, GiftCard>>
}
