import type { Allowance } from './rate-limit.ts'

const minute = 60_000

export interface EdgeLimits {
  /** Failed sign-ins of one account from one address. */
  readonly signInByAccount: Allowance
  /** Failed sign-ins from one address, whichever the account. */
  readonly signInByAddress: Allowance
  /** Declined instruments from one address: more is somebody trying stolen cards. */
  readonly declines: Allowance
  /** Wrong promo codes and gift card numbers from one address. */
  readonly guesses: Allowance
  /** Searches for places from one address: a map service bills each. */
  readonly places: Allowance
  /** Milliseconds in which a request must have arrived. */
  readonly requestTimeoutMs: number
}

export const defaultLimits: EdgeLimits = {
  signInByAccount: { most: 10, windowMs: 15 * minute },
  signInByAddress: { most: 50, windowMs: 60 * minute },
  declines: { most: 20, windowMs: 60 * minute },
  guesses: { most: 10, windowMs: 10 * minute },
  places: { most: 90, windowMs: minute },
  requestTimeoutMs: 15_000,
}
