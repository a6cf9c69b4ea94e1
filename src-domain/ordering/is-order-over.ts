import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import type { DeliveryStatus } from './tracking.ts'

/** What tells whether somebody still waits for an order. */
export interface OrderUnderWay {
  readonly orderType: DiningOption
  /** For when it was ordered: the time that was chosen, else when it was placed. */
  readonly wantedAt: Instant
  readonly isCancelled: boolean
  /** Of a delivery. */
  readonly courier?: DeliveryStatus
  /** Money of it is on its way back. */
  readonly isRefunded: boolean
}

/** Milliseconds after which food that was to be fetched was fetched, or never will be. */
const fetchedWithin = 2 * 3_600_000
/** The same where nobody says that a courier has arrived. */
const broughtWithin = 24 * 3_600_000

const ends: readonly (DeliveryStatus | undefined)[] = ['delivered', 'canceled', 'returned']

/** Whether nobody needs to know any more whose order this is: it was handed over or called off, and no money moves. */
export function isOrderOver(order: OrderUnderWay, now: Instant): boolean {
  if (order.isRefunded) return false
  if (order.isCancelled) return true
  if (order.orderType !== 'delivery') return now - order.wantedAt > fetchedWithin
  return ends.includes(order.courier) || now - order.wantedAt > broughtWithin
}
