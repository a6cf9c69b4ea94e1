import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { takeEvents } from '../../../src-adapters/browser/take-events.ts'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
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
}

export type Report = (events: readonly AnalyticsEvent[]) => void

/** The shop tells every service that its brand enabled (ANA-10: in the browser only). */
export function shopAnalytics(needs: AnalyticsNeeds): Report {
  const told = [
    begun(needs, sinksFor(needs.brand, 'blindToAddress'), sessionKeys.events),
    begun(needs, sinksFor(needs.brand, 'addressReaders'), sessionKeys.eventsForShop),
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

function reportingTo({ page, brand, pause }: AnalyticsNeeds, wanted: readonly SinkName[]): Reporting {
  return reportEvents({
    sinks: bringSinks(page, brand, wanted),
    pause,
    // Told to whoever maintains the shop, and to nobody else (ANA-18).
    onFailure: (service, reason) =>
      page.reportError(new Error(`[lbx-tools] ${service} failed to initialize`, { cause: reason })),
  })
}

/** Begins to report to some services, first what another document of this tab left for them. */
function begun(needs: AnalyticsNeeds, wanted: readonly SinkName[], left: string): Report {
  const { report, start } = reportingTo(needs, wanted)
  for (const event of takeEvents(needs.storage, left)) report(event)
  void start()
  return (events) => events.forEach(report)
}
