export interface Limit {
  readonly most: number
  readonly windowMs: number
  readonly past: PastLimit
}

/**
 * wait: refuse with the remaining seconds. bot-check: require a human check. own-streets: replace the map service by
 * the brand's street list.
 */
export type PastLimit = 'wait' | 'bot-check' | 'own-streets'

const minute = 60_000

/** All rate limits, documented in docs/limits.md. "Address": the client network, an IPv4 address or an IPv6 /64. */
export const usualLimits = {
  /** Failed sign-ins. */
  signInByAccountAtAddress: { most: 10, windowMs: 15 * minute, past: 'wait' },
  signInByAddress: { most: 50, windowMs: 60 * minute, past: 'wait' },
  /** Never refuses, so that an attacker cannot lock the owner out. */
  signInByAccount: { most: 20, windowMs: 60 * minute, past: 'bot-check' },
  /** Failed sign-ins from a device that signed in before; these do not count against the account. */
  signInByDevice: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  /** Failed sign-ins of staff on unknown devices. Short, so that an attacker cannot lock a member out for long. */
  staffSignInByAccount: { most: 30, windowMs: 15 * minute, past: 'wait' },
  /** Wrong codes of a second factor, after the right password. */
  secondFactorByAccount: { most: 10, windowMs: 15 * minute, past: 'wait' },
  /** Includes sign-ups with a taken email. */
  signUpByAddress: { most: 50, windowMs: 60 * minute, past: 'wait' },
  signUpUncheckedByAddress: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  pinByAccountAtAddress: { most: 5, windowMs: 60 * minute, past: 'wait' },
  pinByAddress: { most: 20, windowMs: 60 * minute, past: 'wait' },
  pinByAccount: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  /** Each PIN also has five tries of its own. */
  pinGuessByAddress: { most: 30, windowMs: 60 * minute, past: 'wait' },
  /** A look-up reveals whether an account exists. */
  lookUpByAddress: { most: 30, windowMs: 60 * minute, past: 'bot-check' },
  textByPatron: { most: 5, windowMs: 60 * minute, past: 'wait' },
  textByAddress: { most: 20, windowMs: 24 * 60 * minute, past: 'wait' },
  textByNumber: { most: 5, windowMs: 60 * minute, past: 'bot-check' },
  /** Wrong promo codes and gift card numbers per brand and address. */
  guesses: { most: 10, windowMs: 10 * minute, past: 'wait' },
  /** Billed by the map service. */
  places: { most: 90, windowMs: minute, past: 'wait' },
  /** Map look-ups by orders; the service bills these, too. */
  geocoding: { most: 30, windowMs: 10 * minute, past: 'own-streets' },
  humanChecks: { most: 30, windowMs: 10 * minute, past: 'wait' },
  /** Uses per token, which lives two minutes. */
  humanTokens: { most: 1, windowMs: 5 * minute, past: 'wait' },
  /** Counts declined cards, too, because saving could test stolen cards. */
  cardsByPatron: { most: 10, windowMs: 60 * minute, past: 'wait' },
  cardsByAddress: { most: 20, windowMs: 60 * minute, past: 'wait' },
  /** Checked when a key is claimed. */
  declines: { most: 20, windowMs: 60 * minute, past: 'bot-check' },
  /** Wrong secrets of printers. */
  printerGuesses: { most: 20, windowMs: 10 * minute, past: 'wait' },
  /** A printer asks every few seconds, and calls twice more for each slip. */
  printerCalls: { most: 240, windowMs: minute, past: 'wait' },
  /** Codes that a tablet shows to be paired. */
  pairingsByAddress: { most: 20, windowMs: 15 * minute, past: 'wait' },
  /** Few codes of a brand wait at a time, so that a mistyped code is very unlikely to be another's. */
  pairingsByBrand: { most: 200, windowMs: 15 * minute, past: 'wait' },
  pairingCodesByMember: { most: 10, windowMs: 15 * minute, past: 'wait' },
  callsByKey: { most: 600, windowMs: minute, past: 'wait' },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof usualLimits
export type Limits = Readonly<Record<LimitName, Limit>>

export interface Share {
  readonly limit: LimitName
  /** Stored as a hash. */
  readonly of: string
  /** Values tried; each counts once. Absent: one try. */
  readonly marks?: readonly string[]
}

export type Shares = readonly [Share, ...Share[]]

export type Consumed =
  | { readonly _tag: 'Allowed' }
  /** No share was counted. */
  | { readonly _tag: 'Past'; readonly limit: LimitName; readonly past: PastLimit; readonly seconds: number }

/**
 * Counts tries for all processes. A try counts before it is checked, so that concurrent tries cannot exceed `most`; a
 * right try is refunded. Rejects with `StoreUnavailable`: without the database, limits fail closed with 503.
 */
export interface LimitCounter {
  /** All shares, narrowest first, or none. */
  readonly consume: (...shares: Shares) => Promise<Consumed>
  readonly forgive: (...shares: Shares) => Promise<void>
}
