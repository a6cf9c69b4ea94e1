import { addEvent } from '../../../src-adapters/browser/event-handover.ts'
import { noteUser } from '../../../src-adapters/browser/known-user.ts'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { isAddressKey } from '../../../src-domain/analytics/page-view.ts'
import { sinksFor } from '../../sinks/policies.ts'
import { type AnalyticsNeeds, type Report, startAnalytics } from './start-analytics.ts'

/**
 * Reports to every sink that the brand enabled and that may read this page's address. Only the browser reports
 * (ANA-10).
 */
export function pageAnalytics(needs: AnalyticsNeeds): Report {
  const { page, storage } = needs
  const readers = sinksFor(needs.brand, 'addressReaders')
  const told = [
    startAnalytics(needs, sinksFor(needs.brand, 'blindToAddress'), sessionKeys.events),
    // The address of a shared cart or an order grants access to it, so events wait for the next page.
    isAddressKey(page.location)
      ? leaveEvents(storage, readers.length === 0 ? undefined : sessionKeys.eventsForShop)
      : startAnalytics(needs, readers, sessionKeys.eventsForShop),
  ]
  return (events) => {
    for (const event of events) noteUser(storage, event)
    for (const report of told) report(events)
  }
}

function leaveEvents(storage: SafeStorage, key: string | undefined): Report {
  return (events) => {
    if (key !== undefined) for (const event of events) addEvent(storage, key, event)
  }
}
