import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/**
 * Whether a placement is kept, without reading what it says: the first load of every page asks, and what decodes the
 * record is ten times as long.
 */
export function isPlacementPending(local: SafeStorage): boolean {
  return local.read(storageKeys.pendingPlacement) !== undefined
}
