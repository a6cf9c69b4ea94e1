import type { DOMWindow } from 'jsdom'

/** The time of a page, which stands still until a test moves it. */
export interface HeldClock {
  readonly now: () => number
  /** Moves on by so many milliseconds. What falls due on the way happens in its order, with what follows from it. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** Nothing fires any more: the page is gone. */
  readonly end: () => void
}

/** What keeps the time for the page and for the order server alike. */
export interface Now {
  at: number
}

interface Timer {
  readonly id: number
  readonly due: number
  readonly every: number | undefined
  readonly run: () => void
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Gives the page a `Date` and timers that know only `now`. A timer of no length fires by itself, because it waits for a
 * turn and not for time to pass; so does what is asked for the next frame or for an idle moment.
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
    // React's own turns: of a page that is gone none is taken.
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

/** The page's own `Date`, but that it asks for no other time than the held one. */
function dateAt(window: DOMWindow, now: Now): unknown {
  const Real = window.Date
  return new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now.at] : given, made),
    apply: () => new Real(now.at).toString(),
    get: (target, name) => (name === 'now' ? () => now.at : Reflect.get(target, name)),
  })
}
