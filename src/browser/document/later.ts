/** A part that is fetched once, when it is first asked for; the next try after a failure may have a better network. */
export function later<A>(fetch: () => Promise<A>): () => Promise<A> {
  let asked: Promise<A> | undefined
  return () => {
    asked ??= fetch().catch((reason) => {
      asked = undefined
      throw reason
    })
    return asked
  }
}
