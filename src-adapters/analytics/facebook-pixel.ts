import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import { type CommerceFacts, commerceFacts } from './commerce-facts.ts'
import type { Facts } from './event-facts.ts'
import { callOffered, isOffered } from './page-object.ts'
import type { Service } from './service.ts'

/** Meta's standard events (developers.facebook.com/docs/meta-pixel/reference). */
const standard: Partial<Record<AnalyticsEvent['_tag'], string>> = {
  'Page Viewed': 'PageView',
  'Product Added': 'AddToCart',
  'Product Clicked': 'ViewContent',
  'Checkout Started': 'InitiateCheckout',
  Purchase: 'Purchase',
}

/** Meta accepts personal data only hashed; we send none. */
function pixelFacts(event: AnalyticsEvent, currency: string): Facts {
  if (event._tag === 'Page Viewed') return { path: event.path }
  const commerce = commerceFacts(event, currency)
  return commerce === undefined ? {} : ofCommerce(commerce)
}

function ofCommerce({ products, value, currency }: CommerceFacts): Facts {
  const [first, second] = products
  const alone = second === undefined ? first : undefined
  return {
    content_type: 'product',
    content_ids: products.map(({ id }) => id),
    contents: products.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
    ...(alone === undefined ? {} : { content_name: alone.name }),
    ...(alone === undefined || alone.category === '' ? {} : { content_category: alone.category }),
    num_items: products.reduce((count, { quantity }) => count + quantity, 0),
    ...{ value, currency },
  }
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
    // No automatic tracking of buttons and forms.
    callOffered(page, ['fbq'], 'set', 'autoConfig', false, id)
    callOffered(page, ['fbq'], 'init', id)
  },
  tell: (page, event, { currency }) => {
    if (event._tag === 'Signed In' || event._tag === 'User Known') return
    const name = standard[event._tag]
    const facts = pixelFacts(event, currency)
    callOffered(page, ['fbq'], name === undefined ? 'trackCustom' : 'track', name ?? event._tag, facts)
  },
}
