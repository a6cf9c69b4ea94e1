import type { Minor } from '../money/minor.ts'
import type { BasisPoints } from '../money/percent.ts'
import type { TakenOff } from './promotion.ts'

export interface OffTerms {
  readonly percent?: BasisPoints
  /** Limit of a percentage. */
  readonly atMost?: Minor
  readonly amount?: Minor
}

/** Undefined unless there is exactly one of percent and amount. */
export function takenOff({ percent, atMost, amount }: OffTerms): TakenOff | undefined {
  if (amount !== undefined) return percent === undefined ? { _tag: 'Amount', amount } : undefined
  if (percent === undefined) return undefined
  return { _tag: 'Percent', rate: percent, ...(atMost === undefined ? {} : { atMost }) }
}

export function offTerms(off: TakenOff): OffTerms {
  if (off._tag === 'Amount') return { amount: off.amount }
  return { percent: off.rate, ...(off.atMost === undefined ? {} : { atMost: off.atMost }) }
}
