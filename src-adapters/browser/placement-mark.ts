import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/**
 * Whether a placement is stored, without decoding it: every page's first load checks, and the decoder is ten times as
 * large.
 */
export function isPlacementPending(local: SafeStorage): boolean {
  return local.read(storageKeys.pendingPlacement) !== undefined
}
