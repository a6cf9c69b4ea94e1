import type { Brand } from '../brand/brand.ts'
import { type Cents, zero } from '../money/cents.ts'

/** Zero unless the brand has a program (LOYAL-01). */
export function spendableCredit({ loyalty }: Brand, onRecord: Cents): Cents {
  return loyalty.enabled ? onRecord : zero
}
