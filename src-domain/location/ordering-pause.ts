import type { DiningOption, PerDiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'

/** Staff take no orders of a type. */
export interface OrderingPause {
  /** Exclusive; absent: until staff resume. */
  readonly until?: Instant
}

export type OrderingPauses = Partial<PerDiningOption<OrderingPause>>

/** First time from now at which the type is not paused; infinite for a pause without an end. */
export function resumesAt(pauses: OrderingPauses | undefined, option: DiningOption, now: Instant): Instant {
  const pause = pauses?.[option]
  return pause === undefined ? now : Math.max(now, pause.until ?? Number.POSITIVE_INFINITY)
}
