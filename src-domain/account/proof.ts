/** Shows once more that whoever holds a session owns its account; neither asks for a code by e-mail. */
export interface Proof {
  readonly password?: string
  readonly code?: string
}

/** The session was proved too long ago for what it asks. `why`: what became of the proof that came along. */
export interface ProofDue {
  readonly _tag: 'ProofDue'
  readonly why?: ProofProblem
}

export type ProofProblem = 'wrong-password' | 'wrong-code' | 'code-sent'

export function isProofProblem(word: string | undefined): word is ProofProblem {
  return word === 'wrong-password' || word === 'wrong-code' || word === 'code-sent'
}
