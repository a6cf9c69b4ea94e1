import type { GuestTraces } from '../../src-domain/fulfilment/forget-guest.ts'
import { isPlacementPending } from './placement-mark.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

export function guestTraces(local: SafeStorage, tab: SafeStorage): GuestTraces {
  return {
    isPlacementPending: () => isPlacementPending(local),
    table: () => tab.read(sessionKeys.tableLink),
    forget: (menu) => {
      local.clear()
      tab.clear()
      tab.write(sessionKeys.clearedTo, menu)
    },
  }
}
