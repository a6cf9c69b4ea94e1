import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'
import type { PageObject } from './page-object.ts'

/** How one third-party service is loaded and called, with the brand's settings. */
export interface Service {
  /** Absent for a service without a script. */
  readonly script?: (settings: SinkSettings) => string
  /** Defines the globals that the script expects. */
  readonly prepare?: (page: PageObject, settings: SinkSettings, sessionId: string) => void
  readonly isThere: (page: PageObject) => boolean
  /** Called once, after the script has loaded. */
  readonly begin?: (page: PageObject, settings: SinkSettings) => void
  /** Events carry no personal data unless the brand opts in. Settings are for services that send them themselves. */
  readonly tell: (page: PageObject, event: AnalyticsEvent, settings: SinkSettings & BrandFacts) => void
}

export interface BrandFacts {
  /** The brand's currency, ISO 4217. */
  readonly currency: string
}
