import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Cents } from '../money/cents.ts'

/** Whether the card is good, and what is on it (GIFT-04). */
export interface GiftCardCheck {
  readonly isValid: boolean
  readonly balance: Cents
  /** Goes with the order, which then guesses nothing. */
  readonly giftCardSeal?: string
}

/** Whoever keeps the gift cards. */
export interface GiftCardGateway {
  /** `userToken` shows that a person asks (GIFT-03); single use. A number that nobody knows is a 404 (GIFT-08). */
  readonly check: (giftCardNumber: string, userToken: string) => TaskEither<CallFailure, GiftCardCheck>
}
