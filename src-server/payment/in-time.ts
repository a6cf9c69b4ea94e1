/** The promise's value, or `late` when it takes longer than `patience` milliseconds. A rejection counts as late: unknown. */
export const inTime = <A>(promise: Promise<A>, patience: number, late: A): Promise<A> =>
  new Promise((done) => {
    const timer = setTimeout(() => done(late), patience)
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
