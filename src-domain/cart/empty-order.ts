import type { DiningOption } from '../dining-option/dining-option.ts'
import type { OrderInProgress, OrderLocation } from './order-in-progress.ts'

/** `key`: a new UUID v4 (CART-17). */
export function emptyOrder(diningOption: DiningOption, key: string, location?: OrderLocation): OrderInProgress {
  return {
    diningOption,
    ...(location === undefined ? {} : { location }),
    items: [],
    packingItems: [],
    deliveryNotes: '',
    note: '',
    idempotencyKey: key,
  }
}
