import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { SignInNotice } from '../../src-domain/account/sign-in-flow.ts'
import { accountFailureText, type Spoken } from '../messages/spoken.ts'
import type { Words } from '../messages/words-context.tsx'

export function signInOutcomeText(words: Words['ordering'], outcome: SignInOutcome): Spoken {
  switch (outcome._tag) {
    case 'WrongCredentials':
      return { text: words.wrongCredentials }
    case 'NoAnswer':
      return { text: words.noAnswer }
    case 'PersonNotShown':
      return { text: words.personNotShown }
    case 'Held':
      return { text: signInPrompt(words, outcome.notice) ?? words.signInFailed }
    case 'Failed':
      return accountFailureText(words, outcome, words.signInFailed)
    case 'SignedIn':
      return { text: words.signInFailed }
  }
}

/** Question for missing account data (ACCT-67). */
export function signInPrompt({ held }: Words['ordering'], notice: SignInNotice | undefined): string | undefined {
  return notice === undefined || notice === 'CodeOver' || notice === 'NotRegistered' ? undefined : held[notice]
}
