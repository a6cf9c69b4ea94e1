import type { AnalyticsEvent } from './analytics-event.ts'

/** One analytics service (ANA-11). It may throw without affecting other sinks. */
export interface AnalyticsSink {
  readonly service: string
  /** Loads the script at the first call; called again until it returns true (ANA-09). */
  readonly start: () => boolean
  /** 'Signed In' also identifies the user (ANA-03). */
  readonly handle: (event: AnalyticsEvent) => void
}
