import { startTransition, useEffect, useState } from 'react'
import type { MenuOption } from '../../src-domain/menu/menu.ts'

/** Modifiers in the first render; more than fit on the screen below a picture. */
const firstModifiers = 24

/**
 * Number of option groups to render: at first those in view, then one more per frame, so that taps are never delayed.
 */
export function useGradualRendering(options: readonly MenuOption[], isWanted: boolean): number {
  const [drawn, setDrawn] = useState(() => optionsWithin(options, firstModifiers))
  const isWhole = isWanted || drawn >= options.length
  useEffect(() => {
    if (isWhole) return
    let later: ReturnType<typeof setTimeout> | undefined
    // Starts the render after the frame, so as not to delay it.
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [drawn, isWhole])
  return isWhole ? options.length : drawn
}

/** True for options with so many modifiers that rendering skips those off screen. */
export function isLong(options: readonly MenuOption[]): boolean {
  return optionsWithin(options, firstModifiers) < options.length
}

/** Estimated height of an unrendered group in pixels. */
export function heightBefore({ items }: MenuOption): number {
  return 60 + rowHeight * items.length
}

export const rowHeight = 57

/** Number of options that have at most `most` modifiers together; at least one. */
function optionsWithin(options: readonly MenuOption[], most: number): number {
  let sum = 0
  const first = options.findIndex(({ items }) => {
    sum += items.length
    return sum > most
  })
  return first < 0 ? options.length : Math.max(1, first)
}
