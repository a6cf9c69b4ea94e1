import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

export function noteUser(tab: SafeStorage, event: AnalyticsEvent): void {
  if (event._tag !== 'User Known') return
  if (event.userId === undefined) tab.remove(sessionKeys.user)
  else tab.write(sessionKeys.user, event.userId)
}

/** A sign-out in any tab clears it. */
export function knownUser(local: SafeStorage, tab: SafeStorage, tokenKey: string): string | undefined {
  return local.read(tokenKey) === undefined ? undefined : tab.read(sessionKeys.user)
}
