import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** True once per tab (LOC-17); false without storage, so choices are kept. */
export function isVisitStart(tab: SafeStorage): boolean {
  return tab.read(sessionKeys.visit) === undefined && tab.write(sessionKeys.visit, '1')
}
