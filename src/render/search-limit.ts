import type { Clock } from '../../src-domain/time/clock.ts'

/**
 * Pages that are made for one visitor's search alone. The count is of this process and forgotten with it: what it keeps
 * free is this process's own time, and nothing is let in by it.
 */
export const searchPages = { most: 60, windowMs: 60_000 }

const mostRemembered = 10_000

interface Count {
  readonly until: number
  readonly pages: number
}

/** Whether a page may be made for what somebody of this network searched for. */
export function searchLimit(clock: Clock): (network: string) => boolean {
  const counts = new Map<string, Count>()
  return (network) => {
    const now = clock.now()
    const known = counts.get(network)
    const isLive = known !== undefined && Math.abs(known.until - now) <= searchPages.windowMs && known.until > now
    const { until, pages } = isLive ? known : { until: now + searchPages.windowMs, pages: 0 }
    if (pages >= searchPages.most) return false
    counts.delete(network)
    counts.set(network, { until, pages: pages + 1 })
    // Networks come from outside: who was not heard of for longest goes.
    const oldest = counts.keys().next()
    if (counts.size > mostRemembered && oldest.done !== true) counts.delete(oldest.value)
    return true
  }
}
