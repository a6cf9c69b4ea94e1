import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Every page's first load checks this; the decoder is ten times as large. */
export function isPlacementPending(local: SafeStorage): boolean {
  return local.read(storageKeys.pendingPlacement) !== undefined
}
