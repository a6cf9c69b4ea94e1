import { isOpen, type KitchenStatus } from '../kitchen/kitchen-status.ts'

/** `order`: what to make. `cancellation`: stop making it. `test`: shows that the printer works. */
export type SlipKind = (typeof slipKinds)[number]

export const slipKinds = ['order', 'cancellation', 'test'] as const

export type SlipDecision = 'print' | 'wait' | 'drop'

/**
 * What to do with a slip that is not printed yet. The kitchen needs no slip of an order that has ended, and no
 * cancellation of an order that went on.
 */
export function slipDecision(kind: SlipKind, status: KitchenStatus | undefined): SlipDecision {
  if (kind === 'test') return 'print'
  // The order was erased.
  if (status === undefined) return 'drop'
  if (kind === 'cancellation') return status === 'cancelled' ? 'print' : 'drop'
  if (status === 'scheduled') return 'wait'
  return isOpen(status) ? 'print' : 'drop'
}
