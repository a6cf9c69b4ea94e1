import { eventFacts } from './event-facts.ts'
import { pushForTags, usualLayer } from './google.ts'
import { listIn } from './page-object.ts'
import type { Service } from './service.ts'

/** Sends nothing itself; the brand's own scripts read the data layer. */
export const dataLayer: Service = {
  isThere: () => true,
  tell: (page, event, { currency }) => {
    if (event._tag !== 'User Known')
      listIn(page, usualLayer).push({ event: event._tag, ...eventFacts(event, currency) })
  },
}

export const sharedDataLayer: Service = {
  isThere: () => true,
  tell: (page, event, { currency }) => pushForTags(page, event, currency),
}
