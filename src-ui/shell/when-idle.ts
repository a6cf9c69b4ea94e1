/** Runs `work` when the page is idle; returns the function that cancels it. Safari has no idle callback. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: 4_000 })
    return () => window.cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, 1_000)
  return () => clearTimeout(asked)
}
