import { useCallback, useSyncExternalStore } from 'react'
import type { Watchable } from './cell.ts'

/**
 * The only bridge from cells to React. `pick` must not build new objects, because React compares its results; derive
 * them in the component.
 */
export function useStateOf<S, A>(cell: Watchable<S>, pick: (now: S) => A): A {
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
