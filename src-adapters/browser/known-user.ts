import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** Notes who this tab's later documents are for, from what is told of it. */
export function noteUser(tab: SafeStorage, event: AnalyticsEvent): void {
  if (event._tag !== 'User Known') return
  if (event.userId === undefined) tab.remove(sessionKeys.user)
  else tab.write(sessionKeys.user, event.userId)
}
