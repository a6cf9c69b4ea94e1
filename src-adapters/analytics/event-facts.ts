import type { AnalyticsEvent, ProductFacts } from '../../src-domain/analytics/analytics-event.ts'
import type { PurchaseFacts } from '../../src-domain/analytics/purchase-facts.ts'
import { decimalsOf } from '../../src-domain/money/currency.ts'
import { majorAmount } from '../../src-domain/money/major-amount.ts'

export type Facts = Readonly<Record<string, unknown>>

/** Uses our own property names; amounts are in the main unit of the currency. `usual`: the brand's. */
export function eventFacts(event: AnalyticsEvent, usual: string): Facts {
  switch (event._tag) {
    case 'Purchase':
      return ofPurchase(event.purchase)
    case 'Signed In':
      return { ...event.user }
    case 'Product Added':
    case 'Product Clicked':
    case 'Product Modified':
    case 'Product Removed':
      return ofProduct(event.product, usual)
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

function ofProduct({ category, name, price, quantity }: ProductFacts, currency: string): Facts {
  return { category, name, price: majorAmount(price, decimalsOf(currency)), quantity }
}

function ofPurchase({ items, finalAmount, taxAmount, appliedCredit, value, ...purchase }: PurchaseFacts): Facts {
  const decimals = decimalsOf(purchase.currency)
  return {
    ...purchase,
    finalAmount: majorAmount(finalAmount, decimals),
    taxAmount: majorAmount(taxAmount, decimals),
    appliedCredit: majorAmount(appliedCredit, decimals),
    value: majorAmount(value, decimals),
    items: items.map((item) => ({ ...item, price: majorAmount(item.price, decimals) })),
  }
}
