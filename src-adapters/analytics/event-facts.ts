import type { AnalyticsEvent, ProductFacts } from '../../src-domain/analytics/analytics-event.ts'
import type { PurchaseFacts } from '../../src-domain/analytics/purchase-facts.ts'
import { majorAmount } from '../../src-domain/money/major-amount.ts'

export type Facts = Readonly<Record<string, unknown>>

/** Uses our own property names; amounts are in dollars. */
export function eventFacts(event: AnalyticsEvent): Facts {
  switch (event._tag) {
    case 'Purchase':
      return ofPurchase(event.purchase)
    case 'Signed In':
      return { ...event.user }
    case 'Product Added':
    case 'Product Clicked':
    case 'Product Modified':
    case 'Product Removed':
      return ofProduct(event.product)
    case 'Page Viewed':
      return { path: event.path }
    case 'Cart Viewed':
    case 'Checkout Started':
    case 'Cleared Cart':
    case 'Unnamed Event':
    case 'User Known':
      return {}
  }
}

function ofProduct({ category, name, price, quantity }: ProductFacts): Facts {
  return { category, name, price: majorAmount(price), quantity }
}

function ofPurchase({ items, finalAmount, taxAmount, appliedCredit, value, ...purchase }: PurchaseFacts): Facts {
  return {
    ...purchase,
    finalAmount: majorAmount(finalAmount),
    taxAmount: majorAmount(taxAmount),
    appliedCredit: majorAmount(appliedCredit),
    value: majorAmount(value),
    items: items.map((item) => ({ ...item, price: majorAmount(item.price) })),
  }
}
