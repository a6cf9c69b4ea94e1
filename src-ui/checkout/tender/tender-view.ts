import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { OrderChecks } from '../../../src-domain/checkout/order-checks.ts'
import { type Minor, negate, sum } from '../../../src-domain/money/minor.ts'

/** Promo line of the footer (PROMO-07, PROMO-08). */
export type PromoView =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Invalid'; readonly code: string }
  /** `amount` is negative; absent until the server answers. */
  | { readonly _tag: 'Set'; readonly code: string; readonly names: readonly string[]; readonly amount?: Minor }

export function hasPromo({ discount, code, promotionCodeId }: OrderInProgress): boolean {
  return discount !== undefined || code !== undefined || promotionCodeId !== undefined
}

export function promoView(order: OrderInProgress, { validation, price }: OrderChecks): PromoView {
  if (!hasPromo(order)) return { _tag: 'None' }
  const code = order.code ?? ''
  if (validation.last?.discountStatus === 'invalid') return { _tag: 'Invalid', code }
  const applied = price.last?.appliedDiscounts
  if (applied === undefined || (applied.length === 0 && price.isAsking)) return { _tag: 'Set', code, names: [] }
  return {
    _tag: 'Set',
    code,
    names: applied.map(({ name }) => name).filter((name) => name !== ''),
    amount: negate(sum(applied.map(({ amount }) => amount))),
  }
}
