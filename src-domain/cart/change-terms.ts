import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { AppliedPromo } from '../promo/discount-result.ts'
import type { OrderChange } from './change-lines.ts'
import type { AppliedGiftCard, OrderInProgress, OrderLocation, Table } from './order-in-progress.ts'

/** Changes of everything but the lines. Each takes a new UUID v4 (CART-17). */

type Part = 'scheduledAt' | 'discount' | 'code' | 'promotionCodeId' | 'promotionId' | 'giftCard' | 'table' | 'address'

const promo: readonly Part[] = ['discount', 'code', 'promotionCodeId', 'promotionId']
/** Parts valid for one restaurant, order type and meal only. */
const agreed: readonly Part[] = ['scheduledAt', ...promo, 'giftCard', 'table']

/** Drops time, promo, gift card and table, because the server checked them for the old type (LOC-11, LOC-12). */
export function chooseDiningOption(diningOption: DiningOption, key: string): OrderChange {
  return (order) =>
    order.diningOption === diningOption ? order : { ...without(order, agreed), diningOption, idempotencyKey: key }
}

/**
 * Drops the parts that depend on the old restaurant (CART-20). Keeps the items; `reconcileWithMenu` checks them. New
 * data of the same restaurant drops nothing.
 */
export function chooseLocation(location: OrderLocation, key: string): OrderChange {
  return (order) => {
    if (order.location?.id === location.id) return { ...order, location }
    // Choosing a first restaurant drops nothing.
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

/** Seconds since 1970; absent: as soon as possible (SCHED-25). */
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

export function setTable(table: Table, key: string): OrderChange {
  return (order) => ({ ...order, table, idempotencyKey: key })
}

/** PROMO-04, PROMO-12; undefined removes the promo and its ids (PROMO-10). */
export function setPromo(applied: AppliedPromo | undefined, key: string): OrderChange {
  return (order) => ({ ...without(order, promo), ...applied, idempotencyKey: key })
}

/** GIFT-05; undefined removes the card. */
export function setGiftCard(giftCard: AppliedGiftCard | undefined, key: string): OrderChange {
  return (order) => ({
    ...without(order, ['giftCard']),
    ...(giftCard === undefined ? {} : { giftCard }),
    idempotencyKey: key,
  })
}

/** CART-19: keeps restaurant, order type and address. */
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

/** Deletes keys instead of setting undefined. */
function without(order: OrderInProgress, parts: readonly Part[]): OrderInProgress {
  const rest = { ...order }
  for (const part of parts) delete rest[part]
  return rest
}
