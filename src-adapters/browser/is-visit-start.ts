import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/**
 * Whether this is the tab's first page of the storefront (LOC-17), and records it. `tab`: session storage. False if
 * nothing can be stored, so that choices are kept.
 */
export function isVisitStart(tab: SafeStorage): boolean {
  return tab.read(sessionKeys.visit) === undefined && tab.write(sessionKeys.visit, '1')
}
