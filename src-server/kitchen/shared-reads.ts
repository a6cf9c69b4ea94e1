export interface SharedReadsNeeds {
  /** Milliseconds between the end of a read and the next one of the same key. `took`: how long the read took. */
  readonly restAfter: (took: number) => number
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** Milliseconds; only differences count. */
  readonly elapsed: () => number
}

/**
 * Reads for many callers at once. A call that comes while a read of its key runs or rests shares the next read, so no
 * caller gets a result that is older than its call.
 */
export function sharedReads<A>(
  read: (key: string) => Promise<A>,
  resting?: SharedReadsNeeds,
): (key: string) => Promise<A> {
  const running = new Map<string, Promise<unknown>>()
  const waiting = new Map<string, Promise<A>>()

  const begin = (key: string): Promise<A> => {
    waiting.delete(key)
    const began = resting?.elapsed() ?? 0
    const now = read(key)
    const rested =
      resting === undefined
        ? now
        : now.then(ignore, ignore).then(() => resting.wait(resting.restAfter(resting.elapsed() - began)))
    running.set(key, rested)
    const done = () => {
      if (running.get(key) === rested) running.delete(key)
    }
    rested.then(done, done)
    return now
  }
  return (key) => {
    const joined = waiting.get(key)
    if (joined !== undefined) return joined
    const current = running.get(key)
    if (current === undefined) return begin(key)
    const beginNext = () => begin(key)
    const next = current.then(beginNext, beginNext)
    waiting.set(key, next)
    return next
  }
}

function ignore(): void {}
