import type { WeakPassword } from '../../src-domain/account/account-gateway.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { Alert } from '../design/alert.tsx'
import { accountFailureText, type Spoken } from '../messages/spoken.ts'
import { useWords, type Words } from '../messages/words-context.tsx'

/** Prefers the server's text (ACCT-27). */
export function AccountProblemAlert({ problem }: { readonly problem: AccountProblem | undefined }) {
  const words = useWords('account')
  const spoken = useWords('ordering')
  return problem === undefined ? null : <SpokenAlert {...accountProblemText(words, spoken, problem)} />
}

export function SpokenAlert({ text, lang }: Spoken) {
  return (
    <Alert kind="danger">
      <span lang={lang}>{text}</span>
    </Alert>
  )
}

export function weakWords(words: Words['account'], { why }: WeakPassword): string {
  return words.weak[why ?? 'common']
}

function accountProblemText(words: Words['account'], spoken: Words['ordering'], problem: AccountProblem): Spoken {
  switch (problem._tag) {
    case 'WeakPassword':
      return { text: weakWords(words, problem) }
    case 'Failed':
      return accountFailureText(spoken, problem, words.problem.Failed)
    case 'EmailTaken':
    case 'ProofDue':
    case 'NoAnswer':
    case 'PersonNotShown':
    case 'WrongCode':
    case 'NotOffered':
      return { text: words.problem[problem._tag] }
  }
}
