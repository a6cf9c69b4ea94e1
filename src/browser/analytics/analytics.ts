import { addEvent } from '../../../src-adapters/browser/event-handover.ts'
import { noteUser } from '../../../src-adapters/browser/known-user.ts'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { isAddressKey } from '../../../src-domain/analytics/page-view.ts'
import { sinksFor } from '../../sinks/policies.ts'
import { type AnalyticsNeeds, begun, type Report } from './begun.ts'

/** The shop tells every service that its brand enabled (ANA-10: in the browser only). */
export function shopAnalytics(needs: AnalyticsNeeds): Report {
  const { page, storage } = needs
  const readers = sinksFor(needs.brand, 'addressReaders')
  const told = [
    begun(needs, sinksFor(needs.brand, 'blindToAddress'), sessionKeys.events),
    // Whose address is a key, such as that of a cart which somebody handed over, is left to the next page as well.
    isAddressKey(page.location)
      ? leftFor(storage, readers.length === 0 ? undefined : sessionKeys.eventsForShop)
      : begun(needs, readers, sessionKeys.eventsForShop),
  ]
  return (events) => {
    for (const event of events) noteUser(storage, event)
    for (const report of told) report(events)
  }
}

/**
 * The address of an order is a capability, so this document tells only those that do not read it what the checkout
 * left; the others learn of it from the next page of the shop.
 */
export function orderAnalytics(needs: AnalyticsNeeds): Report {
  return begun(needs, sinksFor(needs.brand, 'blindToAddress'), sessionKeys.events)
}

function leftFor(storage: SafeStorage, key: string | undefined): Report {
  return (events) => {
    if (key !== undefined) for (const event of events) addEvent(storage, key, event)
  }
}
