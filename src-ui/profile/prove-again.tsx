import type { ReactNode } from 'react'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import type { AskedProof } from './use-proof.ts'

const LaterForm = lazyScreen(() => import('./proof-form.tsx').then(({ ProofForm }) => ProofForm))

export interface ProveAgainProps {
  readonly email: string
  readonly asked: AskedProof | undefined
  /** Form whose change waits for the proof. It stays mounted. */
  readonly children: ReactNode
}

export function ProveAgain({ email, asked, children }: ProveAgainProps) {
  return (
    <>
      <div hidden={asked !== undefined}>{children}</div>
      {asked === undefined ? null : <LaterForm email={email} asked={asked} />}
    </>
  )
}
