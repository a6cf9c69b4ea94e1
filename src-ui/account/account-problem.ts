import type { AccountProblem } from '../../src-domain/account/account-steps.ts'
import type { Words } from '../messages/words-context.tsx'

/** Why a step of the conversation went nowhere, in words; the server's own where it has some (ACCT-27). */
export function problemSentence(words: Words['account'], problem: AccountProblem): string {
  switch (problem._tag) {
    case 'WeakPassword':
      return words.weak[problem.why ?? 'common']
    case 'Failed':
      return problem.message ?? words.problem.Failed
    case 'EmailTaken':
    case 'NoAnswer':
    case 'PersonNotShown':
    case 'WrongCode':
    case 'NotOffered':
      return words.problem[problem._tag]
  }
}
