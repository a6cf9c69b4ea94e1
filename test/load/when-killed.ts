const works = new Set<() => Promise<unknown>>()

/** What is left to do when somebody ends this program with a signal; answers how to take it back. */
export function whenKilled(work: () => Promise<unknown>): () => void {
  if (works.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  works.add(work)
  return () => works.delete(work)
}

async function end(): Promise<void> {
  await Promise.allSettled([...works].map((work) => work()))
  process.exit(1)
}
