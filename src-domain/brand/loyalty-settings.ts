import type { Cents } from '../money/cents.ts'

/** The ways of rewarding that there are (LOYAL-16). */
export const loyaltySystems = ['bank', 'credit', 'deal', 'tier', 'visit', 'wallet'] as const
export type LoyaltySystem = (typeof loyaltySystems)[number]

/** A step that is reached by spending so much in a year (LOYAL-20). */
export interface LoyaltyTier {
  readonly name: string
  /** What a patron has to spend. */
  readonly threshold: Cents
}

/** Whether and how a brand rewards who comes back (LOYAL-01). */
export interface LoyaltySettings {
  readonly enabled: boolean
  readonly system?: LoyaltySystem
  /** Points of one round, at whose end the back end gives a reward (LOYAL-21). Absent: points lead to none, and no way is shown. */
  readonly divisor?: number
  /** Points for a dollar; 0 or absent: one (LOYAL-17, LOYAL-19). */
  readonly multiplier?: number
  readonly tiers?: readonly LoyaltyTier[]
  /** Patrons put codes into their wallets themselves (LOYAL-08). */
  readonly showRedeem?: boolean
}
