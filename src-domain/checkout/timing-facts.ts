import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { Location } from '../location/location.ts'
import { earliestWith, type TimingFacts } from '../scheduling/order-timing.ts'
import type { Instant } from '../time/clock.ts'
import { answerFor, type OrderChecks } from './order-checks.ts'

export interface OrderInView {
  readonly brand: Brand
  readonly order: OrderInProgress
  readonly location: Location | undefined
  readonly checks: OrderChecks
  readonly now: Instant
}

export function timingFacts({ brand, order, location, checks, now }: OrderInView): TimingFacts {
  return {
    brand,
    diningOption: order.diningOption,
    scheduledAt: order.scheduledAt,
    timeZone: order.location?.timeZone ?? 'UTC',
    location,
    validation: answerFor(checks.validation, order),
    now,
  }
}

/** Earliest time of an order whose items need notice, in seconds since 1970. */
export function earliestTime({
  order,
  checks,
  now,
}: Pick<OrderInView, 'order' | 'checks' | 'now'>): number | undefined {
  const notice = answerFor(checks.validation, order)?.notice
  return notice === undefined ? undefined : earliestWith(notice, now)
}
