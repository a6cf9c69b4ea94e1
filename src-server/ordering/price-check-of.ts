import type { PriceCheck } from '../../src-domain/pricing/price-check.ts'
import { type OrderObjection, sentenceOf } from './order-objection.ts'
import type { Judged } from './order-objections.ts'
import type { Payer } from './payer.ts'

/** PRICE-01. `amount` is the item amount that the minimum is compared with. */
export const priceCheckOf = (
  { settings, order, read }: Judged,
  payer: Payer,
  objection: OrderObjection | undefined,
): PriceCheck => {
  const { totals } = read
  const estimate = settings.location.serviceEstimates[order.orderType]
  return {
    delivery: totals.serviceFee,
    appliedDiscounts: [],
    appliedCredit: totals.credit,
    appliedStoredValue: totals.giftCard,
    ...(payer.card === undefined ? {} : { customerCard: { brand: payer.card.brand, last4: payer.card.last4 } }),
    preDiscountPrice: totals.subtotal,
    ...(estimate === undefined ? {} : { serviceEstimate: estimate }),
    taxAmount: totals.tax,
    totalAmount: totals.totalAmount,
    amount: totals.subtotal,
    isValid: objection === undefined,
    ...(objection === undefined ? {} : { message: sentenceOf(objection) }),
  }
}
