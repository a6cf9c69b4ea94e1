/** What came of it, or a failure when it took longer. For limits that customers are promised, and for nothing else. */
export async function within<A>(milliseconds: number, work: Promise<A>): Promise<A> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
