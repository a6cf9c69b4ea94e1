import { useEffect, useRef, useState } from 'react'
import type { Proof, ProofDue } from '../../src-domain/account/proof.ts'

export interface ProofRequest extends ProofDue {
  /** Called with the proof; undefined: the customer cancelled. */
  readonly onProof: (proof: Proof | undefined) => void
}

type Failure = { readonly _tag: string }

/**
 * Makes a change and, if the order server requires a proof, asks for it and retries. Cancelling returns `ProofDue`.
 * Restores the focus afterwards.
 */
export function useProof() {
  const [asked, setAsked] = useState<ProofRequest>()
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (asked !== undefined) return
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    before.current = null
  }, [asked])

  const proven = async <F extends Failure>(
    change: (proof?: Proof) => Promise<F | ProofDue | undefined>,
  ): Promise<F | ProofDue | undefined> => {
    let failure = await change()
    while (isProofDue(failure)) {
      const due = failure
      before.current ??= document.activeElement
      const proof = await new Promise<Proof | undefined>((onProof) => setAsked({ ...due, onProof }))
      if (proof === undefined) break
      failure = await change(proof)
    }
    setAsked(undefined)
    return failure
  }
  return { asked, proven }
}

function isProofDue(failure: Failure | undefined): failure is ProofDue {
  return failure?._tag === 'ProofDue'
}
