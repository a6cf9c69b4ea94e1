import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import { withoutPersonalData } from '../../src-domain/analytics/without-personal-data.ts'
import { decimalsOf } from '../../src-domain/money/currency.ts'
import { majorAmount } from '../../src-domain/money/major-amount.ts'
import { type CommerceFacts, type CommerceProduct, commerceFacts } from './commerce-facts.ts'
import { eventFacts, type Facts } from './event-facts.ts'
import { addressIn, argumentsIn, listIn, type PageObject } from './page-object.ts'
import type { Service } from './service.ts'

const home = 'https://www.googletagmanager.com'

/** developers.google.com/analytics/devguides/collection/ga4/reference/events */
const googleNames: Readonly<Record<Exclude<AnalyticsEvent['_tag'], 'User Known'>, string>> = {
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

function ofProduct({ id, name, category, price, quantity }: CommerceProduct): Facts {
  return { item_id: id, item_name: name, ...(category === '' ? {} : { item_category: category }), price, quantity }
}

function ofCommerce({ products, value, currency, purchase }: CommerceFacts): Facts {
  const bought =
    purchase === undefined
      ? {}
      : {
          transaction_id: purchase.id,
          tax: majorAmount(purchase.taxAmount, decimalsOf(currency)),
          ...(purchase.code === '' ? {} : { coupon: purchase.code }),
        }
  return { ...bought, currency, value, items: products.map(ofProduct) }
}

/** Google forbids email addresses. */
function googleFacts(page: PageObject, event: AnalyticsEvent, currency: string): Facts {
  // Without this field, Google's script would read the page's URL.
  if (event._tag === 'Page Viewed') return { page_location: addressIn(page, event.path) }
  const commerce = commerceFacts(event, currency)
  return commerce === undefined ? {} : ofCommerce(commerce)
}

/** `layer`: global name of the script's queue. Other sinks use the default queue. */
export function googleAnalytics(layer: string): Service {
  const gtag = (page: PageObject, ...words: readonly unknown[]) => void listIn(page, layer).push(argumentsIn(...words))
  return {
    script: ({ id, origin = home }) => `${origin}/gtag/js?id=${id}${layer === usualLayer ? '' : `&l=${layer}`}`,
    prepare: (page, { id }) => {
      gtag(page, 'js', new Date())
      // The page's URL may contain an order token (/order/{token}).
      gtag(page, 'config', id, { send_page_view: false, page_location: addressIn(page, '/'), page_referrer: '' })
    },
    isThere: () => true,
    tell: (page, event, { currency }) => {
      if (event._tag === 'User Known') return gtag(page, 'set', { user_id: event.userId ?? null })
      if (event._tag === 'Signed In') gtag(page, 'set', { user_id: event.user.userId })
      gtag(page, 'event', googleNames[event._tag], googleFacts(page, event, currency))
    },
  }
}

export const usualLayer = 'dataLayer'

/** `ecommerce` is cleared first, because tag managers merge objects. */
export function pushForTags(page: PageObject, event: AnalyticsEvent, currency: string): void {
  if (event._tag === 'User Known') return
  const layer = listIn(page, usualLayer)
  const commerce = commerceFacts(event, currency)
  if (commerce !== undefined) layer.push({ ecommerce: null })
  layer.push({
    event: event._tag,
    ...eventFacts(event, currency),
    ...(event._tag === 'Page Viewed' ? googleFacts(page, event, currency) : {}),
    ...(commerce === undefined ? {} : { ecommerce: ofCommerce(commerce) }),
  })
}

export const tagManager: Service = {
  script: ({ id, origin = home }) => `${origin}/gtm.js?id=${id}`,
  prepare: (page) => void listIn(page, usualLayer).push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
  isThere: (page) => Reflect.has(page, 'google_tag_manager'),
  tell: (page, event, { currency }) => pushForTags(page, withoutPersonalData(event), currency),
}
