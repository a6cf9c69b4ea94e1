import { isLeft } from 'fp-ts/lib/Either.js'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { add, atLeastZero, type Minor, multiply, smaller, subtract, sum, zero } from '../money/minor.ts'
import { type ChargeTerms, type OrderTotals, onTop, orderTotals } from '../pricing/order-totals.ts'
import { type CategoryTax, subtotalsByCategory } from '../pricing/tax-categories.ts'
import type { Promotion } from '../promo/promotion.ts'
import { type DiscountedLine, promotionDiscount } from '../promo/promotion-discount.ts'
import type { Instant } from '../time/clock.ts'
import { nothingBack, partsLeft, partsOf, type RefundParts, soldFor } from './refund-parts.ts'

export interface ChargedOrder {
  readonly lines: readonly DiscountedLine[]
  readonly orderType: DiningOption
  readonly placedAt: Instant
  readonly charges: ChargeTerms
  readonly promotion?: Promotion
  readonly totals: OrderTotals
}

/**
 * Refund for reducing lines to `left` pieces after earlier refunds (`given`): old total minus new total. Fee and tip
 * remain. Refunds the tender that paid last first. If the remaining order costs more, because its promotion ends, it
 * refunds nothing, and later refunds make up for it. Line by line, it never refunds more than all at once.
 *
 * @param byAmount the part of `given` that was refunded by amount, for no line; only what is left limits a line then
 */
export function refundOfLines(
  order: ChargedOrder,
  given: RefundParts,
  left: readonly number[],
  byAmount: RefundParts = nothingBack,
): RefundParts {
  const whole = partsOf(order.totals)
  const without = totalsOf(order, left)
  const rest = partsLeft(whole, given)
  const forLines = partsLeft(given, byAmount)
  const owed = atLeastZero(subtract(loweredBy(order.totals, without), ofLines(forLines)))
  const amount = smaller(owed, ofLines(rest))
  // The sale takes rounding differences that the tax cannot absorb.
  const lowered = atLeastZero(subtract(subtract(whole.tax, without.tax), forLines.tax))
  const tax = larger(smaller(smaller(lowered, rest.tax), amount), subtract(amount, rest.sale))
  const charged = smaller(amount, subtract(rest.charged, rest.tip))
  const giftCard = smaller(subtract(amount, charged), rest.giftCard)
  return {
    ...nothingBack,
    sale: subtract(amount, tax),
    tax,
    charged,
    giftCard,
    credit: subtract(amount, add(charged, giftCard)),
  }
}

/** Taxes by category of what is left of the lines. */
export function taxesOfLeft(order: ChargedOrder, left: readonly number[]): readonly CategoryTax[] {
  const totals = totalsOf(order, left)
  if (totals.taxes !== undefined) return totals.taxes
  const { sale, serviceFee } = soldFor(totals)
  const { taxRate, isServiceFeeTaxable } = order.charges
  return [{ rate: taxRate, taxable: isServiceFeeTaxable ? add(sale, serviceFee) : sale, tax: totals.tax }]
}

function totalsOf({ lines, orderType, placedAt, charges, promotion, totals }: ChargedOrder, left: readonly number[]) {
  const kept = lines.flatMap((line, position) => {
    const quantity = left[position] ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const discount = promotion && promotionDiscount(promotion, { lines: kept, orderType, now: placedAt })
  return orderTotals({
    subtotal: sum(kept.map(({ price, quantity }) => multiply(price, quantity))),
    subtotals: subtotalsByCategory(charges.taxRates, kept),
    discount: discount === undefined || isLeft(discount) ? zero : discount.right,
    charges,
    availableCredit: totals.credit,
    giftCardBalance: totals.giftCard,
    tip: zero,
  })
}

function loweredBy(before: OrderTotals, after: OrderTotals): Minor {
  return subtract(withTax(before), withTax(after))
}

function withTax(totals: OrderTotals): Minor {
  return add(subtract(totals.subtotal, totals.discount), add(totals.serviceFee, onTop(totals)))
}

/** Fee and tip are refunded only with the whole order. */
function ofLines({ sale, tax }: RefundParts): Minor {
  return add(sale, tax)
}

function larger(a: Minor, b: Minor): Minor {
  return a > b ? a : b
}
