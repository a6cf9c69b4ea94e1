/** Key of the position in `history.state`. */
export const flowKey = 'flow'

/** Number of open steps according to `history.state`. */
export function stepsOpen(state: unknown): number {
  const { depth } = Object(Object(state)[flowKey])
  return depth > 0 ? depth : 0
}

/** The tab's history, for positions of a flow. Never throws. */
export interface FlowHistory {
  /** Untrusted, because other code or releases may have written it. */
  readonly current: () => unknown
  /** Keeps the entry's other state. */
  readonly push: (position: unknown, address?: string) => void
  /** Keeps the entry's other state. */
  readonly replace: (position: unknown) => void
  /** Asynchronous; `onArrival` reports the end. */
  readonly goBack: (by: number) => void
  /** Listens to back and forward within this page. */
  readonly onArrival: (told: () => void) => void
}
