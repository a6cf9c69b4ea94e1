/** Milliseconds of rest after which a width counts (SHELL-43): a window that is being drawn larger has many on its way. */
export const widthDebounce = 200

/** Tells the width of an element: at once the one that it has, and each later one when it has come to rest. Answers its undoing. */
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
