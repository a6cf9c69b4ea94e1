import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { SinkSettings } from '../../src-domain/brand/brand-analytics.ts'
import type { PageObject } from './page-object.ts'

/** How one outside service is brought and spoken to, with what the brand says of it. */
export interface Service {
  /** Absent for one that needs no script of its own. */
  readonly script?: (settings: SinkSettings) => string
  /** Puts into the page what the script looks for when it arrives. */
  readonly prepare?: (page: PageObject, settings: SinkSettings, sessionId: string) => void
  readonly isThere: (page: PageObject) => boolean
  /** Once, when it is there. */
  readonly begin?: (page: PageObject, settings: SinkSettings) => void
  /** The event is without a person, unless the brand wants it otherwise. The settings are for one that sends it itself. */
  readonly tell: (page: PageObject, event: AnalyticsEvent, settings: SinkSettings & BrandFacts) => void
}

export interface BrandFacts {
  /** ISO 4217, of what the brand's dishes cost. */
  readonly currency: string
}
