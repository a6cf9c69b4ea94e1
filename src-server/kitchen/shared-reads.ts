/**
 * Reads for many callers at once. A call that comes while a read of its key runs shares the next read, so no caller gets
 * a result that is older than its call.
 */
export function sharedReads<A>(read: (key: string) => Promise<A>): (key: string) => Promise<A> {
  const running = new Map<string, Promise<A>>()
  const waiting = new Map<string, Promise<A>>()

  const begin = (key: string): Promise<A> => {
    waiting.delete(key)
    const now = read(key)
    running.set(key, now)
    const done = () => {
      if (running.get(key) === now) running.delete(key)
    }
    now.then(done, done)
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
