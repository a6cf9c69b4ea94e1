import type { Instant } from '../time/clock.ts'
import type { OrderInProgress } from './order-in-progress.ts'

/** Seconds since 1970 if the order is scheduled in the future. Undefined: use the current menu. */
export function menuTime({ scheduledAt }: Pick<OrderInProgress, 'scheduledAt'>, now: Instant): number | undefined {
  return scheduledAt !== undefined && scheduledAt * 1_000 > now ? scheduledAt : undefined
}
