import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { takeEvents } from '../../../src-adapters/browser/take-events.ts'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
import { pageViewed, withCheckoutViews } from '../../../src-domain/analytics/page-view.ts'
import { type Reporting, reportEvents } from '../../../src-domain/analytics/report-events.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import type { SinkName } from '../../sinks/names.ts'
import { sinkFollows } from '../../sinks/policies.ts'
import type { OnConsent } from './on-consent.ts'
import { pageSinks, type SinkPage } from './page-sinks.ts'

export interface AnalyticsNeeds extends SinkPage {
  /** The user id that earlier documents of this tab stored for the signed-in patron. */
  readonly userId: string | undefined
  /** The tab's session storage. */
  readonly storage: SafeStorage
  readonly pause: Pause
  readonly onConsent: OnConsent
}

export type Report = (events: readonly AnalyticsEvent[]) => void

/** Starts sinks: reports the events that earlier documents of this tab stored for them, then the page view. */
export function startAnalytics(needs: AnalyticsNeeds, wanted: readonly SinkName[], left: string): Report {
  const before: readonly AnalyticsEvent[] = [
    // Comes first, so that sinks attribute later events to the user.
    ...(needs.userId === undefined ? [] : [{ _tag: 'User Known' as const, userId: needs.userId }]),
    ...withCheckoutViews(takeEvents(needs.storage, left)),
    pageViewed(needs.page.location.pathname),
  ]
  const told = [
    startReporting(
      needs,
      wanted.filter((name) => !sinkFollows(name)),
      before,
    ),
    holdUntilConsent(needs, wanted.filter(sinkFollows), before),
  ]
  return (events) => {
    for (const report of told) report(events)
  }
}

function startReporting(needs: AnalyticsNeeds, wanted: readonly SinkName[], before: readonly AnalyticsEvent[]): Report {
  const { report, start } = reportingTo(needs, wanted)
  before.forEach(report)
  void start()
  return (events) => events.forEach(report)
}

/** Events held on a page until consent. The oldest are dropped first. */
const mostHeld = 200

/** Holds this page's events until the customer consents, and drops them otherwise. */
function holdUntilConsent(
  needs: AnalyticsNeeds,
  wanted: readonly SinkName[],
  before: readonly AnalyticsEvent[],
): Report {
  if (wanted.length === 0) return () => undefined
  let held = before
  let report: Report | undefined
  needs.onConsent(() => {
    report = startReporting(needs, wanted, held)
    held = []
  })
  return (events) => {
    if (report !== undefined) report(events)
    else held = [...held, ...events].slice(-mostHeld)
  }
}

function reportingTo(needs: AnalyticsNeeds, wanted: readonly SinkName[]): Reporting {
  return reportEvents({
    sinks: pageSinks(needs, wanted),
    pause: needs.pause,
    // Logged for the shop's developers, not shown to customers (ANA-18).
    onFailure: (service, reason) =>
      needs.page.reportError(new Error(`[lbx-tools] ${service} failed to initialize`, { cause: reason })),
  })
}
