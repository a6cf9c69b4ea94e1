/** Fetches a part once, at the first call. After a failure the next call fetches again. */
export function fetchOnce<A>(fetch: () => Promise<A>): () => Promise<A> {
  let asked: Promise<A> | undefined
  return () => {
    asked ??= fetch().catch((reason) => {
      asked = undefined
      throw reason
    })
    return asked
  }
}
