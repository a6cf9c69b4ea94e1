import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/**
 * Whether this page is the first of the storefront in its tab (LOC-17); from now on there was one. `tab` is the tab's
 * session storage. Where nothing can be kept no visit is told from another, and what was chosen stays.
 */
export function beginsVisit(tab: SafeStorage): boolean {
  return tab.read(sessionKeys.visit) === undefined && tab.write(sessionKeys.visit, '1')
}
