import type { AcceptedAmount } from '../money/accepted-amount.ts'
import { add, type Minor, subtract } from '../money/minor.ts'
import type { PriceCheck } from '../pricing/price-check.ts'

/** Reduction of gift card or credit that leaves exactly the smallest amount a card can pay. */
export interface LesserUse {
  readonly useAtMost: Minor
  readonly less: Minor
  /** Reduces the gift card first, because the gift card pays last. */
  readonly from: 'gift-card' | 'credit' | 'both'
  readonly due: Minor
}

/** Undefined: not needed, or not enough gift card and credit. */
export function lesserUse(price: PriceCheck, tip: Minor, { least }: AcceptedAmount): LesserUse | undefined {
  const due = add(price.totalAmount, tip)
  if (least === undefined || due === 0 || due >= least) return undefined
  const { appliedCredit, appliedStoredValue } = price
  const used = add(appliedCredit, appliedStoredValue)
  const less = subtract(least, due)
  if (used < less) return undefined
  const from = appliedStoredValue >= less ? 'gift-card' : appliedStoredValue === 0 ? 'credit' : 'both'
  return { useAtMost: subtract(used, less), less, from, due: least }
}
