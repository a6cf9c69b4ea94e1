import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { storageKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { checkoutAddress } from '../../../src-domain/navigation/addresses.ts'

/**
 * For the start of every document but the pay document: a placement that a reload or a crash interrupted is resolved
 * there, so the customer is taken to it (CART-17). Says whether they are. Light on purpose: the first load carries it,
 * and what the record says is read by the pay document, which removes one that cannot be read.
 */
export const leaveToRecover = (storage: SafeStorage, leave: (address: string) => void): boolean => {
  if (storage.read(storageKeys.pendingPlacement) === undefined) return false
  leave(checkoutAddress)
  return true
}
