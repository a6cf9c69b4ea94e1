import { boundIn } from '../money/bound-in.ts'
import { type Minor, minor } from '../money/minor.ts'

/**
 * Limits on unpaid orders. An unpaid order counts as open for `openHours`, because the server never learns of cash
 * payments.
 */
export interface CashRules {
  /** Per order. */
  readonly most: Minor
  readonly openPerTable: number
  readonly openPerGuest: number
  readonly openHours: number
  /** Unpaid orders per IP address and hour before a bot check. Orders at tables do not count. */
  readonly uncheckedPerAddress: number
}

/** Enough for a party of ten or an office lunch, too little for a bot. */
export const shippedCash: CashRules = {
  most: minor(500_00),
  openPerTable: 20,
  openPerGuest: 4,
  openHours: 3,
  uncheckedPerAddress: 30,
}

/** The same rules in another currency. */
export function shippedCashIn(currency: string): CashRules {
  return { ...shippedCash, most: boundIn(currency, shippedCash.most) }
}
