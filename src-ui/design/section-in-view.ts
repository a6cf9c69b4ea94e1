/** Positions in pixels below the top of the scrolling element. `scrolled`, `range`: scroll position and its maximum. */
export interface ScrolledSections {
  readonly tops: readonly number[]
  /** Bottom of the sticky bars. */
  readonly covered: number
  readonly height: number
  readonly scrolled: number
  readonly range: number
}

/**
 * Index of the section at the reading line. Over the last screenful the line moves to the bottom, because the last
 * sections never reach the top.
 */
export function sectionInView({ tops, covered, height, scrolled, range }: ScrolledSections): number {
  // A closed sheet has no layout.
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
