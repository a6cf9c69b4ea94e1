import { longestPassword, type TextProblem } from '../../src-domain/account/account-forms.ts'
import type { Words } from '../messages/words-context.tsx'

/** Error texts (ACCT-65). */
export function passwordWords(words: Words['account']): Readonly<Record<TextProblem, string>> {
  return {
    missing: words.passwordRequired,
    'too-short': words.passwordShort,
    'too-long': words.passwordLong({ most: longestPassword }),
  }
}
