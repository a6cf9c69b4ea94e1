import type { SocialProblem } from '../../src-domain/account/social-door.ts'
import type { SocialOutcome } from '../../src-domain/account/social-steps.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import { accountFailureText, type Spoken } from '../messages/spoken.ts'
import type { Words } from '../messages/words-context.tsx'

/** Error texts (ACCT-50 to ACCT-52). Apple shows its own (ACCT-53). */
export function socialProblemText(
  words: Words['social'],
  platform: SocialPlatform,
  problem: SocialProblem,
): Spoken | undefined {
  switch (platform) {
    case 'apple':
      return undefined
    case 'google':
      return { text: googleProblemText(words, problem) }
    case 'facebook': {
      const isRefused = problem._tag === 'Denied' || problem._tag === 'Cancelled'
      return { text: isRefused ? words.facebookDenied : words.facebookFailed }
    }
  }
}

function googleProblemText(words: Words['social'], problem: SocialProblem): string {
  switch (problem._tag) {
    case 'Cancelled':
      return words.googleCancelled
    case 'Denied':
      return words.googleDenied
    case 'NotReady':
    case 'Failed':
      return words.googleFailed
  }
}

/** Returns the message if the platform succeeded but our sign-in failed. */
export function socialRefusalText(
  { social, ordering }: Pick<Words, 'social' | 'ordering'>,
  outcome: SocialOutcome,
): Spoken {
  switch (outcome._tag) {
    case 'NoAnswer':
      return { text: ordering.noAnswer }
    case 'PersonNotShown':
      return { text: ordering.personNotShown }
    case 'Failed':
      return accountFailureText(ordering, outcome, social.notLoggedIn)
    case 'WrongCredentials':
    case 'SignedIn':
    case 'Held':
    case 'Stranger':
      return { text: social.notLoggedIn }
  }
}
