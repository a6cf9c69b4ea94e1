/** Runs `work` when the page has nothing else to do; answers how to call it off. Safari has no idle callback yet. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: 4_000 })
    return () => window.cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 1_000)
  return () => clearTimeout(asked)
}
