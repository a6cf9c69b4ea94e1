import type { Instant } from '../time/clock.ts'
import type { OrderInProgress } from './order-in-progress.ts'

/** Seconds since 1970 of a scheduled order in the future; undefined: the menu of now. */
export function menuTime({ scheduledAt }: Pick<OrderInProgress, 'scheduledAt'>, now: Instant): number | undefined {
  return scheduledAt !== undefined && scheduledAt * 1_000 > now ? scheduledAt : undefined
}
