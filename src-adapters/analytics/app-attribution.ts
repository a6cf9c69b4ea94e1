import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import { decimalsOf } from '../../src-domain/money/currency.ts'
import { majorAmount } from '../../src-domain/money/major-amount.ts'
import { type CommerceFacts, type CommerceProduct, commerceFacts } from './commerce-facts.ts'
import { eventFacts, type Facts } from './event-facts.ts'
import { callOffered, isOffered } from './page-object.ts'
import type { Service } from './service.ts'

/** Branch's standard events (help.branch.io: commerce and content events). */
const standard: Partial<Record<AnalyticsEvent['_tag'], string>> = {
  'Page Viewed': 'PAGEVIEW',
  'Product Clicked': 'VIEW_ITEM',
  'Product Added': 'ADD_TO_CART',
  'Cart Viewed': 'VIEW_CART',
  'Checkout Started': 'INITIATE_PURCHASE',
  Purchase: 'PURCHASE',
}

function ofProduct({ id, name, category, price, quantity }: CommerceProduct): Facts {
  return {
    $content_schema: 'COMMERCE_PRODUCT',
    $canonical_identifier: id,
    $sku: id,
    $product_name: name,
    ...(category === '' ? {} : { $product_category: category }),
    $price: price,
    $quantity: quantity,
  }
}

function ofCommerce({ value, currency, purchase }: CommerceFacts): Facts {
  if (purchase === undefined) return { currency, revenue: value }
  const { id, taxAmount, code, orderType, email, phone } = purchase
  return {
    transaction_id: id,
    ...{ currency, revenue: value, tax: majorAmount(taxAmount, decimalsOf(currency)) },
    ...(code === '' ? {} : { coupon: code }),
    orderType,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  }
}

export const appAttribution: Service = {
  script: ({ origin = 'https://cdn.branch.io' }) => `${origin}/branch-latest.min.js`,
  isThere: (page) => isOffered(page, 'branch', 'init'),
  begin: (page, { id }) => void callOffered(page, ['branch', 'init'], id),
  tell: (page, event, { currency }) => {
    // The vendor's script stores the identity.
    if (event._tag === 'User Known') return
    if (event._tag === 'Signed In') return void callOffered(page, ['branch', 'setIdentity'], event.user.userId)
    const name = standard[event._tag]
    const commerce = commerceFacts(event, currency)
    // Branch's custom events have no content items.
    if (name === undefined || commerce === undefined)
      return void callOffered(page, ['branch', 'logEvent'], name ?? event._tag, eventFacts(event, currency))
    callOffered(page, ['branch', 'logEvent'], name, ofCommerce(commerce), commerce.products.map(ofProduct))
  },
}
