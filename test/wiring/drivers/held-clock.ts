import type { DOMWindow } from 'jsdom'

export interface HeldClock {
  readonly now: () => number
  /** Advances by this many milliseconds; due timers fire in order, with their consequences. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** Stops all timers of a closed page. */
  readonly end: () => void
}

/** Shared clock of page and order server. */
export interface Now {
  at: number
}

interface Timer {
  readonly id: number
  readonly due: number
  readonly every: number | undefined
  readonly run: () => void
}

/** Runs all work that needs only a turn of the loop. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Gives the page a `Date` and timers on `now`. Zero timers, animation frames and idle callbacks fire by themselves,
 * because they wait for a turn, not for time.
 */
export function holdClock(window: DOMWindow, now: Now): HeldClock {
  const timers = new Map<number, Timer>()
  let ids = 0
  let hasEnded = false
  const start = (work: unknown, wait: unknown, given: readonly unknown[], isRepeated: boolean): number => {
    ids += 1
    const id = ids
    if (hasEnded) return id
    const length = Math.max(0, Number(wait ?? 0) || 0)
    const run = () => {
      if (!isRepeated) timers.delete(id)
      if (typeof work === 'function') work(...given)
    }
    timers.set(id, { id, due: now.at + length, every: isRepeated ? Math.max(1, length) : undefined, run })
    if (length === 0) setImmediate(() => timers.has(id) && run())
    return id
  }
  const stop = (id: number) => void timers.delete(id)
  const ownMicrotask = window.queueMicrotask
  const soon = (work: (time: number) => void) => start(() => work(now.at), 0, [], false)
  Object.assign(window, {
    Date: dateAt(window, now),
    setTimeout: (work: unknown, wait: unknown, ...given: readonly unknown[]) => start(work, wait, given, false),
    setInterval: (work: unknown, wait: unknown, ...given: readonly unknown[]) => start(work, wait, given, true),
    clearTimeout: stop,
    clearInterval: stop,
    requestAnimationFrame: soon,
    cancelAnimationFrame: stop,
    requestIdleCallback: soon,
    cancelIdleCallback: stop,
    // React's scheduler; ignores a closed page.
    setImmediate: (work: unknown, ...given: readonly unknown[]) =>
      setImmediate(() => {
        if (!hasEnded && typeof work === 'function') work(...given)
      }),
    clearImmediate,
    queueMicrotask: (work: () => void) =>
      ownMicrotask(() => {
        if (!hasEnded) work()
      }),
  })
  const next = (until: number): Timer | undefined =>
    [...timers.values()].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due || a.id - b.id)[0]
  return {
    now: () => now.at,
    end: () => {
      hasEnded = true
      timers.clear()
    },
    advance: async (milliseconds) => {
      const end = now.at + milliseconds
      await settled()
      for (let timer = next(end); timer !== undefined; timer = next(end)) {
        now.at = Math.max(now.at, timer.due)
        if (timer.every !== undefined) timers.set(timer.id, { ...timer, due: timer.due + timer.every })
        timer.run()
        await settled()
      }
      now.at = end
    },
  }
}

/** The page's `Date`, with the held clock as current time. */
function dateAt(window: DOMWindow, now: Now): unknown {
  const Real = window.Date
  return new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now.at] : given, made),
    apply: () => new Real(now.at).toString(),
    get: (target, name) => (name === 'now' ? () => now.at : Reflect.get(target, name)),
  })
}
