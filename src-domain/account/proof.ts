/** Proves that the holder of a session owns its account. An empty proof asks for a code by e-mail. */
export interface Proof {
  readonly password?: string
  readonly code?: string
}

/** The session was proved too long ago for this change. `why`: the result of the proof that was sent. */
export interface ProofDue {
  readonly _tag: 'ProofDue'
  readonly why?: ProofProblem
}

export type ProofProblem = 'wrong-password' | 'wrong-code' | 'code-sent'

export function isProofProblem(word: string | undefined): word is ProofProblem {
  return word === 'wrong-password' || word === 'wrong-code' || word === 'code-sent'
}
