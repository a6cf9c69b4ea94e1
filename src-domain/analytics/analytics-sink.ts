import type { AnalyticsService } from '../brand/analytics-services.ts'
import type { AnalyticsEvent } from './analytics-event.ts'

/** One service that is told what customers do (ANA-11). It may throw: nobody else is affected. */
export interface AnalyticsSink {
  readonly service: AnalyticsService
  /** Asked again and again until it says that the service is there (ANA-09); brings its script at the first call. */
  readonly start: () => boolean
  /** 'Signed In' also identifies the user (ANA-03). */
  readonly handle: (event: AnalyticsEvent) => void
}

/** Events that a document may not report itself, kept for the tab until one that may takes them. Never throws. */
export interface EventHandover {
  readonly add: (event: AnalyticsEvent) => void
  /** All of them, oldest first; they are not kept any longer. */
  readonly take: () => readonly AnalyticsEvent[]
}
