import { isPlacementPending } from '../../../src-adapters/browser/placement-mark.ts'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { recoverFirst } from '../../../src-domain/checkout/recover-first.ts'

/** For the start of every document but the pay document. Says whether the customer is taken to the checkout. */
export function leaveToRecover(local: SafeStorage, leave: (address: string) => void): boolean {
  const checkout = recoverFirst(isPlacementPending(local))
  if (checkout !== undefined) leave(checkout)
  return checkout !== undefined
}
