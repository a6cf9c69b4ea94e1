/** What the lookout asks of a connection. */
export interface Watched {
  readonly pid: () => number | undefined
  readonly waitsSince: () => number | undefined
  readonly vouched: (since: number) => void
  readonly missed: (since: number) => void
}

/** What the database says that a connection's other end does. Not told: it does not know, or will not say. */
export type Doing = 'working' | 'nothing'

export interface LookoutNeeds {
  readonly watched: () => Iterable<Watched>
  /** Asks the database, by a way that nobody else uses. */
  readonly ask: (pids: readonly number[]) => Promise<ReadonlyMap<number, Doing>>
  /** Nobody waits any more: the way may be given up. */
  readonly rest: () => void
}

/** Milliseconds. Hardly any statement takes longer than `late` where nothing is wrong. */
export const lookoutTimes = { every: 250, late: 500 }

/**
 * Tells silence from work long before a statement's own limit would: when one waits, the database is asked by another
 * connection what it does for those that wait. A connection for which it does nothing has lost its question or its
 * answer. When it cannot be asked, the limit is what is left.
 */
export function lookout({ watched, ask, rest }: LookoutNeeds): { readonly stop: () => void } {
  let isLooking = false

  const look = async (): Promise<void> => {
    const now = performance.now()
    const waiting = [...watched()].flatMap((one) => {
      const [pid, since] = [one.pid(), one.waitsSince()]
      return pid === undefined || since === undefined ? [] : [{ one, pid, since }]
    })
    const isLate = (since: number) => now - since >= lookoutTimes.late
    if (!waiting.some(({ since }) => isLate(since))) return rest()
    const doing = await ask(waiting.map(({ pid }) => pid))
    // Those first that are heard of: the others are missed, and what is missed casts suspicion.
    for (const { one, pid, since } of waiting) if (doing.get(pid) === 'working') one.vouched(since)
    for (const { one, pid, since } of waiting) if (doing.get(pid) === 'nothing' && isLate(since)) one.missed(since)
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      // It could not be asked: the statement's own limit is what is left.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
      })
  }, lookoutTimes.every)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      rest()
    },
  }
}
