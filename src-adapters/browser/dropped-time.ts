import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/**
 * That the chosen time went with what it was agreed for, as a rule while the page is being left: who chose it is told on
 * the next one (LOC-17).
 */
export interface DroppedTime {
  readonly note: () => void
  /** Whether there is something to tell; only once. */
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
