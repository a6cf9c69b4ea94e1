import type { ReactNode } from 'react'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import type { ProofRequest } from './use-proof.ts'

const LazyProofForm = lazyScreen(() => import('./proof-form.tsx').then(({ ProofForm }) => ProofForm))

export interface ProofGateProps {
  readonly email: string
  readonly asked: ProofRequest | undefined
  /** Form whose change waits for the proof. It stays mounted. */
  readonly children: ReactNode
}

export function ProofGate({ email, asked, children }: ProofGateProps) {
  return (
    <>
      <div hidden={asked !== undefined}>{children}</div>
      {asked === undefined ? null : <LazyProofForm email={email} asked={asked} />}
    </>
  )
}
