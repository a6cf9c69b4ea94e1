import type { GiftCard } from '../../src-domain/gift-card/gift-card.ts'
import type { GiftCardCheck } from '../../src-domain/gift-card/gift-card-gateway.ts'
import { zero } from '../../src-domain/money/minor.ts'
import type { Codec } from '../codec/codec.ts'
import { ours } from '../codec/ours.ts'
import { pastedLine, text, yesNo } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { userTokenOrNone } from '../human/human-check.ts'
import { money } from '../money/money.ts'

/** API-39 requires a bot check. */
export const giftCardQuery: Codec<{ readonly giftCardNumber: string; readonly userToken: string }> = shape(
  'a gift card check',
  {
    required: {
      giftCardNumber: refined('a gift card number', pastedLine(64), (s) => s !== '', 'not a gift card number', {
        minLength: 1,
      }),
      userToken: userTokenOrNone,
    },
  },
)

/** GIFT-04: validity and balance. */
export const giftCardCheck: Codec<GiftCardCheck> = shape('a checked gift card', {
  required: { isValid: yesNo, balance: withFallback(money, zero) },
  // Our addition: with the seal, the order proves that the number was checked.
  optional: { giftCardSeal: ours(text) },
})

const named = withFallback(shape('a person', { required: { name: withFallback(text, '') } }), { name: '' })

/** As shown on the card's page (API-33, GIFT-14). */
export const giftCard: Codec<GiftCard> = shape('a gift card', {
  required: {
    id: withFallback(text, ''),
    cardNumber: text,
    amount: money,
    receivingPatron: named,
    sendingPatron: named,
    message: withFallback(text, ''),
    status: withFallback(text, ''),
  },
})
