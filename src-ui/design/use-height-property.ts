import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the height of a sticky part in a custom property of its parent, so that what sticks below it follows. */
export function useHeightProperty(part: RefObject<HTMLElement | null>, property: string, isOn = true): void {
  useLayoutEffect(() => {
    const { current } = part
    const parent = current?.parentElement
    if (!isOn || current === null || !parent) return
    const measure = () => parent.style.setProperty(property, `${current.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => {
      observer.disconnect()
      parent.style.removeProperty(property)
    }
  }, [part, property, isOn])
}
