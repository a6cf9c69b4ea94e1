import type { ReactNode } from 'react'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import type { AskedProof } from './use-proof.ts'

const LaterForm = lazyScreen(() => import('./proof-form.tsx').then(({ ProofForm }) => ProofForm))

export interface ProveAgainProps {
  readonly email: string
  readonly asked: AskedProof | undefined
  /** The form whose change waits for the proof: it stays as it is meanwhile. */
  readonly children: ReactNode
}

/** Stands in the place of a form while its owner proves again whose account it is. */
export function ProveAgain({ email, asked, children }: ProveAgainProps) {
  return (
    <>
      <div hidden={asked !== undefined}>{children}</div>
      {asked === undefined ? null : <LaterForm email={email} asked={asked} />}
    </>
  )
}
