import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'
import type { StateCell } from '../../src-domain/state/state-cell.ts'

/** Emits the current value, then each different one. Never errors or completes. */
export interface Watchable<S> {
  readonly current: () => S
  readonly changes: Observable<S>
}

export interface WatchableCell<S> extends StateCell<S>, Watchable<S> {}

export function cell<S>(initial: S): WatchableCell<S> {
  const values = new BehaviorSubject(initial)
  return {
    current: () => values.getValue(),
    update: (change) => values.next(change(values.getValue())),
    changes: values.pipe(distinctUntilChanged()),
  }
}
