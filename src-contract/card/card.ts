import { left, right } from 'fp-ts/lib/Either.js'
import type { SavedCard } from '../../src-domain/account/patron.ts'
import type { NewCard } from '../../src-domain/card/new-card.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { id, matching, pastedLine, text, typedText, wholeNumber, yesNo } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

/** CARD-01: excludes the processor's token. */
export const card: Codec<SavedCard> = shape('a card', {
  required: {
    id: text,
    brand: text,
    last4: text,
    expMonth: wholeNumber(1, 12),
    expYear: wholeNumber(0, 9999),
    primaryCard: withFallback(yesNo, false),
  },
})

export function cardsReporting(leftOut: LeftOut): Codec<readonly SavedCard[]> {
  return list(card, { leftOut })
}

export const cards = cardsReporting(unreported)

export const cardNonce = matching('a card nonce', /^[\x21-\x7e]{1,4096}$/)

const expDate = mapped(
  'a month as MM/YY',
  matching('a month as MM/YY', /^(0[1-9]|1[0-2])\/\d{2}$/),
  (written) => right({ month: Number(written.slice(0, 2)), year: 2000 + Number(written.slice(3)) }),
  ({ month, year }) => `${twoDigits(month)}/${twoDigits(year % 100)}`,
)

/** CARD-11: the nonce, and the fields of the form. */
export const newCard: Codec<NewCard> = shape('a new card', {
  required: { cardNonce },
  optional: {
    street1: pastedLine(200),
    brand: typedText(40),
    expDate,
    last4: matching('four digits', /^\d{4}$/),
    takesFurtherStep: ours(yesNo),
  },
})

export const cardId = shape('a card by its id', { required: { id } })

/** One card is always primary. */
export const primaryChoice = shape('a choice of the primary card', {
  required: {
    isPrimary: mapped(
      'true',
      refined('true', yesNo, (yes) => yes, 'not true', { const: true }),
      (yes) => (yes ? right(true as const) : left('not true')),
      (yes) => yes,
    ),
  },
})

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
