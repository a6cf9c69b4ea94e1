import { giftCardOf } from './gift-cards.ts'
import type { House } from './house.ts'
import { allDishes } from './menu.ts'
import type { Patron } from './patrons.ts'
import { discountOf } from './promotions.ts'
import type { Modifier, OrderData, OrderItem } from './wire.ts'

/** Whole cents, so sums are exact. */
function centsOf(dollars: number): number {
  return Math.round(dollars * 100)
}
export function dollarsOf(cents: number): number {
  return cents / 100
}

const fees = { pickup: 0, delivery: 300, kiosk: 0 }
const taxPerThousand = 80

function priceOf(id: string): number {
  return centsOf(allDishes.items[id]?.price ?? 0)
}
function modifiersOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, one) => sum + priceOf(one.item) + modifiersOf(one.modifiers), 0)
}

export function unitOf(item: OrderItem): number {
  return priceOf(item.item) + modifiersOf(item.modifiers)
}

export interface Price {
  readonly subtotal: number
  readonly discount: number
  readonly fee: number
  readonly tax: number
  readonly credit: number
  readonly giftCard: number
  readonly due: number
}

export function priceOfOrder(order: OrderData, patron: Patron | undefined): Price {
  const subtotal = order.items.reduce((sum, item) => sum + unitOf(item) * item.quantity, 0)
  const discount = Math.min(subtotal, discountOf(order, subtotal))
  const fee = fees[order.orderType]
  const tax = Math.floor(((subtotal - discount + fee) * taxPerThousand + 500) / 1000)
  const total = subtotal - discount + fee + tax
  const credit = Math.min(total, patron?.credit ?? 0)
  const balance = giftCardOf(order.giftCardNumber ?? '')?.balance ?? 0
  const giftCard = Math.min(total - credit, centsOf(balance))
  return { subtotal, discount, fee, tax, credit, giftCard, due: total - credit - giftCard }
}

export function priceCheck(order: OrderData, patron: Patron | undefined, house: House) {
  const price = priceOfOrder(order, patron)
  const card = house.cards.find(({ owner, primaryCard }) => owner === patron?.id && primaryCard)
  return {
    delivery: dollarsOf(price.fee),
    appliedDiscounts:
      price.discount === 0 ? [] : [{ discountId: 'd1', name: 'Ten off', amount: dollarsOf(price.discount) }],
    appliedCredit: dollarsOf(price.credit),
    appliedStoredValue: dollarsOf(price.giftCard),
    customerCard: card === undefined ? null : { brand: card.brand, last4: card.last4 },
    preDiscountPrice: dollarsOf(price.subtotal),
    serviceEstimate: 20,
    taxAmount: dollarsOf(price.tax),
    totalAmount: dollarsOf(price.due),
    amount: dollarsOf(price.subtotal),
    isValid: true,
    message: '',
  }
}
