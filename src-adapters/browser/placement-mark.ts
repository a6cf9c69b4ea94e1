import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Every page makes this check, so it does not load the large decoder. */
export function isPlacementPending(local: SafeStorage): boolean {
  return local.read(storageKeys.pendingPlacement) !== undefined
}
