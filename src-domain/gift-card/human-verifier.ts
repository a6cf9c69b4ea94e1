import type { HumanAction } from './human-verification.ts'

export interface HumanClaim {
  readonly token: string
  readonly action: HumanAction
  /** Where the call comes from. */
  readonly ip: string
}

/**
 * Tells whether a token shows that a person asks (GIFT-03). A token is good once. Unavailable: the service could not be
 * asked, and the caller is refused for now. Never rejects.
 */
export interface HumanVerifier {
  readonly verify: (claim: HumanClaim) => Promise<'human' | 'refused' | 'unavailable'>
  /** A token of its own for our pages; absent where an outside service gives them out. */
  readonly issue?: (action: HumanAction) => string
}
