import { addEvent } from '../../../src-adapters/browser/event-handover.ts'
import { noteUser } from '../../../src-adapters/browser/known-user.ts'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
import type { BrandAnalytics } from '../../../src-domain/brand/brand-analytics.ts'

/** Stores the events of a document without sinks until a later document reports them. */
export function analyticsQueue(brand: BrandAnalytics, storage: SafeStorage) {
  return (events: readonly AnalyticsEvent[]): void => {
    const isTold = Object.keys(brand).length > 0
    for (const event of events) {
      noteUser(storage, event)
      if (!isTold || event._tag === 'User Known') continue
      addEvent(storage, sessionKeys.events, event)
      addEvent(storage, sessionKeys.eventsForShop, event)
    }
  }
}
