/** Under which an entry of the history keeps its position, beside whatever else it keeps. */
export const flowKey = 'flow'

/** How many steps were open over the page when its entry was left, as far as the entry's state tells. */
export function stepsOpen(state: unknown): number {
  const { depth } = Object(Object(state)[flowKey])
  return depth > 0 ? depth : 0
}

/** The history of this tab, as far as a flow keeps its position in it. Never throws. */
export interface FlowHistory {
  /** What the entry that is shown keeps of a flow; anybody's, and of any release. */
  readonly current: () => unknown
  /** At an address of its own, or at that of the page. What else the entry before keeps, goes along. */
  readonly push: (position: unknown, address?: string) => void
  /** In the entry that is shown; what else it keeps stays. */
  readonly replace: (position: unknown) => void
  /** Takes a moment; told to who listens once it is there. */
  readonly goBack: (by: number) => void
  /** Told after the browser went to another entry of this page, back or forward. */
  readonly onArrival: (told: () => void) => void
}
