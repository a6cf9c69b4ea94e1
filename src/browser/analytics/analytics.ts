import { addEvent } from '../../../src-adapters/browser/event-handover.ts'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { takeEvents } from '../../../src-adapters/browser/take-events.ts'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
import { isAddressKey, pageViewed, withCheckoutViews } from '../../../src-domain/analytics/page-view.ts'
import { type Reporting, reportEvents } from '../../../src-domain/analytics/report-events.ts'
import type { BrandAnalytics } from '../../../src-domain/brand/brand-analytics.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import type { SinkName } from '../../sinks/names.ts'
import { sinksFor } from '../../sinks/policies.ts'
import { bringSinks } from './bring-sinks.ts'

export interface AnalyticsNeeds {
  readonly page: Window & typeof globalThis
  readonly brand: BrandAnalytics
  /** The tab's session storage. */
  readonly storage: SafeStorage
  readonly pause: Pause
  /** Of this page load, as the order server hears it with every call. */
  readonly sessionId: string
}

export type Report = (events: readonly AnalyticsEvent[]) => void

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

function reportingTo({ page, brand, pause, sessionId }: AnalyticsNeeds, wanted: readonly SinkName[]): Reporting {
  return reportEvents({
    sinks: bringSinks(page, brand, wanted, sessionId),
    pause,
    // Told to whoever maintains the shop, and to nobody else (ANA-18).
    onFailure: (service, reason) =>
      page.reportError(new Error(`[lbx-tools] ${service} failed to initialize`, { cause: reason })),
  })
}

function leftFor(storage: SafeStorage, key: string | undefined): Report {
  return (events) => {
    if (key !== undefined) for (const event of events) addEvent(storage, key, event)
  }
}

/** Begins to report to some services: what another document of this tab left for them, then that this page is seen. */
function begun(needs: AnalyticsNeeds, wanted: readonly SinkName[], left: string): Report {
  const { report, start } = reportingTo(needs, wanted)
  for (const event of withCheckoutViews(takeEvents(needs.storage, left))) report(event)
  report(pageViewed(needs.page.location.pathname))
  void start()
  return (events) => events.forEach(report)
}
