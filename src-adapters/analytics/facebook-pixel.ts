import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import { eventFacts } from './event-facts.ts'
import { callOffered, isOffered } from './page-object.ts'
import type { Service } from './service.ts'

/** Its own words for the moments that its campaigns are measured by; the others go under our names. */
const standard: Partial<Record<AnalyticsEvent['_tag'], string>> = {
  'Page Viewed': 'PageView',
  'Product Added': 'AddToCart',
  'Product Clicked': 'ViewContent',
  'Checkout Started': 'InitiateCheckout',
  Purchase: 'Purchase',
}

export const facebookPixel: Service = {
  script: ({ origin = 'https://connect.facebook.net' }) => `${origin}/en_US/fbevents.js`,
  prepare: (page) => {
    const queue: unknown[] = []
    const fbq = (...args: readonly unknown[]) => {
      const send: unknown = Reflect.get(fbq, 'callMethod')
      if (typeof send === 'function') Reflect.apply(send, fbq, [...args])
      else queue.push(args)
    }
    Object.assign(fbq, { queue, push: fbq, loaded: true, version: '2.0' })
    Reflect.set(page, 'fbq', fbq)
  },
  isThere: (page) => isOffered(page, 'fbq', 'callMethod'),
  begin: (page, { id }) => {
    // Else it reads buttons and forms by itself.
    callOffered(page, ['fbq'], 'set', 'autoConfig', false, id)
    callOffered(page, ['fbq'], 'init', id)
  },
  tell: (page, event) => {
    if (event._tag === 'Signed In') return
    // It takes addresses only hashed, and we hash none.
    const { email: _, phone: __, ...facts } = eventFacts(event)
    const name = standard[event._tag]
    callOffered(page, ['fbq'], name === undefined ? 'trackCustom' : 'track', name ?? event._tag, facts)
  },
}
