import { listIn, type PageObject } from './page-object.ts'
import type { Service } from './service.ts'

/** What it is called by stands in a list of the page, before its script as after it. */
function push(page: PageObject, ...command: readonly string[]): void {
  const queue: unknown = Reflect.get(page, '_sift')
  const say: unknown = Reflect.get(Object(queue), 'push')
  if (typeof say === 'function') Reflect.apply(say, queue, [command])
}

/**
 * Who is likely to pay with somebody else's card (ANA-13): told of pages and of who is there, by an id of ours, under the
 * session that the order server hears of with every call. Of dishes and carts it is told nothing.
 */
export const fraudBeacon: Service = {
  script: ({ origin = 'https://cdn.sift.com' }) => `${origin}/s.js`,
  prepare: (page, { id }, sessionId) => {
    listIn(page, '_sift')
    push(page, '_setAccount', id)
    push(page, '_setUserId', '')
    push(page, '_setSessionId', sessionId)
  },
  isThere: () => true,
  tell: (page, event) => {
    if (event._tag === 'User Known') return push(page, '_setUserId', event.userId ?? '')
    if (event._tag === 'Signed In') return push(page, '_setUserId', event.user.userId)
    if (event._tag === 'Page Viewed') push(page, '_trackPageview')
  },
}
