import { longestEmail } from '../../src-domain/account/email-address.ts'
import { longestGiftCardNumber } from '../../src-domain/gift-card/gift-card-number.ts'
import {
  type CardChange,
  type CardToIssue,
  type IssuedCard,
  longestCardMessage,
  longestCardName,
  longestReason,
  mostCardValue,
  type NewCard,
} from '../../src-domain/offers/issued-card.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { matching, oneOf, pastedLine, text, typedText, uuidV4, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { money, moneyUpTo } from '../money/money.ts'

const change: Codec<CardChange> = shape('a change of a gift card', {
  required: { kind: oneOf('a kind of change', ['issued', 'spent', 'refunded', 'voided']), amount: money },
  optional: { at: instant, orderNumber: text, by: text, reason: text },
})

export const issuedCard: Codec<IssuedCard> = shape('an issued gift card', {
  required: {
    id: text,
    last4: text,
    balance: money,
    held: money,
    isActive: yesNo,
    receiver: text,
    history: list(change),
  },
})

/** Omits unreadable cards, so that one of them does not hide the others. */
export function issuedCardsReporting(leftOut: LeftOut) {
  return shape('the gift cards that staff issued', { required: { cards: list(issuedCard, { leftOut }) } })
}

export const issuedCards = issuedCardsReporting(unreported)

export const staffLocationId = matching('a location id', /^[A-Za-z0-9_.:-]{1,64}$/)
export const offerReason = typedText(longestReason)

export const cardToIssue: Codec<CardToIssue> = shape('a gift card to issue', {
  required: {
    commandId: uuidV4,
    locationId: staffLocationId,
    value: moneyUpTo(mostCardValue('USD')),
    receiver: typedText(longestCardName),
    sender: typedText(longestCardName),
    message: typedText(longestCardMessage),
  },
  optional: { email: pastedLine(longestEmail) },
})

export const newCard: Codec<NewCard> = shape('a new gift card', {
  required: { card: issuedCard, number: text, isMailed: yesNo },
  optional: { path: text },
})

/** By number, or by the id of an issued card. In the body, because servers log addresses. */
export const soughtCard = shape('a sought gift card', {
  required: {},
  optional: { number: pastedLine(longestGiftCardNumber * 2), id: uuidV4 },
})

export const voidedCard = shape('a gift card to void', { required: { commandId: uuidV4, reason: offerReason } })

export const byCardId = shape('a gift card of staff', { required: { id: uuidV4 } })
