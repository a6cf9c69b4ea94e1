/** A rate limit, and what happens beyond it. */
export interface Limit {
  readonly most: number
  readonly windowMs: number
  readonly past: Past
}

/**
 * wait: refused with the remaining seconds. bot-check: a human check is required. own-streets: the brand's street list
 * replaces the map service.
 */
export type Past = 'wait' | 'bot-check' | 'own-streets'

const minute = 60_000

/**
 * All rate limits; docs/limits.md documents them. "Address": the client network, an IPv4 address or the /64 of an IPv6
 * address.
 */
export const usualLimits = {
  /** Failed sign-ins per account and address. */
  signInByAccountAtAddress: { most: 10, windowMs: 15 * minute, past: 'wait' },
  /** Failed sign-ins per address. */
  signInByAddress: { most: 50, windowMs: 60 * minute, past: 'wait' },
  /** Failed sign-ins per account. Never refuses, so that an attacker cannot lock the owner out. */
  signInByAccount: { most: 20, windowMs: 60 * minute, past: 'bot-check' },
  /** Failed sign-ins per account from a device that signed in before; they do not count against the account. */
  signInByDevice: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  /** Sign-ups per address, including those with a taken email. */
  signUpByAddress: { most: 50, windowMs: 60 * minute, past: 'wait' },
  /** Sign-ups per address without a human check. */
  signUpUncheckedByAddress: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  /** PINs requested per account and address: a few resends, but no flood. */
  pinByAccountAtAddress: { most: 5, windowMs: 60 * minute, past: 'wait' },
  /** PINs requested per address. */
  pinByAddress: { most: 20, windowMs: 60 * minute, past: 'wait' },
  /** PINs requested per account. Never refuses, so that an attacker cannot lock the owner out. */
  pinByAccount: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  /** Wrong PINs per address. Each PIN also has five tries of its own. */
  pinGuessByAddress: { most: 30, windowMs: 60 * minute, past: 'wait' },
  /** Different emails looked up per address; a look-up reveals whether an account exists. */
  lookUpByAddress: { most: 30, windowMs: 60 * minute, past: 'bot-check' },
  /** Text messages per patron: a few resends, but no flood. */
  textByPatron: { most: 5, windowMs: 60 * minute, past: 'wait' },
  /** Text messages per address. */
  textByAddress: { most: 20, windowMs: 24 * 60 * minute, past: 'wait' },
  /** Text messages per phone number. Never refuses, so that an attacker cannot lock the owner out. */
  textByNumber: { most: 5, windowMs: 60 * minute, past: 'bot-check' },
  /** Different wrong promo codes and gift card numbers per brand and address. */
  guesses: { most: 10, windowMs: 10 * minute, past: 'wait' },
  /** Address searches per network; a map service bills each. */
  places: { most: 90, windowMs: minute, past: 'wait' },
  /** Map service look-ups by orders per address; billed too. */
  geocoding: { most: 30, windowMs: 10 * minute, past: 'own-streets' },
  /** Tokens of the embedded human check per address. */
  humanChecks: { most: 30, windowMs: 10 * minute, past: 'wait' },
  /** Uses per token of the embedded human check, which lives two minutes. */
  humanTokens: { most: 1, windowMs: 5 * minute, past: 'wait' },
  /** Cards saved per patron, declined ones included: saving could be used to test stolen cards. */
  cardsByPatron: { most: 10, windowMs: 60 * minute, past: 'wait' },
  /** Cards saved per address. */
  cardsByAddress: { most: 20, windowMs: 60 * minute, past: 'wait' },
  /** Declined instruments per address; more suggests stolen cards. Checked when a key is claimed. */
  declines: { most: 20, windowMs: 60 * minute, past: 'bot-check' },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof usualLimits
export type Limits = Readonly<Record<LimitName, Limit>>

/** A share of a limit to be consumed. */
export interface Share {
  readonly limit: LimitName
  /** The subject: an address, an account. Stored as a hash. */
  readonly of: string
  /** Values tried, if repeating one is no new try; each counts once. Absent: one try. */
  readonly marks?: readonly string[]
}

export type Shares = readonly [Share, ...Share[]]

export type Consumed =
  | { readonly _tag: 'Allowed' }
  /** Nothing was taken. */
  | { readonly _tag: 'Past'; readonly limit: LimitName; readonly past: Past; readonly seconds: number }

/**
 * Counts tries in the database, shared by all processes. Each try is counted before it is checked and refunded if
 * right, so concurrent tries cannot exceed `most`. Both reject with `StoreUnavailable` if the database is down: limits
 * fail closed with 503.
 */
export interface LimitCounter {
  /** Takes all shares, narrowest first, or none. */
  readonly consume: (...shares: Shares) => Promise<Consumed>
  /** Refunds shares of a right try. */
  readonly forgive: (...shares: Shares) => Promise<void>
}
