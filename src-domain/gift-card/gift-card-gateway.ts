import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Minor } from '../money/minor.ts'

export interface GiftCardCheck {
  readonly isValid: boolean
  readonly balance: Minor
  /** The order returns it as proof of the check. */
  readonly giftCardSeal?: string
}

export interface GiftCardGateway {
  /** `userToken`: single-use token of the bot check (GIFT-03). 404 for an unknown number (GIFT-08). */
  readonly check: (giftCardNumber: string, userToken: string) => Promise<Either<CallFailure, GiftCardCheck>>
}
