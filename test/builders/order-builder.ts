import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import { emptyOrder } from '../../src-domain/cart/empty-order.ts'
import type { OrderInProgress, OrderLocation } from '../../src-domain/cart/order-in-progress.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { PriceCheck } from '../../src-domain/pricing/price-check.ts'
import { noSelections } from '../../src-domain/selection/selections.ts'

export function aKey(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

export const downtown: OrderLocation = {
  id: 'location-1',
  slug: 'downtown',
  name: 'Downtown',
  timeZone: 'America/New_York',
}
export const uptown: OrderLocation = { ...downtown, id: 'location-2', slug: 'uptown', name: 'Uptown' }

export function aLine(fields: Partial<CartLine> = {}): CartLine {
  return {
    group: 'bowls',
    item: 'ramen',
    mods: noSelections,
    name: 'Ramen',
    price: minor(1_250),
    quantity: 1,
    notes: '',
    isGroup: false,
    ...fields,
  }
}

export const anAddress = {
  street1: '1 Main Street',
  street2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  lat: 40.7,
  long: -74,
} as const

export function anOrder(fields: Partial<OrderInProgress> = {}): OrderInProgress {
  return {
    ...emptyOrder('pickup', aKey(0), downtown),
    ...fields,
  }
}

/** Sets all fields, so that a test sees what a transition clears. */
export function aFullOrder(): OrderInProgress {
  return anOrder({
    items: [aLine()],
    packingItems: [aLine({ group: 'packing', item: 'chopsticks', name: 'Chopsticks', price: minor(0) })],
    address: anAddress,
    deliveryNotes: 'Ring twice',
    note: 'No nuts',
    scheduledAt: 1_700_000_000,
    discount: 'discount-1',
    code: 'TEN',
    promotionCodeId: 'promo-code-1',
    promotionId: 'promo-1',
    table: { id: 'table-7', number: '7' },
    giftCard: { giftCardNumber: '6000123412341234', balance: minor(2_500) },
  })
}

export function aPriceCheck(fields: Partial<PriceCheck> = {}): PriceCheck {
  return {
    delivery: minor(0),
    appliedDiscounts: [],
    appliedCredit: minor(0),
    appliedStoredValue: minor(0),
    preDiscountPrice: minor(2_000),
    taxAmount: minor(165),
    totalAmount: minor(2_165),
    amount: minor(2_000),
    isValid: true,
    ...fields,
  }
}
