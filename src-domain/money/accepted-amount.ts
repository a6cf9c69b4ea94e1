import { type Minor, minor } from './minor.ts'

/** Smallest and largest amount that a processor charges in one currency; absent: no bound. */
export interface AcceptedAmount {
  /** Charges are whole multiples of it. Only the order server knows it. */
  readonly step?: Minor
  readonly least?: Minor
  readonly most?: Minor
}

/** An amount of 0 is not charged, so no bound applies (CHK-63). */
export function acceptsAmount({ least, most, step = minor(1) }: AcceptedAmount, amount: Minor): boolean {
  const isWithin = (least === undefined || amount >= least) && (most === undefined || amount <= most)
  return amount === 0 || (isWithin && amount % step === 0)
}
