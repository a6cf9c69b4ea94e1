/** Milliseconds for whatever needs nobody but Square. */
export const longest = 15_000
/** Milliseconds for whatever waits for the customer: a bank's question, or a wallet's sheet. */
export const longestForCustomer = 9 * 60_000

/** Square's answer, or 'late'; what it says after that is heard by nobody. Rejects with what Square throws in time. */
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
