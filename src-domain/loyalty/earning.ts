import type { LoyaltyTier } from '../brand/loyalty-settings.ts'
import type { Decimals } from '../money/currency.ts'
import { atLeastZero, type Minor, minor, subtract } from '../money/minor.ts'
import type { Loyalty } from './loyalty.ts'

/** Spending that earns rewards: food that was paid for. Excludes fees, taxes, tips and credit. */
export function spentOn(order: {
  readonly subtotal: Minor
  readonly discount: Minor
  readonly taxInFood: Minor
  readonly credit: Minor
}): Minor {
  return atLeastZero(minor(order.subtotal - order.discount - order.taxInFood - order.credit))
}

/** `decimals`: of the brand's currency, whose main unit earns `multiplier` points. */
export function pointsFor(spent: Minor, multiplier: number | undefined, decimals: Decimals): number {
  return Math.floor((atLeastZero(spent) * pointHundredths(multiplier)) / (100 * 10 ** decimals))
}

/** Hundredths of a point per dollar, or per main unit of another currency. An integer, so that sums in the database match. */
export function pointHundredths(multiplier = 0): number {
  return multiplier === 0 ? 100 : Math.round(multiplier * 100)
}

/** LOYAL-21: whole percent, 0 to 100. */
export function progressPercent({ progress, loyaltyDivisor }: Pick<Loyalty, 'progress' | 'loyaltyDivisor'>): number {
  return loyaltyDivisor <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((progress / loyaltyDivisor) * 100)))
}

export interface NextTier extends LoyaltyTier {
  readonly missing: Minor
  /** Whole percent. */
  readonly percent: number
}

export function nextTier({ tier, totalSpent }: Pick<Loyalty, 'tier' | 'totalSpent'>): NextTier | undefined {
  const next = tier
    .filter(({ threshold }) => threshold > totalSpent)
    .reduce<LoyaltyTier | undefined>(
      (lowest, one) => (lowest === undefined || one.threshold < lowest.threshold ? one : lowest),
      undefined,
    )
  if (next === undefined) return undefined
  const percent = progressPercent({ progress: totalSpent, loyaltyDivisor: next.threshold })
  return { ...next, missing: subtract(next.threshold, totalSpent), percent }
}
