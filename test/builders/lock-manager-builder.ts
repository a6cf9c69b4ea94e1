type Granted = (lock: { readonly name: string } | null) => unknown

/** The locks that the pages of one browser share, as far as we ask for any: one after the other, or only if it is free. */
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
    // As in a browser, nobody hears in the same turn.
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
