import { isPlacementPending } from '../../../src-adapters/browser/placement-mark.ts'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { unseenOrder } from '../../../src-adapters/browser/unseen-order.ts'
import { recoverFirst } from '../../../src-domain/checkout/recover-first.ts'
import type { Clock } from '../../../src-domain/time/clock.ts'

/**
 * Leaves for an order that needs attention. Every document except the pay document calls this first. Returns true if it
 * leaves.
 */
export function leaveToRecover(local: SafeStorage, clock: Clock, leave: (address: string) => void): boolean {
  const address = recoverFirst({
    isPlacementPending: isPlacementPending(local),
    unseenOrder: unseenOrder(local, clock).token(),
  })
  if (address !== undefined) leave(address)
  return address !== undefined
}
