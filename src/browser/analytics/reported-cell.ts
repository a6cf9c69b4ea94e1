import type { WatchableCell } from '../../../src-ui/state/cell.ts'

/** Wraps a cell. Calls `tell` with the value before and after each change made through the wrapper. */
export function reportedCell<S>(cell: WatchableCell<S>, tell: (before: S, after: S) => void): WatchableCell<S> {
  return {
    ...cell,
    update: (change) => {
      const before = cell.current()
      cell.update(change)
      const after = cell.current()
      if (after !== before) tell(before, after)
    },
  }
}
