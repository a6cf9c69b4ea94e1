import { KeptPlacement } from '../../src-contract/kept/kept-placement.ts'
import type { PendingPlacementKeeper } from '../../src-domain/ordering/pending-placement.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

export const pendingPlacementKeeper = (storage: SafeStorage): PendingPlacementKeeper => {
  const { read, write, remove } = keptValue(storage, storageKeys.pendingPlacement, KeptPlacement)
  return { read, write, clear: remove }
}
