/** Milliseconds for each open board between two events of a location, and its bounds. */
const spacing = { perBoard: 10, shortest: 100, longest: 1_000 }

export interface SpacedTellsNeeds {
  readonly tell: (topic: string, version: number) => void
  readonly openBoards: () => number
  /** Runs after milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

/**
 * Tells the boards of a location of changes: of the first at once, of those that follow together after a pause. Each
 * event makes every board look, so the pause grows with the boards and their looks stay at a hundred a second.
 */
export function spacedTells({ tell, openBoards, after }: SpacedTellsNeeds) {
  const resting = new Map<string, { readonly cancel: () => void; latest: number | undefined }>()

  const begin = (topic: string, version: number) => {
    tell(topic, version)
    const pause = Math.min(Math.max(openBoards() * spacing.perBoard, spacing.shortest), spacing.longest)
    const end = () => {
      const latest = resting.get(topic)?.latest
      resting.delete(topic)
      if (latest !== undefined) begin(topic, latest)
    }
    resting.set(topic, { cancel: after(pause, end), latest: undefined })
  }

  return {
    tell: (topic: string, version: number): void => {
      const rest = resting.get(topic)
      if (rest === undefined) begin(topic, version)
      else rest.latest = version
    },
    close: (): void => {
      for (const { cancel } of resting.values()) cancel()
      resting.clear()
    },
  }
}
