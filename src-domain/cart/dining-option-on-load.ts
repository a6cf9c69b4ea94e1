import type { DiningOption } from '../dining-option/dining-option.ts'

export interface DiningOptionOnLoad {
  /** Order type in the URL of a menu; absent on the location picker. */
  readonly named?: DiningOption | undefined
  readonly saved: DiningOption | undefined
  /** In display order. */
  readonly allowed: readonly DiningOption[]
  readonly hasValidAddress: boolean
}

/** Order type when a page opens. The order of these rules matters. */
export function diningOptionOnLoad({ named, saved, allowed, hasValidAddress }: DiningOptionOnLoad): DiningOption {
  // LOC-15. A delivery in the URL stays a delivery; the page asks for the address (LINK-04).
  if (named !== undefined) return named
  // LOC-16: the customer may have left the table.
  const kept = saved === 'kiosk' ? undefined : saved
  const first = allowed.includes('pickup') ? 'pickup' : (allowed[0] ?? 'pickup')
  const restored = kept !== undefined && allowed.includes(kept) ? kept : undefined
  if (restored === 'delivery' && !hasValidAddress) return first
  return restored ?? allowed[0] ?? 'pickup'
}
