import type { LoyaltyTier } from '../brand/loyalty-settings.ts'
import { atLeastZero, type Cents, cents } from '../money/cents.ts'
import type { Loyalty } from './loyalty.ts'

const centsOfAPoint = 100

/**
 * What of an order counts as spent: the food that was paid for. Fees, tax and tip reward nobody, given credit neither; a
 * tax that is in the price of the food is a tax all the same.
 */
export function spentOn(order: {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly taxInFood: Cents
  readonly credit: Cents
}): Cents {
  return atLeastZero(cents(order.subtotal - order.discount - order.taxInFood - order.credit))
}

/** LOYAL-19: one point for each whole dollar. */
export function pointsFor(spent: Cents): number {
  return Math.floor(atLeastZero(spent) / centsOfAPoint)
}

/** LOYAL-21: whole percent of the way to the next reward, from 0 to 100. */
export function progressPercent({ progress, loyaltyDivisor }: Pick<Loyalty, 'progress' | 'loyaltyDivisor'>): number {
  return loyaltyDivisor <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((progress / loyaltyDivisor) * 100)))
}

/** LOYAL-20: the nearest tier that is not reached yet, or none. */
export function nextTier({ tier, totalSpent }: Pick<Loyalty, 'tier' | 'totalSpent'>): LoyaltyTier | undefined {
  return tier
    .filter(({ threshold }) => threshold > totalSpent)
    .reduce<LoyaltyTier | undefined>(
      (lowest, one) => (lowest === undefined || one.threshold < lowest.threshold ? one : lowest),
      undefined,
    )
}
