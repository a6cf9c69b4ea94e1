import { boundIn, mostStored } from '../money/bound-in.ts'
import type { Currency } from '../money/currency.ts'
import { type Minor, minor } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'

/** Most that one change gives or takes: $10,000.00, or as much in another currency. */
export function mostCredit(currency: Currency): Minor {
  return boundIn(currency, 10_000_00)
}

export type PatronChangeKind = 'credit-given' | 'credit-taken' | 'employee-set' | 'employee-removed'

export interface PatronChange {
  readonly kind: PatronChangeKind
  /** Negative if credit was taken; 0 for the employee mark. */
  readonly amount: Minor
  readonly reason: string
  /** Name of the member; empty if the member is gone. */
  readonly by: string
  readonly at: Instant
}

/** A customer's account as staff see it. */
export interface CreditedPatron {
  readonly id: string
  readonly name: string
  readonly email?: string
  readonly phone?: string
  /** As its country writes it; absent: the format of LOC-50. */
  readonly displayedPhone?: string
  readonly credit: Minor
  /** Part of the credit that running payments hold. */
  readonly held: Minor
  readonly isEmployee: boolean
  /** Newest first. */
  readonly history: readonly PatronChange[]
}

export type CreditProblem =
  | { readonly _tag: 'AmountOutOfRange' }
  /** The customer has less than would be taken. */
  | { readonly _tag: 'TooLittleCredit'; readonly available: Minor }

/** Why credit cannot change by `change`, or undefined. Credit held by a running payment cannot be taken. */
export function creditProblem(
  { credit, held }: Pick<CreditedPatron, 'credit' | 'held'>,
  change: Minor,
  currency: Currency,
): CreditProblem | undefined {
  if (!isCreditChange(change, currency) || credit + change > mostStored) return { _tag: 'AmountOutOfRange' }
  const available = minor(credit - held)
  return available + change < 0 ? { _tag: 'TooLittleCredit', available } : undefined
}

export function isCreditChange(change: Minor, currency: Currency): boolean {
  return change !== 0 && Math.abs(change) <= mostCredit(currency)
}
