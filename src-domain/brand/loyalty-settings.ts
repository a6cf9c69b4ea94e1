import type { Minor } from '../money/minor.ts'

export const loyaltySystems = ['bank', 'credit', 'deal', 'tier', 'visit', 'wallet'] as const
export type LoyaltySystem = (typeof loyaltySystems)[number]

export interface LoyaltyTier {
  readonly name: string
  /** Spending per year. */
  readonly threshold: Minor
}

export interface LoyaltySettings {
  readonly enabled: boolean
  readonly system?: LoyaltySystem
  /** Points per reward (LOYAL-21). Absent: points earn no reward. */
  readonly divisor?: number
  /** Points per dollar; 0 or absent: one (LOYAL-17, LOYAL-19). */
  readonly multiplier?: number
  readonly tiers?: readonly LoyaltyTier[]
  readonly showRedeem?: boolean
}
