const works = new Set<() => Promise<unknown>>()

/** Runs `work` when a signal ends this program; returns the function that unregisters it. */
export function whenKilled(work: () => Promise<unknown>): () => void {
  if (works.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  works.add(work)
  return () => works.delete(work)
}

async function end(): Promise<void> {
  await Promise.allSettled([...works].map((work) => work()))
  process.exit(1)
}
