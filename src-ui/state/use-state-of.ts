import { useCallback, useSyncExternalStore } from 'react'
import type { WatchableCell } from './cell.ts'

/**
 * The only bridge from our state to React. `pick` answers a part of the state and must not build a new object, because
 * React compares what it answers; derive objects from the part in the component.
 */
export function useStateOf<S, A>(cell: WatchableCell<S>, pick: (now: S) => A): A {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = cell.changes.subscribe(notify)
      return () => subscription.unsubscribe()
    },
    [cell],
  )
  const snapshot = () => pick(cell.current())
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
