import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { GiftCard } from './gift-card.ts'

/** Whoever shows a gift card to those who have its address. */
export interface GiftCardReader {
  /** `id` is opaque and all that its reader needs; one that nobody knows is a 404. */
  readonly card: (id: string) => TaskEither<CallFailure, GiftCard>
}
