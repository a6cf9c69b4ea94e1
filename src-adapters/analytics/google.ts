import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import { eventFacts, type Facts } from './event-facts.ts'
import { listIn, type PageObject } from './page-object.ts'
import type { Service } from './service.ts'

const home = 'https://www.googletagmanager.com'

/** The names under which Google's reports know the moments of a shop. */
const googleNames: Readonly<Record<AnalyticsEvent['_tag'], string>> = {
  'Page Viewed': 'page_view',
  'Cleared Cart': 'cleared_cart',
  'Cart Viewed': 'view_cart',
  'Checkout Started': 'begin_checkout',
  'Product Added': 'add_to_cart',
  'Product Clicked': 'select_item',
  'Product Modified': 'product_modified',
  'Product Removed': 'remove_from_cart',
  Purchase: 'purchase',
  'Signed In': 'login',
  'Unnamed Event': 'unnamed_event',
}

/** Google is told of a purchase without who made it: an e-mail address in a report breaks its terms. */
function googleFacts(event: AnalyticsEvent): Facts {
  if (event._tag === 'Signed In') return {}
  // In place of the address that the script would read by itself.
  if (event._tag === 'Page Viewed') return { page_location: event.path }
  const { email: _, phone: __, id, taxAmount, ...facts } = eventFacts(event)
  return event._tag === 'Purchase' ? { ...facts, transaction_id: id, tax: taxAmount } : facts
}

/** The tag script takes `arguments` objects and no arrays: it tells the two apart. */
function gtag(page: PageObject, ...args: readonly unknown[]) {
  const collect = function () {
    // biome-ignore lint/complexity/noArguments: what the script looks for is an arguments object
    listIn(page, 'dataLayer').push(arguments)
  }
  Reflect.apply(collect, undefined, [...args])
}

export const googleAnalytics: Service = {
  script: ({ id, origin = home }) => `${origin}/gtag/js?id=${id}`,
  prepare: (page, { id }) => {
    gtag(page, 'js', new Date())
    // The page's own address may be somebody's: /order/{token}.
    gtag(page, 'config', id, { send_page_view: false, page_location: '/', page_referrer: '' })
  },
  isThere: () => true,
  tell: (page, event) => {
    if (event._tag === 'Signed In') gtag(page, 'set', { user_id: event.user.userId })
    gtag(page, 'event', googleNames[event._tag], googleFacts(event))
  },
}

export const tagManager: Service = {
  script: ({ id, origin = home }) => `${origin}/gtm.js?id=${id}`,
  prepare: (page) => void listIn(page, 'dataLayer').push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
  isThere: (page) => Reflect.has(page, 'google_tag_manager'),
  tell: (page, event) => void listIn(page, 'dataLayer').push({ event: event._tag, ...googleFacts(event) }),
}
