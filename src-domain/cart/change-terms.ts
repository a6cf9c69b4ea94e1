import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { AppliedPromo } from '../promo/discount-result.ts'
import type { OrderChange } from './change-lines.ts'
import type { AppliedGiftCard, OrderInProgress, OrderLocation, Table } from './order-in-progress.ts'

/** Changes of everything about an order but its lines. Each takes a new UUID v4 (CART-17). */

type Part = 'scheduledAt' | 'discount' | 'code' | 'promotionCodeId' | 'promotionId' | 'giftCard' | 'table' | 'address'

const promo: readonly Part[] = ['discount', 'code', 'promotionCodeId', 'promotionId']
/** What is checked or chosen for one restaurant, one way to get the food and one meal, and holds for no other. */
const agreed: readonly Part[] = ['scheduledAt', ...promo, 'giftCard', 'table']

/**
 * Another way to get the food: the chosen time, promo and gift card were checked for the old one (LOC-11, LOC-12).
 * A table is in one restaurant, so it goes too.
 */
export function chooseDiningOption(diningOption: DiningOption, key: string): OrderChange {
  return (order) =>
    order.diningOption === diningOption ? order : { ...without(order, agreed), diningOption, idempotencyKey: key }
}

/**
 * Another restaurant (CART-20): time, notes, discount, gift card, packing and table were agreed with the old one.
 * The items stay and are held against the new menu (`reconcileWithMenu`). News about the same restaurant is no change.
 */
export function chooseLocation(location: OrderLocation, key: string): OrderChange {
  return (order) => {
    if (order.location?.id === location.id) return { ...order, location }
    // The very first choice has nothing to take back: what was written before it was written for this restaurant.
    if (order.location === undefined) return { ...order, location, idempotencyKey: key }
    return {
      ...without(order, agreed),
      location,
      note: '',
      deliveryNotes: '',
      packingItems: [],
      idempotencyKey: key,
    }
  }
}

export function setNote(note: string, key: string): OrderChange {
  return (order) => (order.note === note ? order : { ...order, note, idempotencyKey: key })
}

export function setDeliveryNotes(deliveryNotes: string, key: string): OrderChange {
  return (order) => (order.deliveryNotes === deliveryNotes ? order : { ...order, deliveryNotes, idempotencyKey: key })
}

export function setAddress(address: Address | undefined, key: string): OrderChange {
  return (order) => ({
    ...without(order, ['address']),
    ...(address === undefined ? {} : { address }),
    idempotencyKey: key,
  })
}

/** Seconds since 1970; absent for as soon as possible (SCHED-25). */
export function setScheduledAt(scheduledAt: number | undefined, key: string): OrderChange {
  return (order) =>
    order.scheduledAt === scheduledAt
      ? order
      : {
          ...without(order, ['scheduledAt']),
          ...(scheduledAt === undefined ? {} : { scheduledAt }),
          idempotencyKey: key,
        }
}

/** Where the server found a table (TABLE-07). */
export function setTable(table: Table, key: string): OrderChange {
  return (order) => ({ ...order, table, idempotencyKey: key })
}

/** PROMO-04, PROMO-12; without a promo, the applied one is taken off with all its ids (PROMO-10). */
export function setPromo(applied: AppliedPromo | undefined, key: string): OrderChange {
  return (order) => ({ ...without(order, promo), ...applied, idempotencyKey: key })
}

/** GIFT-05; without a card, the applied one is taken off. */
export function setGiftCard(giftCard: AppliedGiftCard | undefined, key: string): OrderChange {
  return (order) => ({
    ...without(order, ['giftCard']),
    ...(giftCard === undefined ? {} : { giftCard }),
    idempotencyKey: key,
  })
}

/** CART-19: the next meal starts fresh; the restaurant, the way to get it and the address are still the customer's. */
export function afterSuccess(key: string): OrderChange {
  return (order) => ({
    ...without(order, agreed),
    items: [],
    packingItems: [],
    note: '',
    deliveryNotes: '',
    idempotencyKey: key,
  })
}

/** The order without some of its optional parts: absent, not present and undefined. */
function without(order: OrderInProgress, parts: readonly Part[]): OrderInProgress {
  const rest = { ...order }
  for (const part of parts) delete rest[part]
  return rest
}
