/** Milliseconds. */
export const longest = 15_000
/** Milliseconds for the customer. */
export const longestForCustomer = 9 * 60_000

/** Resolves to 'late' after the limit and ignores a later response. Rejects if Square throws in time. */
export function inTime<A>(ask: () => Promise<A>, limit: number, isStillAsking = () => false): Promise<A | 'late'> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let timer = setTimeout(look, limit)
    function look(): void {
      if (isStillAsking() && performance.now() - began < longestForCustomer) timer = setTimeout(look, limit)
      else resolve('late')
    }
    Promise.resolve()
      .then(ask)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
