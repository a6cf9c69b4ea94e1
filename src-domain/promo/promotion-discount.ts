import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { type Minor, multiply, smaller, subtract, sum } from '../money/minor.ts'
import { percentOf } from '../money/percent.ts'
import type { Instant } from '../time/clock.ts'
import type { Promotion } from './promotion.ts'

/** `price`: unit price with modifiers. */
export interface DiscountedLine {
  readonly group: string
  readonly item: string
  readonly price: Minor
  readonly quantity: number
  /** Only where the location has rates of categories. */
  readonly taxCategory?: string
}

export type PromotionRefusal =
  | { readonly _tag: 'NotStarted' }
  | { readonly _tag: 'Over' }
  | { readonly _tag: 'OtherOrderType'; readonly orderTypes: readonly DiningOption[] }
  | { readonly _tag: 'BelowPromotionMinimum'; readonly minimum: Minor; readonly missing: Minor }
  | { readonly _tag: 'NothingDiscounted' }

export interface DiscountInput {
  readonly lines: readonly DiscountedLine[]
  readonly orderType: DiningOption
  readonly now: Instant
}

/**
 * Discount in cents, at most the price of the discounted lines. A percentage is rounded once per order, half up
 * (PRICE-12).
 */
export function promotionDiscount(
  promotion: Promotion,
  { lines, orderType, now }: DiscountInput,
): Either<PromotionRefusal, Minor> {
  const { startsAt, endsAt, orderTypes, minimum, on } = promotion
  if (startsAt !== undefined && now < startsAt) return left({ _tag: 'NotStarted' })
  if (endsAt !== undefined && now >= endsAt) return left({ _tag: 'Over' })
  if (orderTypes.length > 0 && !orderTypes.includes(orderType)) return left({ _tag: 'OtherOrderType', orderTypes })
  const subtotal = total(lines)
  if (subtotal < minimum) {
    return left({ _tag: 'BelowPromotionMinimum', minimum, missing: subtract(minimum, subtotal) })
  }
  const meant = on.length === 0 ? lines : lines.filter(({ item, group }) => on.includes(item) || on.includes(group))
  return meant.length === 0 ? left({ _tag: 'NothingDiscounted' }) : right(takenOff(promotion, total(meant)))
}

function total(lines: readonly DiscountedLine[]): Minor {
  return sum(lines.map(({ price, quantity }) => multiply(price, quantity)))
}

function takenOff({ off }: Promotion, base: Minor): Minor {
  if (off._tag === 'Amount') return smaller(off.amount, base)
  const share = percentOf(off.rate, base)
  return off.atMost === undefined ? share : smaller(share, off.atMost)
}
