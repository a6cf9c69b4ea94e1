import type { HumanAction } from './human-verification.ts'

export interface HumanClaim {
  readonly token: string
  readonly action: HumanAction
  readonly ip: string
}

/**
 * Verifies a bot-check token once (GIFT-03). Unavailable: the service did not answer, so the caller refuses for now.
 * Never rejects.
 */
export interface HumanVerifier {
  readonly verify: (claim: HumanClaim) => Promise<'human' | 'refused' | 'unavailable'>
  /** Issues a token of our own; absent if an outside service issues tokens. */
  readonly issue?: (action: HumanAction) => string
}
