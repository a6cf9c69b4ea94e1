import type { ReactNode } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { Button } from '../design/button.tsx'
import { AccountProblemAlert } from './account-problem.tsx'

export interface SubmitRowProps {
  readonly problem: AccountProblem | undefined
  readonly isSending: boolean
  readonly children: ReactNode
}

export function SubmitRow({ problem, isSending, children }: SubmitRowProps) {
  return (
    <>
      <AccountProblemAlert problem={problem} />
      <Button type="submit" wide busy={isSending}>
        {children}
      </Button>
    </>
  )
}
