import type { Brand } from '../brand/brand.ts'
import { type Minor, zero } from '../money/minor.ts'

/** Zero unless the brand has a program (LOYAL-01). */
export function spendableCredit({ loyalty }: Brand, onRecord: Minor): Minor {
  return loyalty.enabled ? onRecord : zero
}
