/** Milliseconds without a change before a width counts (SHELL-43). */
export const widthDebounce = 200

/** Reports the width at once and after changes. Returns the function that stops it. */
export function watchWidth(element: Element, told: (width: number) => void): () => void {
  if (!('ResizeObserver' in window)) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  const watch = new ResizeObserver(([entry]) => {
    const width = Math.round(entry?.contentRect.width ?? 0)
    if (width <= 0) return
    clearTimeout(timer)
    if (isFirst) told(width)
    else timer = setTimeout(() => told(width), widthDebounce)
    isFirst = false
  })
  watch.observe(element)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
  }
}
