import { listIn, type PageObject } from './page-object.ts'
import type { Service } from './service.ts'

function push(page: PageObject, ...command: readonly string[]): void {
  const queue: unknown = Reflect.get(page, '_sift')
  const say: unknown = Reflect.get(Object(queue), 'push')
  if (typeof say === 'function') Reflect.apply(say, queue, [command])
}

/** Gets page views and a user id under the order server's session id; no dishes or carts (ANA-13). */
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
