import { type Cents, cents } from '../money/cents.ts'

/**
 * What a brand lets be ordered without being paid at once. An unpaid order is open until it is `openHours` old: nobody
 * tells the server that the money was handed over.
 */
export interface CashRules {
  /** The most that one order may come to in cash. */
  readonly most: Cents
  readonly openPerTable: number
  readonly openPerGuest: number
  readonly openHours: number
  /** Unpaid orders from one internet address within an hour before a bot check is asked. Tables do not count. */
  readonly uncheckedPerAddress: number
}

/** A party of ten in several rounds, an office that fetches its lunch; not a program. */
export const shippedCash: CashRules = {
  most: cents(500_00),
  openPerTable: 20,
  openPerGuest: 4,
  openHours: 3,
  uncheckedPerAddress: 30,
}
