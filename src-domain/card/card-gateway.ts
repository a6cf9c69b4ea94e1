import type { Either } from 'fp-ts/lib/Either.js'
import type { SavedCard } from '../account/patron.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { FurtherStep } from '../payment/further-step.ts'
import type { NewCard } from './new-card.ts'

/** The bank needs a further step. After it, the client adds the same card again. */
export interface CardStepRequired {
  readonly _tag: 'StepRequired'
  readonly step: FurtherStep
}

/** Saved cards of the signed-in patron (API-29, API-31, API-32); 401 without a session. */
export interface CardGateway {
  readonly cards: () => Promise<Either<CallFailure, readonly SavedCard[]>>
  /** 402 if the card was declined. Idempotent by nonce. */
  readonly add: (card: NewCard) => Promise<Either<CallFailure | CardStepRequired, SavedCard>>
  readonly makePrimary: (id: string) => Promise<Either<CallFailure, SavedCard>>
  readonly remove: (id: string) => Promise<Either<CallFailure, void>>
}
