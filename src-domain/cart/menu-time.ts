import type { Instant } from '../time/clock.ts'
import type { OrderInProgress } from './order-in-progress.ts'

/**
 * The time (seconds since 1970) whose menu an order is made from: the chosen one while it lies ahead. Undefined: the menu
 * of now, also after the chosen time has passed.
 */
export function menuTime({ scheduledAt }: Pick<OrderInProgress, 'scheduledAt'>, now: Instant): number | undefined {
  return scheduledAt !== undefined && scheduledAt * 1_000 > now ? scheduledAt : undefined
}
