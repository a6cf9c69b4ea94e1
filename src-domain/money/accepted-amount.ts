import type { Cents } from './cents.ts'

/** The smallest and the largest amount that a processor charges in one currency; absent: no bound. */
export interface AcceptedAmount {
  readonly least?: Cents
  readonly most?: Cents
}

/** Nothing is charged for an amount of 0, so no bound applies to it (CHK-63). */
export function acceptsAmount({ least, most }: AcceptedAmount, amount: Cents): boolean {
  return amount === 0 || ((least === undefined || amount >= least) && (most === undefined || amount <= most))
}
