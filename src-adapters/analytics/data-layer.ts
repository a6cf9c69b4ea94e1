import { eventFacts } from './event-facts.ts'
import { listIn } from './page-object.ts'
import type { Service } from './service.ts'

/** The list in the page from which a brand's own set-up, or a test, reads. It sends nothing anywhere. */
export const dataLayer: Service = {
  isThere: () => true,
  tell: (page, event) => void listIn(page, 'dataLayer').push({ event: event._tag, ...eventFacts(event) }),
}
