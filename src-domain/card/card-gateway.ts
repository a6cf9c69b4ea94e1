import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SavedCard } from '../account/patron.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { NewCard } from './new-card.ts'

/** Whoever keeps the cards of the patron who is signed in (API-29, API-31, API-32); 401 for nobody. */
export interface CardGateway {
  readonly cards: () => TaskEither<CallFailure, readonly SavedCard[]>
  /** 402 where the card was declined. The same nonce again is the same card. */
  readonly add: (card: NewCard) => TaskEither<CallFailure, SavedCard>
  readonly makePrimary: (id: string) => TaskEither<CallFailure, SavedCard>
  readonly remove: (id: string) => TaskEither<CallFailure, void>
}
