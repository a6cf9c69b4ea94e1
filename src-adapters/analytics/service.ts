import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { AnalyticsService } from '../../src-domain/brand/analytics-services.ts'
import type { PageObject } from './page-object.ts'

/** How one outside service is brought and spoken to; `id` is the one under which it knows the brand. */
export interface Service {
  readonly service: AnalyticsService
  /** Absent for one that needs no script of its own. */
  readonly script?: (id: string) => string
  /** Puts into the page what the script looks for when it arrives. */
  readonly prepare?: (page: PageObject, id: string) => void
  readonly isThere: (page: PageObject) => boolean
  /** Once, when it is there. */
  readonly begin?: (page: PageObject, id: string) => void
  readonly tell: (page: PageObject, event: AnalyticsEvent) => void
}
