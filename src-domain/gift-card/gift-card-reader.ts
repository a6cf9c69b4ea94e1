import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { GiftCard } from './gift-card.ts'

export interface GiftCardReader {
  /** `id` is an opaque capability; 404 if unknown. */
  readonly card: (id: string) => TaskEither<CallFailure, GiftCard>
}
