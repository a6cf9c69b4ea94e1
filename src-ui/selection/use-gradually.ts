import { startTransition, useEffect, useState } from 'react'
import type { MenuOption } from '../../src-domain/menu/menu.ts'

/** Modifiers that are drawn with the tap that opens the sheet: more than stand in view below a picture. */
const atOnce = 24

/**
 * How many option groups to draw: what the screen can show at once, the others one by one in the frames that follow.
 * A tap is answered before a large item is whole, and what follows never holds up the next tap.
 */
export function useGradually(options: readonly MenuOption[], isWanted: boolean): number {
  const [drawn, setDrawn] = useState(() => within(options, atOnce))
  const isWhole = isWanted || drawn >= options.length
  useEffect(() => {
    if (isWhole) return
    let later: ReturnType<typeof setTimeout> | undefined
    // After the frame, so that it is never what the frame waits for.
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

/** Many modifiers: what is out of view is then neither styled nor laid out. */
export function isLong(options: readonly MenuOption[]): boolean {
  return within(options, atOnce) < options.length
}

/** Pixels that a group takes before it is drawn, so that what follows stands about where it will stand. */
export function heightBefore({ items }: MenuOption): number {
  return 60 + rowHeight * items.length
}

export const rowHeight = 57

/** How many of the options hold at most that many modifiers together; at least one. */
function within(options: readonly MenuOption[], most: number): number {
  let sum = 0
  const first = options.findIndex(({ items }) => {
    sum += items.length
    return sum > most
  })
  return first < 0 ? options.length : Math.max(1, first)
}
