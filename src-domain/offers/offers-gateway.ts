import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Minor } from '../money/minor.ts'
import type { CardToIssue, IssuedCard, NewCard } from './issued-card.ts'
import type { NewPromoCode } from './new-promo-code.ts'
import type { CreditedPatron } from './patron-credit.ts'
import type { PromoCodeEntry } from './promo-code-entry.ts'

type Answer<A> = Promise<Either<CallFailure, A>>

/** A change with an id that the page chooses, so that a repeated call changes nothing again. */
export interface OfferCommand {
  readonly commandId: string
  readonly reason: string
}

/** By exactly one of them. */
export type SoughtPatron = { readonly email: string } | { readonly phone: string }
export type SoughtCard = { readonly number: string } | { readonly id: string }

/**
 * Promo codes, gift cards and customers' credit of a brand, for its owner and managers (an addition). 401 without a
 * session, 403 without the permission, 409 `command_reused` if the command's id was used for another change.
 */
export interface OffersGateway {
  readonly promoCodes: () => Answer<readonly PromoCodeEntry[]>
  /** 409 `code_taken`, also by a code that has ended; 404 if the menu has no such entry. */
  readonly createPromoCode: (commandId: string, made: NewPromoCode) => Answer<readonly PromoCodeEntry[]>
  /** Customers can use it no longer, from their next price check on. 404 if unknown. */
  readonly endPromoCode: (id: string, commandId: string) => Answer<readonly PromoCodeEntry[]>
  /** The last cards that staff issued, newest first. */
  readonly cards: () => Answer<readonly IssuedCard[]>
  readonly issueCard: (card: CardToIssue) => Answer<NewCard>
  /** 404 if unknown, 429 after too many unknown numbers. */
  readonly findCard: (sought: SoughtCard) => Answer<IssuedCard>
  /** Ends the card and its balance for good. 409 `card_in_use` while a payment holds a part of it. */
  readonly voidCard: (id: string, command: OfferCommand) => Answer<IssuedCard>
  /** Several patrons can name one phone. */
  readonly findPatrons: (sought: SoughtPatron) => Answer<readonly CreditedPatron[]>
  /** `amount`: negative to take. 409 `too_little_credit` if more would be taken than the patron has. */
  readonly changeCredit: (
    id: string,
    command: OfferCommand & { readonly amount: Minor; readonly locationId: string },
  ) => Answer<CreditedPatron>
  readonly markEmployee: (
    id: string,
    command: OfferCommand & { readonly isEmployee: boolean },
  ) => Answer<CreditedPatron>
}
