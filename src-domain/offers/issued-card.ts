import { boundIn } from '../money/bound-in.ts'
import type { Currency } from '../money/currency.ts'
import type { Minor } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'

/** Most that one card is worth: $10,000.00, or as much in another currency. */
export function mostCardValue(currency: Currency): Minor {
  return boundIn(currency, 10_000_00)
}

export const longestCardName = 80
export const longestCardMessage = 300
export const longestReason = 300

/** What happened to a card's balance. */
export type CardChangeKind = 'issued' | 'spent' | 'refunded' | 'voided'

export interface CardChange {
  readonly kind: CardChangeKind
  /** Absent for cards from the brand's files. */
  readonly at?: Instant
  /** Negative if the balance fell. */
  readonly amount: Minor
  /** Number of the order that spent or refunded it. */
  readonly orderNumber?: string
  /** Name of the member who issued or voided it. */
  readonly by?: string
  readonly reason?: string
}

/** A gift card, for staff. The number is not part of it. */
export interface IssuedCard {
  /** Not the id of the customer's card page, which shows the number. */
  readonly id: string
  readonly last4: string
  readonly balance: Minor
  /** Part of the balance that running payments hold. */
  readonly held: Minor
  readonly isActive: boolean
  readonly receiver: string
  /** Newest first. */
  readonly history: readonly CardChange[]
}

export interface CardToIssue {
  /** Chosen by the page; a repeated command issues nothing. */
  readonly commandId: string
  /** Where it is sold. */
  readonly locationId: string
  readonly value: Minor
  readonly receiver: string
  readonly sender: string
  readonly message: string
  /** The recipient's; absent: no mail. */
  readonly email?: string
}

/** A card that was just issued. No later answer contains the number. */
export interface NewCard {
  readonly card: IssuedCard
  readonly number: string
  /** The recipient gets it by mail. False without an email, and where the order server sends no mails. */
  readonly isMailed: boolean
  /** Path of the customer's card page; absent: the brand has none. */
  readonly path?: string
}

export function isCardValue(value: Minor, currency: Currency): boolean {
  return value > 0 && value <= mostCardValue(currency)
}
