import type { Brand } from '../brand/brand.ts'
import { type Cents, zero } from '../money/cents.ts'

/** Credit is spent only where the brand rewards its patrons (LOYAL-01); elsewhere what is on record lies untouched. */
export function spendableCredit({ loyalty }: Brand, onRecord: Cents): Cents {
  return loyalty.enabled ? onRecord : zero
}
