import type { FollowedTable } from '../../src-domain/fulfilment/seat-at-table.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

export function followedTable(tab: SafeStorage): FollowedTable {
  return {
    read: () => tab.read(sessionKeys.tableLink),
    keep: (number) => void tab.write(sessionKeys.tableLink, number),
  }
}
