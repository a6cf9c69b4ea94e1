import type { DiningOption } from '../dining-option/dining-option.ts'

export interface DiningOptionOnLoad {
  /** What the address of a menu names; absent where it names none, and on the picker, whose tabs only look. */
  readonly named?: DiningOption | undefined
  readonly saved: DiningOption | undefined
  /** The tabs on offer, in their order. */
  readonly allowed: readonly DiningOption[]
  readonly hasValidAddress: boolean
}

/** Which way the food is got when a page opens. The rules may collide; this is their order. */
export function diningOptionOnLoad({ named, saved, allowed, hasValidAddress }: DiningOptionOnLoad): DiningOption {
  // LOC-15. A delivery that is named is one: where it goes is asked for, and it is never turned into pickup (LINK-04).
  if (named !== undefined) return named
  // LOC-16: a table is not where the customer is now.
  const kept = saved === 'kiosk' ? undefined : saved
  const first = allowed.includes('pickup') ? 'pickup' : (allowed[0] ?? 'pickup')
  // As it was, where this page still has that way (LOC-13).
  const restored = kept !== undefined && allowed.includes(kept) ? kept : undefined
  // A delivery to nowhere is none (LOC-14).
  if (restored === 'delivery' && !hasValidAddress) return first
  return restored ?? allowed[0] ?? 'pickup'
}
