import type { AnalyticsEvent, ProductFacts } from '../../src-domain/analytics/analytics-event.ts'
import type { PurchaseFacts } from '../../src-domain/analytics/purchase-facts.ts'
import { type Decimals, decimalsOf } from '../../src-domain/money/currency.ts'
import { majorAmount } from '../../src-domain/money/major-amount.ts'
import { type Minor, multiply, sum } from '../../src-domain/money/minor.ts'

/** Amounts are in the main unit of `currency`. */
export interface CommerceFacts {
  readonly products: readonly CommerceProduct[]
  readonly subtotal: number
  /** The final amount of a purchase (ANA-06). */
  readonly value: number
  readonly currency: string
  readonly purchase?: PurchaseFacts
}

export interface CommerceProduct {
  readonly id: string
  readonly name: string
  /** '' if unknown. */
  readonly category: string
  readonly price: number
  readonly quantity: number
}

/** Undefined for an event without dishes. `usual`: the brand's currency, ISO 4217. */
export function commerceFacts(event: AnalyticsEvent, usual: string): CommerceFacts | undefined {
  switch (event._tag) {
    case 'Product Added':
    case 'Product Clicked':
    case 'Product Modified':
    case 'Product Removed':
      return ofProducts([event.product], usual)
    case 'Cart Viewed':
    case 'Checkout Started':
      return ofProducts(event.cart ?? [], usual)
    case 'Purchase':
      return ofPurchase(event.purchase)
    case 'Page Viewed':
    case 'Signed In':
    case 'Cleared Cart':
    case 'Unnamed Event':
    case 'User Known':
      return undefined
  }
}

function ofPurchase(purchase: PurchaseFacts): CommerceFacts {
  const products = purchase.items.map(({ itemId, name, price, quantity, group }) => ({
    ...{ id: itemId, category: group.name, name, price, quantity },
  }))
  return {
    ...ofProducts(products, purchase.currency),
    value: majorAmount(purchase.value, decimalsOf(purchase.currency)),
    purchase,
  }
}

function ofProducts(products: readonly ProductFacts[], currency: string): CommerceFacts {
  const decimals = decimalsOf(currency)
  const subtotal = majorAmount(sum(products.map(lineAmount)), decimals)
  return { products: products.map((one) => inMajorUnits(one, decimals)), subtotal, value: subtotal, currency }
}

function lineAmount({ price, quantity }: ProductFacts): Minor {
  return multiply(price, quantity)
}

function inMajorUnits({ id, name, category, price, quantity }: ProductFacts, decimals: Decimals): CommerceProduct {
  // An older page's events have no id.
  return { id: id ?? name, name, category, price: majorAmount(price, decimals), quantity }
}
