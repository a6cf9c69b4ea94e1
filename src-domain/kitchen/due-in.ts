import type { Instant } from '../time/clock.ts'

/** `late`: the promised time has passed. `soon`: at most five minutes are left. */
export type Urgency = 'calm' | 'soon' | 'late'

export interface DueIn {
  /** Whole minutes, rounded down; negative once the promised time has passed. */
  readonly minutes: number
  readonly urgency: Urgency
}

const soonMinutes = 5

export function dueIn(promisedAt: Instant, now: Instant): DueIn {
  const minutes = Math.floor((promisedAt - now) / 60_000)
  if (minutes < 0) return { minutes, urgency: 'late' }
  return { minutes, urgency: minutes <= soonMinutes ? 'soon' : 'calm' }
}
