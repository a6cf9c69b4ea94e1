export interface WatchedConnection {
  readonly pid: () => number | undefined
  readonly waitsSince: () => number | undefined
  readonly vouched: (since: number) => void
  readonly missed: (since: number) => void
}

/** Absent: the database reports no state for the backend. */
export type BackendState = 'working' | 'nothing'

export interface LookoutNeeds {
  readonly watched: () => Iterable<WatchedConnection>
  readonly ask: (pids: readonly number[]) => Promise<ReadonlyMap<number, BackendState>>
  /** No statement is waiting: the separate connection may be closed. */
  readonly rest: () => void
}

/** Milliseconds. */
export const lookoutTimes = { every: 250, late: 500 }

/**
 * A separate connection asks for the state of waiting backends. An idle backend reveals a lost request or response,
 * long before the statement timeout.
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
    // Vouch first: a missed connection casts suspicion on the others.
    for (const { one, pid, since } of waiting) if (doing.get(pid) === 'working') one.vouched(since)
    for (const { one, pid, since } of waiting) if (doing.get(pid) === 'nothing' && isLate(since)) one.missed(since)
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      // A failed look is harmless: the statement timeout remains.
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
