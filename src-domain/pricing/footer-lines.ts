import { add, type Minor, negate, subtract, sum, zero } from '../money/minor.ts'
import type { Rate } from '../money/rate.ts'
import type { PriceCheck } from './price-check.ts'

/** Deductions are negative. */
export type FooterLine =
  | { readonly _tag: 'Subtotal'; readonly amount: Minor }
  | { readonly _tag: 'DeliveryFee'; readonly amount: Minor }
  | { readonly _tag: 'ServiceFee'; readonly amount: Minor }
  | { readonly _tag: 'Credit'; readonly amount: Minor }
  | { readonly _tag: 'Discount'; readonly amount: Minor; readonly names: readonly string[] }
  /** With `rate`, one of several lines, or the only one of a location that shows its rates. */
  | { readonly _tag: 'Tax'; readonly amount: Minor; readonly rate?: Rate }
  | { readonly _tag: 'GiftCard'; readonly amount: Minor }
  | { readonly _tag: 'Tip'; readonly amount: Minor }
  | { readonly _tag: 'Total'; readonly amount: Minor }
  /** Tax that the prices include. Shown after the total, not added. */
  | { readonly _tag: 'IncludedTax'; readonly amount: Minor; readonly rate?: Rate }
  /** Before the first price check, fees and tax are unknown. */
  | { readonly _tag: 'NotYetKnown' }

export function totalShown(price: PriceCheck, tip: Minor): Minor {
  return add(price.totalAmount, tip)
}

/** In display order (PRICE-05). `tip` is absent if no tip is taken (PRICE-23). */
export function footerLines(
  cartSubtotal: Minor,
  price: PriceCheck | undefined,
  tip: Minor | undefined,
): readonly FooterLine[] {
  if (price === undefined) return [{ _tag: 'Subtotal', amount: cartSubtotal }, { _tag: 'NotYetKnown' }]
  const discount = sum(price.appliedDiscounts.map((one) => one.amount))
  const lines: FooterLine[] = [{ _tag: 'Subtotal', amount: price.preDiscountPrice }]
  const { deliveryFee } = price
  // Shown even if delivery is free.
  if (deliveryFee !== undefined) lines.push({ _tag: 'DeliveryFee', amount: deliveryFee })
  const serviceFee = subtract(price.delivery, deliveryFee ?? zero)
  if (serviceFee !== 0) lines.push({ _tag: 'ServiceFee', amount: serviceFee })
  if (price.appliedCredit !== 0) lines.push({ _tag: 'Credit', amount: negate(price.appliedCredit) })
  if (discount !== 0) {
    lines.push({ _tag: 'Discount', amount: negate(discount), names: price.appliedDiscounts.map((one) => one.name) })
  }
  const isTaxIncluded = price.taxIncluded === true
  if (!isTaxIncluded) lines.push(...taxShown('Tax', price))
  if (price.appliedStoredValue !== 0) lines.push({ _tag: 'GiftCard', amount: negate(price.appliedStoredValue) })
  if (tip !== undefined) lines.push({ _tag: 'Tip', amount: tip })
  lines.push({ _tag: 'Total', amount: totalShown(price, tip ?? zero) })
  if (isTaxIncluded) lines.push(...taxShown('IncludedTax', price))
  return lines
}

function taxShown(_tag: 'Tax' | 'IncludedTax', { taxAmount, taxes }: PriceCheck): readonly FooterLine[] {
  const parts = taxes === undefined || taxes.length === 0 ? [{ amount: taxAmount }] : taxes
  return parts.map((part) => ({ _tag, ...part }))
}
