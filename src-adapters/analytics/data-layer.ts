import { eventFacts } from './event-facts.ts'
import { pushForTags, usualLayer } from './google.ts'
import { listIn } from './page-object.ts'
import type { Service } from './service.ts'

/** For a brand's own scripts and for tests; sends nothing. */
export const dataLayer: Service = {
  isThere: () => true,
  tell: (page, event) => {
    if (event._tag !== 'User Known') listIn(page, usualLayer).push({ event: event._tag, ...eventFacts(event) })
  },
}

/** Shared with a tag manager: one push for both. */
export const sharedDataLayer: Service = {
  isThere: () => true,
  tell: (page, event, { currency }) => pushForTags(page, event, currency),
}
