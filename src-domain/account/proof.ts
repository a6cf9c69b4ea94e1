/** Proof that the holder of a session owns its account. An empty proof requests a code by email. */
export interface Proof {
  readonly password?: string
  readonly code?: string
}

/** The session's last proof is too old for this change. `why`: the result of the proof sent. */
export interface ProofDue {
  readonly _tag: 'ProofDue'
  readonly why?: ProofProblem
}

export type ProofProblem = 'wrong-password' | 'wrong-code' | 'code-sent'

export function isProofProblem(word: string | undefined): word is ProofProblem {
  return word === 'wrong-password' || word === 'wrong-code' || word === 'code-sent'
}
