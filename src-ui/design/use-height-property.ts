import { type RefObject, useLayoutEffect } from 'react'

/** Stores the height of a sticky element in a custom property of its parent, for elements that stick below it. */
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
