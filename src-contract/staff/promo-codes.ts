import { left, right } from 'fp-ts/lib/Either.js'
import {
  longestPromotionName,
  longestPromotionText,
  mostDiscounted,
  mostUses,
  type NewPromoCode,
} from '../../src-domain/offers/new-promo-code.ts'
import type { PromoCodeEntry } from '../../src-domain/offers/promo-code-entry.ts'
import { longestPromoCode } from '../../src-domain/promo/promo-code.ts'
import type { TakenOff } from '../../src-domain/promo/promotion.ts'
import { offTerms, takenOff } from '../../src-domain/promo/taken-off.ts'
import { wholeBasisPoints } from '../brand/whole.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { id, matching, pastedLine, text, typedText, uuidV4, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { moneyUpTo } from '../money/money.ts'

/** At most 100,000 dollars, as in the brand's files. */
const amount = moneyUpTo(100_000_00)

/** Exactly one of `percent` (in hundredths) and `amount`. */
const off: Codec<TakenOff> = mapped(
  'what a promotion takes off',
  shape('what a promotion takes off', {
    required: {},
    optional: { percent: wholeBasisPoints, atMost: amount, amount },
  }),
  (terms) => {
    const taken = takenOff(terms)
    return taken === undefined ? left('without one of percent and amount') : right(taken)
  },
  offTerms,
)

const limits = {
  startsAt: instant,
  endsAt: instant,
  most: wholeNumber(1, mostUses),
  mostPerPatron: wholeNumber(1, mostUses),
} as const

const newPromoCode: Codec<NewPromoCode> = shape('a new promo code', {
  required: {
    code: pastedLine(longestPromoCode),
    name: typedText(longestPromotionName),
    description: typedText(longestPromotionText),
    off,
    on: list(id, { atMost: mostDiscounted }),
    minimum: amount,
    orderTypes: list(diningOption, { atMost: 3 }),
  },
  optional: limits,
})

export const sentPromoCode = shape('a sent promo code', { required: { commandId: uuidV4, made: newPromoCode } })

const promoCodeEntry: Codec<PromoCodeEntry> = shape('a promo code of staff', {
  required: {
    ...{ id: text, code: text, name: text, description: text, off, on: list(id), minimum: amount },
    orderTypes: list(diningOption),
    uses: wholeNumber(0, 2_147_483_647),
    isFromFile: yesNo,
    isActive: yesNo,
  },
  optional: { ...limits, endedAt: instant },
})

/** Omits unreadable codes, so that one of them does not hide the others. */
export function promoCodesReporting(leftOut: LeftOut) {
  return shape('the promo codes of a brand', { required: { codes: list(promoCodeEntry, { leftOut }) } })
}

export const promoCodes = promoCodesReporting(unreported)

export const byPromoCodeId = shape('the id of a promo code', {
  required: { id: matching('an id of a promo code', /^[A-Za-z0-9_-]{1,64}$/) },
})
