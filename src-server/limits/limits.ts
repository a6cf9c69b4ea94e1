/** How much of something one subject may have within a window, and what happens to who wants more. */
export interface Limit {
  readonly most: number
  readonly windowMs: number
  readonly past: Past
}

/**
 * wait: refused with the seconds that are left. bot-check: not refused, but only who shows to be a person goes on.
 * own-streets: no map service is asked any more, the brand's own list of streets is.
 */
export type Past = 'wait' | 'bot-check' | 'own-streets'

const minute = 60_000

/**
 * The one table of limits; docs/limits.md says the same for people. "Address" is the caller's network: an IPv4 address,
 * or the /64 of an IPv6 address.
 */
export const usualLimits = {
  /** Failed sign-ins of one account from one address. */
  signInByAccountAtAddress: { most: 10, windowMs: 15 * minute, past: 'wait' },
  /** Failed sign-ins from one address, whichever the account. */
  signInByAddress: { most: 50, windowMs: 60 * minute, past: 'wait' },
  /** Failed sign-ins of one account from everywhere: never a refusal, for nobody may lock somebody else out. */
  signInByAccount: { most: 20, windowMs: 60 * minute, past: 'bot-check' },
  /** Failed sign-ins of one account from a device that signed in to it before, which are not held against the account. */
  signInByDevice: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  /** Accounts that were opened, or were there already, from one address. */
  signUpByAddress: { most: 50, windowMs: 60 * minute, past: 'wait' },
  /** The same by whom nobody saw to be a person. */
  signUpUncheckedByAddress: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  /** PINs that one address asked for one account: a resend is never delayed, a hundred are not sent. */
  pinByAccountAtAddress: { most: 5, windowMs: 60 * minute, past: 'wait' },
  /** PINs that one address asked for, whichever the account. */
  pinByAddress: { most: 20, windowMs: 60 * minute, past: 'wait' },
  /** PINs that everybody asked for one account: never a refusal, for nobody may lock somebody else out. */
  pinByAccount: { most: 10, windowMs: 60 * minute, past: 'bot-check' },
  /** PINs from one address that were not right. Each PIN bears five tries by itself. */
  pinGuessByAddress: { most: 30, windowMs: 60 * minute, past: 'wait' },
  /** Different e-mails that were looked up from one address; whether one has an account is told by this and by a sign-up. */
  lookUpByAddress: { most: 30, windowMs: 60 * minute, past: 'bot-check' },
  /** Text messages that one patron asked for: a resend is never delayed, a hundred are not sent. */
  textByPatron: { most: 5, windowMs: 60 * minute, past: 'wait' },
  /** Text messages that were asked for from one address, whoever asked. */
  textByAddress: { most: 20, windowMs: 24 * 60 * minute, past: 'wait' },
  /** Text messages to one number, whoever asked: never a refusal, for nobody may lock somebody else out. */
  textByNumber: { most: 5, windowMs: 60 * minute, past: 'bot-check' },
  /** Different promo codes and gift card numbers that were not right, of one brand from one address. */
  guesses: { most: 10, windowMs: 10 * minute, past: 'wait' },
  /** Searches for addresses from one network: a map service bills each. */
  places: { most: 90, windowMs: minute, past: 'wait' },
  /** Addresses that orders of one address made a map service look up: billed too, wherever it is reached. */
  geocoding: { most: 30, windowMs: 10 * minute, past: 'own-streets' },
  /** Tokens of the embedded human check that one address is given. */
  humanChecks: { most: 30, windowMs: 10 * minute, past: 'wait' },
  /** Uses of one token of the embedded human check, which lives two minutes. */
  humanTokens: { most: 1, windowMs: 5 * minute, past: 'wait' },
  /** Cards that one patron saves, declined ones too: whoever stole some would find out here which are good. */
  cardsByPatron: { most: 10, windowMs: 60 * minute, past: 'wait' },
  /** The same from one address, whoever the patrons are. */
  cardsByAddress: { most: 20, windowMs: 60 * minute, past: 'wait' },
  /** Declined instruments from one address: more is somebody trying stolen cards. Judged where a key is claimed. */
  declines: { most: 20, windowMs: 60 * minute, past: 'bot-check' },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof usualLimits
export type Limits = Readonly<Record<LimitName, Limit>>

/** A share of a limit that somebody is about to take. */
export interface Share {
  readonly limit: LimitName
  /** Whose share: an address, an account. It is kept as a hash. */
  readonly of: string
  /** What is tried, where trying the same again is no new try; each counts as one. Without them the share is one try. */
  readonly marks?: readonly string[]
}

export type Shares = readonly [Share, ...Share[]]

export type Consumed =
  | { readonly _tag: 'Allowed' }
  /** Nothing was taken. */
  | { readonly _tag: 'Past'; readonly limit: LimitName; readonly past: Past; readonly seconds: number }

/**
 * Counts of tries that every process sees and that outlive each of them. What is tried is counted first and forgiven
 * when it was right: of a hundred tries at once no more than `most` are ever answered. When the database cannot be
 * asked both reject with `StoreUnavailable`, and the caller is answered 503: a limit that cannot be kept is closed.
 */
export interface LimitCounter {
  /** All of the shares, narrowest first, or none of them. */
  readonly consume: (...shares: Shares) => Promise<Consumed>
  /** Gives back what was right after all. */
  readonly forgive: (...shares: Shares) => Promise<void>
}
