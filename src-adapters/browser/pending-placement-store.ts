import { KeptPlacement } from '../../src-contract/kept/kept-placement.ts'
import type { PendingPlacementStore } from '../../src-domain/ordering/pending-placement.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

export function pendingPlacementStore(storage: SafeStorage): PendingPlacementStore {
  const { read, write, remove } = keptValue(storage, storageKeys.pendingPlacement, KeptPlacement)
  return { read, write, clear: remove }
}
