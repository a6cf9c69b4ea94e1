import type { Clock, Instant } from '../../src-domain/time/clock.ts'

export interface Allowance {
  readonly most: number
  readonly windowMs: number
}

/** Counts per key within a window. Each process counts for itself, so behind a balancer the allowance is per process. */
export interface RateLimit {
  /** Seconds to wait, or undefined when `key` has something left. */
  readonly wait: (key: string) => number | undefined
  /** How many more before `key` has to wait. */
  readonly left: (key: string) => number
  readonly count: (key: string) => void
  readonly forgive: (key: string) => void
}

/** So many callers are remembered; beyond that the longest known is forgotten, and memory stays bounded. */
const mostKeys = 20_000

export const rateLimit = ({ most, windowMs }: Allowance, clock: Clock): RateLimit => {
  const seen = new Map<string, { readonly since: Instant; readonly times: number }>()
  const living = (key: string) => {
    const one = seen.get(key)
    // A clock that jumped back must not lock anybody out until it catches up.
    return one !== undefined && Math.abs(clock.now() - one.since) < windowMs ? one : undefined
  }
  return {
    wait: (key) => {
      const one = living(key)
      if (one === undefined || one.times < most) return undefined
      return Math.max(1, Math.ceil((one.since + windowMs - clock.now()) / 1000))
    },
    left: (key) => Math.max(0, most - (living(key)?.times ?? 0)),
    count: (key) => {
      const one = living(key)
      seen.set(key, one === undefined ? { since: clock.now(), times: 1 } : { ...one, times: one.times + 1 })
      const oldest = seen.keys().next().value
      if (seen.size > mostKeys && oldest !== undefined) seen.delete(oldest)
    },
    forgive: (key) => {
      const one = living(key)
      if (one !== undefined) seen.set(key, { ...one, times: Math.max(0, one.times - 1) })
    },
  }
}
