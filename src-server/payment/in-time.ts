/** Returns `late` after `timeout` milliseconds. A rejection is late, too: the outcome is unknown. */
export function inTime<A>(promise: Promise<A>, timeout: number, late: A): Promise<A> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(late), timeout)
    promise.then(
      (value) => {
        clearTimeout(timer)
        done(value)
      },
      () => {
        clearTimeout(timer)
        done(late)
      },
    )
  })
}
