import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SavedCard } from '../account/patron.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { FurtherStep } from '../payment/further-step.ts'
import type { NewCard } from './new-card.ts'

/** The bank asks before the card is kept; the same card is added again afterwards. */
export interface CardStepRequired {
  readonly _tag: 'StepRequired'
  readonly step: FurtherStep
}

/** Whoever keeps the cards of the patron who is signed in (API-29, API-31, API-32); 401 for nobody. */
export interface CardGateway {
  readonly cards: () => TaskEither<CallFailure, readonly SavedCard[]>
  /** 402 where the card was declined. The same nonce again is the same card. */
  readonly add: (card: NewCard) => TaskEither<CallFailure | CardStepRequired, SavedCard>
  readonly makePrimary: (id: string) => TaskEither<CallFailure, SavedCard>
  readonly remove: (id: string) => TaskEither<CallFailure, void>
}
