import { KeptPlacement } from '../../src-contract/kept/kept-placement.ts'
import type { PendingPlacementStore } from '../../src-domain/placement/pending-placement.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

export function pendingPlacementStore(storage: SafeStorage, page: EventTarget): PendingPlacementStore {
  const { read, write, remove } = keptValue(storage, storageKeys.pendingPlacement, KeptPlacement)
  return {
    read,
    write,
    clear: remove,
    onWrittenElsewhere: (hear) => {
      const heard = (event: Event) => {
        if (!('key' in event && event.key === storageKeys.pendingPlacement)) return
        const pending = read()
        if (pending !== undefined) hear(pending)
      }
      page.addEventListener('storage', heard)
      return () => page.removeEventListener('storage', heard)
    },
  }
}
