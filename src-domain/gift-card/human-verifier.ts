import type { HumanAction } from './human-verification.ts'

export interface HumanClaim {
  readonly token: string
  readonly action: HumanAction
  readonly ip: string
}

/**
 * Verifies a bot-check token (GIFT-03), once. Unavailable: the service did not answer; callers refuse for now. Never
 * rejects.
 */
export interface HumanVerifier {
  readonly verify: (claim: HumanClaim) => Promise<'human' | 'refused' | 'unavailable'>
  /** Issues our own token; absent if an outside service issues tokens. */
  readonly issue?: (action: HumanAction) => string
}
