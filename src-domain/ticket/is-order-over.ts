import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import type { DeliveryStatus } from './tracking.ts'

export interface OrderUnderWay {
  readonly orderType: DiningOption
  /** Scheduled time, else the time of placing. */
  readonly wantedAt: Instant
  readonly isCancelled: boolean
  /** Deliveries only. */
  readonly courier?: DeliveryStatus
  readonly isRefunded: boolean
}

/** Milliseconds after which a pickup counts as done. */
const fetchedWithin = 2 * 3_600_000
/** Milliseconds after which a delivery without a final courier status counts as done. */
const broughtWithin = 24 * 3_600_000

const ends: readonly (DeliveryStatus | undefined)[] = ['delivered', 'canceled', 'returned']

/**
 * True if the customer's data is no longer needed: the order was handed over or cancelled, and no refund is pending.
 */
export function isOrderOver(order: OrderUnderWay, now: Instant): boolean {
  if (order.isRefunded) return false
  if (order.isCancelled) return true
  if (order.orderType !== 'delivery') return now - order.wantedAt > fetchedWithin
  return ends.includes(order.courier) || now - order.wantedAt > broughtWithin
}
