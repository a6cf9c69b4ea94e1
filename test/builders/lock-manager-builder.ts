type Granted = (lock: { readonly name: string } | null) => unknown

/** Web Locks of one browser, as far as we use them: queued, or only if free. */
export function aLockManager() {
  const queue: (() => Promise<void>)[] = []
  let isHeld = false
  const next = async (): Promise<void> => {
    if (isHeld) return
    const work = queue.shift()
    if (work === undefined) return
    isHeld = true
    await work()
    isHeld = false
    return next()
  }
  const request = (
    name: string,
    options: { readonly ifAvailable?: boolean } | Granted,
    then?: Granted,
  ): Promise<unknown> => {
    const granted = typeof options === 'function' ? options : (then ?? (() => undefined))
    // As in a browser, callbacks run in a later turn.
    const asked = Promise.resolve()
    const isWaiting = typeof options === 'function' || options.ifAvailable !== true
    return new Promise((resolve, reject) => {
      void asked.then(() => {
        if (!isWaiting && (isHeld || queue.length > 0)) return resolve(granted(null))
        queue.push(() => Promise.resolve(granted({ name })).then(resolve, reject))
        return next()
      })
    })
  }
  return { request }
}
