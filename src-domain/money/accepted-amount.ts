import type { Minor } from './minor.ts'

/** Smallest and largest amount that a processor charges in one currency; absent: no bound. */
export interface AcceptedAmount {
  readonly least?: Minor
  readonly most?: Minor
}

/** An amount of 0 is not charged, so no bound applies (CHK-63). */
export function acceptsAmount({ least, most }: AcceptedAmount, amount: Minor): boolean {
  return amount === 0 || ((least === undefined || amount >= least) && (most === undefined || amount <= most))
}
