import { eventFacts } from './event-facts.ts'
import { callOffered, isOffered } from './page-object.ts'
import type { Service } from './service.ts'

export const segment: Service = {
  script: ({ id, origin = 'https://cdn.segment.com' }) => `${origin}/analytics.js/v1/${id}/analytics.min.js`,
  // The script asks for its own queue before it begins.
  prepare: (page) => Reflect.set(page, 'analytics', Object.assign([], { invoked: true, SNIPPET_VERSION: '4.15.3' })),
  isThere: (page) => isOffered(page, 'analytics', 'track'),
  tell: (page, event) => {
    if (event._tag === 'Page Viewed') return void callOffered(page, ['analytics', 'page'], eventFacts(event))
    if (event._tag === 'Signed In') {
      const { userId, ...traits } = event.user
      callOffered(page, ['analytics', 'identify'], userId, traits)
    }
    callOffered(page, ['analytics', 'track'], event._tag, eventFacts(event))
  },
}
