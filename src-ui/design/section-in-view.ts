/** Pixels below the top of what scrolls, except `scrolled` and `range`: how far it is scrolled, and can be. */
export interface ScrolledSections {
  readonly tops: readonly number[]
  /** Where the bars that stay at the top end. */
  readonly covered: number
  readonly height: number
  readonly scrolled: number
  readonly range: number
}

/**
 * Index of the section at the reading line. The line is below the bars and moves down to the end over the last
 * screenful, because the last sections never get to the top.
 */
export function sectionInView({ tops, covered, height, scrolled, range }: ScrolledSections): number {
  // A sheet that is not open yet has no layout.
  if (height === 0) return 0
  const room = Math.max(0, height - covered)
  const run = Math.min(room, range)
  const nearEnd = run === 0 ? 0 : Math.max(0, 1 - (range - scrolled) / run)
  const line = covered + room * nearEnd
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line + 1),
  )
}
