import { createContext, useContext, useEffect, useState } from 'react'
import { phoneProblem } from '../../src-domain/account/phone-problem.ts'
import type { PhoneRules } from '../../src-domain/account/phone-rules.ts'
import { displayedPhone } from '../../src-domain/text/displayed-phone.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'

/** What a field needs of the phone rules. */
export interface PhoneChecks extends Pick<PhoneRules, 'problem' | 'written' | 'displayed'> {
  /** Absent: `dialledNumber`, which only staff's documents have. */
  readonly dialled?: PhoneRules['dialled']
}

const own: PhoneChecks = { problem: phoneProblem, written: (typed) => typed, displayed: displayedPhone }

/** Until the rules arrive, and if they never do, the order server alone judges. */
const unjudged: PhoneChecks = {
  problem: (typed) => (pastedText(typed) === '' ? 'missing' : undefined),
  written: (typed) => typed,
  displayed: (phone) => phone,
  dialled: pastedText,
}

/** Fetches the rules of the brand's country. Undefined: ACCT-64 applies, which every document has. */
const FetchPhoneChecks = createContext<(() => Promise<PhoneChecks>) | undefined>(undefined)

export const PhoneChecksProvider = FetchPhoneChecks.Provider

export function usePhoneChecks(): PhoneChecks {
  const fetch = useContext(FetchPhoneChecks)
  const [checks, setChecks] = useState<PhoneChecks>(fetch === undefined ? own : unjudged)
  useEffect(() => {
    let isGone = false
    fetch?.().then(
      (fetched) => {
        if (!isGone) setChecks(fetched)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [fetch])
  return checks
}
