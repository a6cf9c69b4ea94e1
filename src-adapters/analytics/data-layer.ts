import { eventFacts } from './event-facts.ts'
import { pushForTags, usualLayer } from './google.ts'
import { listIn } from './page-object.ts'
import type { Service } from './service.ts'

/** The list in the page from which a brand's own set-up, or a test, reads. It sends nothing anywhere. */
export const dataLayer: Service = {
  isThere: () => true,
  tell: (page, event) => {
    if (event._tag !== 'User Known') listIn(page, usualLayer).push({ event: event._tag, ...eventFacts(event) })
  },
}

/** The same where a tag manager reads that list as well: one push for both. */
export const sharedDataLayer: Service = {
  isThere: () => true,
  tell: (page, event, { currency }) => pushForTags(page, event, currency),
}
