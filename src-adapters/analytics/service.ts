import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'
import type { PageObject } from './page-object.ts'

export interface Service {
  readonly script?: (settings: SinkSettings) => string
  readonly prepare?: (page: PageObject, settings: SinkSettings, sessionId: string) => void
  readonly isThere: (page: PageObject) => boolean
  /** Called once, after the script has loaded. */
  readonly begin?: (page: PageObject, settings: SinkSettings) => void
  /** Sends personal data only if the brand opts in. */
  readonly tell: (page: PageObject, event: AnalyticsEvent, settings: SinkSettings & BrandFacts) => void
}

export interface BrandFacts {
  /** ISO 4217. */
  readonly currency: string
}
