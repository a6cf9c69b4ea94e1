import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { PurchaseFacts } from '../../src-domain/analytics/purchase-facts.ts'
import { decimalsOf } from '../../src-domain/money/currency.ts'
import { majorAmount } from '../../src-domain/money/major-amount.ts'
import { type CommerceFacts, type CommerceProduct, commerceFacts } from './commerce-facts.ts'
import { eventFacts, type Facts } from './event-facts.ts'
import { callOffered, isOffered } from './page-object.ts'
import type { Service } from './service.ts'

/** All other event names equal Segment's (segment.com/docs/connections/spec/ecommerce/v2). */
export function segmentName({ _tag }: AnalyticsEvent): string {
  return _tag === 'Purchase' ? 'Order Completed' : _tag
}

export function segmentFacts(event: AnalyticsEvent, usual: string): Facts {
  const commerce = commerceFacts(event, usual)
  if (commerce === undefined) return eventFacts(event, usual)
  const { products, value, currency, purchase } = commerce
  if (purchase !== undefined) return ofPurchase(purchase, commerce)
  const [product] = products
  return event._tag === 'Cart Viewed' || event._tag === 'Checkout Started' || product === undefined
    ? { products: products.map(ofProduct), value, currency }
    : { ...ofProduct(product), value, currency }
}

function ofProduct({ id, ...product }: CommerceProduct): Facts {
  return { product_id: id, ...product }
}

function ofPurchase(purchase: PurchaseFacts, { products, subtotal, value, currency }: CommerceFacts): Facts {
  const { id, orderType, code, taxAmount, appliedCredit, email, phone } = purchase
  return {
    order_id: id,
    total: value,
    // Segment defines revenue without tax and delivery.
    revenue: subtotal,
    tax: majorAmount(taxAmount, decimalsOf(currency)),
    ...(code === '' ? {} : { coupon: code }),
    ...{ currency, products: products.map(ofProduct) },
    ...{ orderType, appliedCredit: majorAmount(appliedCredit, decimalsOf(currency)) },
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  }
}

export const segment: Service = {
  script: ({ id, origin = 'https://cdn.segment.com' }) => `${origin}/analytics.js/v1/${id}/analytics.min.js`,
  // The queue must exist before Segment's script loads.
  prepare: (page) => Reflect.set(page, 'analytics', Object.assign([], { invoked: true, SNIPPET_VERSION: '4.15.3' })),
  isThere: (page) => isOffered(page, 'analytics', 'track'),
  tell: (page, event, { currency }) => {
    if (event._tag === 'User Known') return
    if (event._tag === 'Page Viewed') return void callOffered(page, ['analytics', 'page'], eventFacts(event, currency))
    if (event._tag === 'Signed In') {
      const { userId, ...traits } = event.user
      callOffered(page, ['analytics', 'identify'], userId, traits)
    }
    callOffered(page, ['analytics', 'track'], segmentName(event), segmentFacts(event, currency))
  },
}
