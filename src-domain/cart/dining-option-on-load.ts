import type { DiningOption } from '../dining-option/dining-option.ts'

export interface DiningOptionOnLoad {
  /** The path's order type is dine-in (LOC-15). */
  readonly isDineInPath: boolean
  readonly saved: DiningOption | undefined
  /** The tabs on offer, in their order. */
  readonly allowed: readonly DiningOption[]
  readonly hasValidAddress: boolean
}

/** The path tokens that mean dine-in (LOC-15). */
export const isDineInToken = (orderType: string | undefined): boolean =>
  orderType === 'dine-in' || orderType === 'dinein' || orderType === 'kiosk'

/** Which way the food is got when a location page opens. The rules may collide; this is their order. */
export const diningOptionOnLoad = ({
  isDineInPath,
  saved,
  allowed,
  hasValidAddress,
}: DiningOptionOnLoad): DiningOption => {
  if (isDineInPath) return 'kiosk'
  // LOC-16: a table is not where the customer is now.
  const kept = saved === 'kiosk' ? undefined : saved
  const first = allowed.includes('pickup') ? 'pickup' : (allowed[0] ?? 'pickup')
  // LOC-13.
  const restored = kept !== undefined && allowed.includes(kept) ? kept : undefined
  // LOC-14.
  if (restored === 'delivery' && !hasValidAddress) return first
  return restored ?? allowed[0] ?? 'pickup'
}
