import type { SubmittedItem, SubmittedModifier, SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { sentAddress } from '../address/address.ts'
import { mostOf } from '../call/limits.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { nested } from '../codec/nested.ts'
import { ours } from '../codec/ours.ts'
import { id, pastedLine, typedText, wholeNumber } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { moneyUpTo } from '../money/money.ts'

/** CHK-44: modifiers nest up to `mostOf.depth` levels. */
export const submittedModifier: Codec<SubmittedModifier> = nested('a chosen modifier', (self) =>
  shape('a chosen modifier', {
    required: {
      item: id,
      option: id,
      modifiers: withFallback(list<SubmittedModifier>(self, { atMost: mostOf.modifiers }), []),
    },
  }),
)

function within(modifiers: readonly SubmittedModifier[]): boolean {
  let count = 0
  let layer = modifiers
  for (let depth = 1; layer.length > 0; depth += 1) {
    count += layer.length
    if (depth > mostOf.depth || count > mostOf.modifiers) return false
    layer = layer.flatMap((one) => one.modifiers)
  }
  return true
}

/** CHK-43: the server ignores prices. */
export const submittedItem: Codec<SubmittedItem> = refined(
  'an ordered item',
  shape('an ordered item', {
    required: {
      group: id,
      item: id,
      modifiers: withFallback(list(submittedModifier, { atMost: mostOf.modifiers }), []),
      notes: withFallback(typedText(mostOf.note), ''),
      quantity: wholeNumber(1, mostOf.quantity),
    },
    orNull: { restaurantGroup: id },
  }),
  (one) => within(one.modifiers),
  `not at most ${mostOf.modifiers} modifiers, nested at most ${mostOf.depth} deep`,
)

const giftCardNumber = pastedLine(64)

/** CHK-42: fields of validate, check-price and placing. */
export const orderFields = {
  required: {
    code: withFallback(pastedLine(64), ''),
    deliveryNotes: withFallback(typedText(mostOf.note), ''),
    discount: withFallback(typedText(64), ''),
    items: list(submittedItem, { atMost: mostOf.lines }),
    note: withFallback(typedText(mostOf.note), ''),
    orderType: diningOption,
    promotionCodeId: withFallback(typedText(64), ''),
    promotionId: withFallback(typedText(64), ''),
  },
  optional: {
    deliveryInfo: sentAddress,
    storedValueCard: shape('a gift card', { required: { giftCardNumber, balance: moneyUpTo(mostOf.charged) } }),
    giftCardNumber,
    // Our addition: the seal from the card's balance check.
    giftCardSeal: ours(typedText(128)),
    // Our addition: the most that credit and gift card may pay together.
    useAtMost: ours(moneyUpTo(mostOf.charged)),
    tableNumber: pastedLine(64),
  },
  orNull: { scheduledAt: wholeNumber(0, mostOf.seconds) },
}

export const orderData: Codec<SubmittedOrder> = shape('order data', orderFields)
