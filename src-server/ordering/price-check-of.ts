import { priceText } from '../../src-domain/money/price-text.ts'
import type { PriceCheck } from '../../src-domain/pricing/price-check.ts'
import { promisedMinutesOf } from '../scheduling/slot-facts.ts'
import { type OrderObjection, reasonOf, sentenceOf } from './order-objection.ts'
import { type JudgedOrder, minimumOf } from './order-objections.ts'
import type { PayerAccount } from './payer.ts'
import { deliveryFeeOf, type ReadOrder, shownTaxes } from './read-order.ts'
import { unusableCard, unusableCardReason } from './unusable-card.ts'

/** PRICE-01. `amount`: compared with the minimum. */
export function priceCheckOf(
  judged: JudgedOrder,
  payer: PayerAccount,
  objection: OrderObjection | undefined,
): PriceCheck {
  const { settings, order, read } = judged
  const { totals } = read
  const against = complaint(judged, objection)
  const estimate = promisedMinutesOf(settings, order.orderType)
  return {
    delivery: totals.serviceFee,
    ...deliveryFeeOf(order, read),
    appliedDiscounts: appliedDiscounts(read),
    appliedCredit: totals.credit,
    appliedStoredValue: totals.giftCard,
    ...(payer.card === undefined ? {} : { customerCard: { brand: payer.card.brand, last4: payer.card.last4 } }),
    preDiscountPrice: totals.subtotal,
    ...(estimate === undefined ? {} : { serviceEstimate: estimate }),
    taxAmount: totals.tax,
    ...(read.charges.taxIncluded === true ? { taxIncluded: true } : {}),
    ...shownTaxes(read),
    totalAmount: totals.totalAmount,
    amount: totals.subtotal,
    minimum: minimumOf(judged),
    isValid: against === undefined,
    ...against,
  }
}

function appliedDiscounts({ promo, totals }: ReadOrder): PriceCheck['appliedDiscounts'] {
  return promo._tag === 'Valid'
    ? [{ discountId: promo.known.codeId, name: promo.known.promotion.name, amount: totals.discount }]
    : []
}

/** `validate` reports an invalid promo (PRICE-04). */
function complaint({ brand, read: { giftCard } }: JudgedOrder, objection: OrderObjection | undefined) {
  if (objection !== undefined)
    return { message: sentenceOf(objection, priceText(brand, 'en')), reason: reasonOf(objection) }
  return giftCard._tag === 'Unknown' ? { message: unusableCard, reason: unusableCardReason } : undefined
}
