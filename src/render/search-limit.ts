import type { Clock } from '../../src-domain/time/clock.ts'

/** Counted per process, because the limit protects only this process's time. */
export const searchPages = { most: 60, windowMs: 60_000 }

const mostRemembered = 10_000

interface Count {
  readonly until: number
  readonly pages: number
}

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
    // Clients choose their address, so the least recent network is dropped.
    const oldest = counts.keys().next()
    if (counts.size > mostRemembered && oldest.done !== true) counts.delete(oldest.value)
    return true
  }
}
