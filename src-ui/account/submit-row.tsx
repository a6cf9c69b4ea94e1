import type { ReactNode } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-steps.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { problemSentence } from './account-problem.ts'

export interface SubmitRowProps {
  readonly problem: AccountProblem | undefined
  readonly isSending: boolean
  /** What the button says. */
  readonly children: ReactNode
}

/** What stood in the way the last time, and the button that tries again. */
export const SubmitRow = ({ problem, isSending, children }: SubmitRowProps) => {
  const words = useWords('account')
  return (
    <>
      {problem === undefined ? null : <Alert kind="danger">{problemSentence(words, problem)}</Alert>}
      <Button type="submit" wide busy={isSending}>
        {children}
      </Button>
    </>
  )
}
