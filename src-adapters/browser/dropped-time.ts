import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** Remembers that a chosen time was dropped while the page unloaded; the next page informs the customer (LOC-17). */
export interface DroppedTime {
  readonly note: () => void
  /** Returns true once. */
  readonly take: () => boolean
}

export function droppedTime(tab: SafeStorage): DroppedTime {
  return {
    note: () => void tab.write(sessionKeys.timeDropped, '1'),
    take: () => {
      const isNoted = tab.read(sessionKeys.timeDropped) !== undefined
      if (isNoted) tab.remove(sessionKeys.timeDropped)
      return isNoted
    },
  }
}
