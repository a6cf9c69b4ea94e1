import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import { eventFacts } from './event-facts.ts'
import { callOffered, isOffered } from './page-object.ts'
import type { Service } from './service.ts'

/** Its own words for what it counts by itself. */
const standard: Partial<Record<AnalyticsEvent['_tag'], string>> = { Purchase: 'PURCHASE', 'Page Viewed': 'PAGEVIEW' }

/** Which advertisement or link brought a customer. */
export const appAttribution: Service = {
  script: ({ origin = 'https://cdn.branch.io' }) => `${origin}/branch-latest.min.js`,
  isThere: (page) => isOffered(page, 'branch', 'init'),
  begin: (page, { id }) => void callOffered(page, ['branch', 'init'], id),
  tell: (page, event) => {
    if (event._tag === 'Signed In') return void callOffered(page, ['branch', 'setIdentity'], event.user.userId)
    callOffered(page, ['branch', 'logEvent'], standard[event._tag] ?? event._tag, eventFacts(event))
  },
}
