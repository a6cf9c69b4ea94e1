import type { AnalyticsEvent } from './analytics-event.ts'

/** One service that is told what customers do (ANA-11). It may throw: nobody else is affected. */
export interface AnalyticsSink {
  /** Its name in the registry. */
  readonly service: string
  /** Asked again and again until it says that the service is there (ANA-09); brings its script at the first call. */
  readonly start: () => boolean
  /** 'Signed In' also identifies the user (ANA-03). */
  readonly handle: (event: AnalyticsEvent) => void
}
